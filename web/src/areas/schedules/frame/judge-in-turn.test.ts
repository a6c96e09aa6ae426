import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import { planAt } from "../model/cell-place.ts";
import { someFacts, testDays } from "../model/facts.test-support.ts";
import { WeekStore } from "../model/week-store.ts";
import type { WantedChange } from "../model/write-change.ts";
import { planWanted } from "../model/write-change.ts";
import { judgeInTurn } from "./judge-in-turn.ts";

const p0 = anEmployeeId("p0");
const [monday = "", tuesday = "", wednesday = "", thursday = ""] = testDays;
const onDay = (day: string) => aShift({ id: aShiftId(day), employeeId: p0, day });

/** Moves the shifts to the day after, in a week with these and others. */
function moveOn(moved: readonly Shift[], others: readonly Shift[] = []) {
  const week = new WeekStore(someFacts([...moved, ...others])).week();
  const wanted = moved.map((shift) => {
    const day = testDays[testDays.indexOf(shift.day) + 1] ?? shift.day;
    return { shift, plan: planAt(shift, { employeeId: p0, day }) };
  });
  return judgeInTurn(wanted, { week, locale: unknownReader });
}

const daysOf = (changes: readonly WantedChange[]) => changes.map((one) => planWanted(one).day);

test("shifts of one employee on days in a row move on by a day together", () => {
  const { changes, problem } = moveOn([onDay(monday), onDay(tuesday), onDay(wednesday)]);
  expect(daysOf(changes)).toEqual([thursday, wednesday, tuesday]);
  expect(problem).toBeUndefined();
});

test("a shift is left out, with a sentence, where another that stays is in its way", () => {
  const { changes, problem } = moveOn([onDay(monday), onDay(tuesday)], [onDay(wednesday)]);
  expect(changes).toEqual([]);
  expect(problem).toMatch(/Person 0/u);
});
