import { expect, test } from "vitest";
import { aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson } from "../findings/judged.test-support.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { blockedShifts } from "./blocked-shifts.ts";

const early = aShift({ id: aShiftId("early"), range: "09:00-13:00" });
const late = aShift({ id: aShiftId("late"), range: "12:00-17:00" });
const next = aShift({ id: aShiftId("next"), range: "17:00-20:00" });
const blockedOf = (shown: (typeof early)[]) =>
  blockedShifts(shown, aJudge([aPerson({ shifts: [early, late, next] })])).map(
    ({ shift, findings }) => [shift.id, findings.map(({ code }) => code)],
  );

test("of the shifts that staff would see, those that overlap another are blocked", () => {
  expect(blockedOf([early, late, next])).toEqual([
    ["early", ["overlap"]],
    ["late", ["overlap"]],
  ]);
  expect(blockedOf([late])).toEqual([["late", ["overlap"]]]);
});

test("a shift that nothing speaks against, and an open one, are not blocked", () => {
  expect(blockedOf([next])).toEqual([]);
  expect(blockedOf([{ ...early, employeeId: null }])).toEqual([]);
});
