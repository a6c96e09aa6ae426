import { afterEach, expect, test, vi } from "vitest";
import { commitSize } from "./commit-size.ts";

afterEach(() => vi.unstubAllEnvs());

function ofTexts(count: number) {
  const size = commitSize();
  for (let index = 0; index < count; index += 1) size.add({ text: "é".repeat(500) });
  return size;
}

test("a transaction that is too large for the database is refused before it is sent", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "");
  expect(ofTexts(9100).require).not.toThrow();
  expect(ofTexts(9300).require).toThrow("tooMuchAtOnce");
});

test("the emulator takes less", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080");
  expect(ofTexts(3600).require).not.toThrow();
  expect(ofTexts(3800).require).toThrow("tooMuchAtOnce");
});
