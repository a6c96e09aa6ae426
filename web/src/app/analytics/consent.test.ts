import { expect, test } from "vitest";
import { readConsent, saveConsent } from "./consent.ts";

function memory(start: Record<string, string> = {}) {
  const entries = new Map(Object.entries(start));
  return {
    read: (name: string) => entries.get(name) ?? null,
    write: (name: string, value: string) => entries.set(name, value).has(name),
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
