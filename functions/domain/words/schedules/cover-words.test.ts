import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import type { CoverRank } from "../../records/schedules/cover-rank.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { coverReasons } from "./cover-words.ts";

const rank: CoverRank = {
  employeeId: employeeIdSchema.parse("ana"),
  hasJobRole: true,
  availability: "unsaid",
  restSeconds: 9.5 * 3600,
  weekSeconds: 38.75 * 3600,
  contractSeconds: 32 * 3600,
  isBeyondMost: false,
  overtimeSeconds: 4.75 * 3600,
  costMinor: 12_345,
  overBudgets: [],
  lastWorkedOn: null,
  burdens: [],
};

test("hours beside an employee who can cover were decimal, and 4:45 in every list", () => {
  expect(coverReasons(rank, { role: "Cook", currency: "USD" }, american)).toEqual([
    "Works as Cook",
    "Only 9:30 h of rest",
    "38:45 of 32:00 contract hours with this shift",
    "4:45 h of overtime",
    "Adds $123.45",
  ]);
});
