import { expect, test } from "vitest";
import { readConsent, saveConsent } from "./consent.ts";

function memory(start: Record<string, string> = {}) {
  const entries = new Map(Object.entries(start));
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
}

test("there is no consent before the question, and an unknown answer is none", () => {
  expect(readConsent(memory())).toBe("unasked");
  expect(readConsent(memory({ "crewline.analytics": "yes" }))).toBe("unasked");
});

test.each(["granted", "declined"] as const)("%s is remembered", (answer) => {
  const device = memory();
  saveConsent(answer, device);
  expect(readConsent(device)).toBe(answer);
});
