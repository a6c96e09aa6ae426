import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { placeShifts } from "./place-shifts.ts";
import { planOf } from "./plan-of.ts";
import { aShift } from "./shift-builder.test-support.ts";

const names = { employee: (id: string) => id, location: () => "Harbor" };
const timeZone = "America/New_York";
const aPlan = (change: Parameters<typeof aShift>[0] = {}) => planOf(aShift(change));

function place(
  plans: Parameters<typeof placeShifts>[0]["plans"],
  existing = [] as ReturnType<typeof aShift>[],
  timeOff: Parameters<typeof placeShifts>[0]["timeOff"] = [],
) {
  return placeShifts({
    plans,
    timeZone,
    existing,
    timeOff,
    names,
    isWorking: (id) => id !== "gone",
  });
}

test("plans that fit are placed in their zone", () => {
  const { placed, skipped } = place([aPlan(), aPlan({ employeeId: anEmployeeId("ben") })]);
  expect(skipped).toEqual([]);
  expect(placed.map(({ placed: one }) => one.startsAt)).toEqual([
    "2026-11-17T14:00:00.000Z",
    "2026-11-17T14:00:00.000Z",
  ]);
});

test("a plan that collides with a shift or with an earlier plan is skipped with the reason", () => {
  const existing = [aShift({ id: aShiftId("there"), employeeId: anEmployeeId("ben") })];
  const { placed, skipped } = place(
    [
      aPlan({ range: "16:00-20:00", employeeId: anEmployeeId("ben") }),
      aPlan(),
      aPlan({ range: "12:00-13:00" }),
    ],
    existing,
  );
  expect(placed).toHaveLength(1);
  expect(skipped).toMatchObject([
    { who: "ben", because: { code: "overlap", fields: { who: "ben", from: "09:00" } } },
    { who: "ana", because: { code: "overlap", fields: { who: "ana", from: "09:00" } } },
  ]);
});

test("an employee who does not work there is skipped, open shifts are not", () => {
  const { placed, skipped } = place([
    aPlan({ employeeId: anEmployeeId("gone") }),
    aPlan({ employeeId: null }),
    aPlan({ employeeId: null }),
  ]);
  expect(placed).toHaveLength(2);
  expect(skipped).toMatchObject([{ who: "gone", day: "2026-11-17" }]);
});

test("an employee with time off then is skipped with the reason", () => {
  const { placed, skipped } = place([aPlan()], [], [aTimeOff({ from: "2026-11-17" })]);
  expect(placed).toEqual([]);
  expect(skipped).toMatchObject([{ who: "ana", because: { code: "onTimeOff" } }]);
});
