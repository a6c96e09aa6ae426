import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { changesByPerson } from "../schedules/changes-by-person.ts";
import { publishDiff } from "../schedules/publish-diff.ts";
import { aPublishedShift, aShift } from "../schedules/shift-builder.test-support.ts";
import { shiftChanges } from "./shift-changes.ts";

const working = [
  aShift({ id: aShiftId("late"), range: "18:00-22:00" }),
  aShift({ id: aShiftId("moved"), range: "10:00-16:00" }),
  aShift({ id: aShiftId("friday"), day: "2026-11-20" }),
];
const published = [
  aPublishedShift({ id: aShiftId("moved"), range: "09:00-17:00" }),
  aPublishedShift({ id: aShiftId("gone"), day: "2026-11-18" }),
];
const [ana] = changesByPerson(publishDiff(working, published));

const told = (today: string) =>
  shiftChanges(
    ana ?? { employeeId: anEmployeeId("ana"), added: [], changed: [], removed: [] },
    today,
    nameOfRole,
  ).map(({ before, after }) => [
    before?.startsAtLocal,
    after?.startsAtLocal,
    (after ?? before)?.day,
  ]);

test("the changes of a person are told in order of time", () => {
  expect(told("2026-11-16")).toEqual([
    ["09:00", "10:00", "2026-11-17"],
    [undefined, "18:00", "2026-11-17"],
    ["09:00", undefined, "2026-11-18"],
    [undefined, "09:00", "2026-11-20"],
  ]);
});

test("days that have passed are left out", () => {
  expect(told("2026-11-19")).toEqual([[undefined, "09:00", "2026-11-20"]]);
  expect(told("2026-11-21")).toEqual([]);
});
