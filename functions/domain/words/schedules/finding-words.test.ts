import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import { everyFindingText } from "./every-finding.test-support.ts";

test("each finding is one text without a full stop, in the formats of its reader", () => {
  for (const text of everyFindingText(american)) expect(text).toMatch(/^[A-Z0-9].*[^.]$/u);
  expect(everyFindingText(american)).toEqual(
    expect.arrayContaining([
      "Only 8:00 h rest between two shifts; 11:00 h at least",
      "12:00 h on Friday; 10:00 h at most",
      "12:00 planned; Ana's maximum is 10:00 a week",
      "12:00 planned; the agreed maximum is 10:00 a week",
      "Ana is not available on Fridays 2:00 PM – 10:00 PM",
      "Prefers to work on Fridays",
      "The week costs more than its budget",
      "Ana is a minor and can't work after 12:30 AM that day (29 CFR 570.35)",
      "Ana is a minor and can't work after 10:00 PM that day (company limit)",
      "Ana is too young: employees must be at least 14 (29 CFR 570.35)",
    ]),
  );
  expect(everyFindingText(german)).toContain("Ana is not available on Fridays 14:00–22:00");
});
