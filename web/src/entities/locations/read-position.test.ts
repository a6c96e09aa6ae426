import { afterEach, expect, test, vi } from "vitest";
import { readPosition } from "./read-position.ts";

afterEach(() => vi.unstubAllGlobals());

const now = Date.now();
const fix = (ageSeconds: number) => ({
  coords: { latitude: 40.7, longitude: -74, accuracy: 10 },
  timestamp: now - ageSeconds * 1000,
});

/** A device that answers with these positions in turn; null for none. */
function device(...answers: readonly (ReturnType<typeof fix> | null)[]) {
  let asked = 0;
  const getCurrentPosition = (
    resolve: (found: object) => void,
    fail: (problem: object) => void,
  ): void => {
    const answer = answers[asked] ?? null;
    asked += 1;
    if (answer === null) fail({ code: 2 });
    else resolve(answer);
  };
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  return () => asked;
}

test("a device that answers with an old position is asked once more", async () => {
  const asked = device(fix(600), fix(1));
  const { position } = await readPosition();
  expect(asked()).toBe(2);
  expect(position?.ageSeconds).toBeLessThan(60);
});

test("a device that answers with a fresh one, or with none, is asked once", async () => {
  const asked = device(fix(30), fix(1));
  await readPosition();
  expect(asked()).toBe(1);
  const none = device(null, fix(1));
  expect(await readPosition()).toEqual({ position: null, problem: "unavailable" });
  expect(none()).toBe(1);
});

test("an old position is better than none at the second time", async () => {
  device(fix(600), null);
  expect((await readPosition()).position?.ageSeconds).toBeGreaterThanOrEqual(600);
});
