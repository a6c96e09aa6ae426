import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import { expect, test } from "vitest";
import { subjectText } from "./audit-texts.ts";

const day = "2026-12-27";

test("a deleted company is not called by the day of its erasure alone", () => {
  const row = { entity: "settings", day } as const;
  expect(subjectText({ row, subject: "", entity: "Settings" }, american)).toBe(
    "Settings, Sun, Dec 27",
  );
});

test.each([
  ["Ana Diaz, Sun, Dec 27", { entity: "timeEntry", day }, "Ana Diaz"],
  ["Harborside", { entity: "payPeriod", day }, "Harborside"],
  ["Type", { entity: "settings", day: null }, ""],
] as const)("%s is what a row is about", (text, row, subject) => {
  expect(subjectText({ row, subject, entity: "Type" }, american)).toBe(text);
});
