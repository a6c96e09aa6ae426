import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { recordText } from "./record-text.ts";

test.each([
  ["text", "Harborside", "Harborside"],
  ["code", "closed", "To approve"],
  ["day", "2026-11-18", "Wed, Nov 18"],
  ["time", "2026-11-18T22:05:00.000Z", "5:05 PM"],
  ["hours", 27_000, "7:30"],
  ["money", 123_456, "$1,234.56"],
  ["rate", 185_000, "$18.50"],
  ["hours", 0, "–"],
  ["text", null, "–"],
] as const)("%s of %s reads %s", (kind, cell, text) => {
  const terms = { kind, currency: "USD", timeZone: "America/New_York" };
  expect(recordText(cell, terms, american)).toBe(text);
});
