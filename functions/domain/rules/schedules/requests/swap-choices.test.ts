import { expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson } from "../findings/judged.test-support.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { swapChoicesOf } from "./swap-choices.ts";

const now = "2026-11-16T12:00:00.000Z";
const ana = anEmployeeId("ana");
const ben = anEmployeeId("ben");

/** Tuesday 17 November 2026, 9 to 17. */
const own = aShift({ id: aShiftId("own"), employeeId: ana, state: "published" });

function choices(change: Partial<Shift>): string[] {
  const other = { ...own, id: aShiftId("other"), employeeId: ben, ...change };
  const judge = aJudge([
    aPerson({ shifts: [own] }),
    aPerson({ employee: { id: ben, name: "Ben" }, shifts: [other] }),
  ]);
  return swapChoicesOf({ own, shifts: [other], judge, now }).map(({ id }) => id);
}

test("a shift can be swapped for a colleague's at another time of the day", () => {
  const later = { startsAtLocal: "12:00", startsAt: "2026-11-17T17:00:00.000Z" } as const;
  expect(choices(later)).toEqual(["other"]);
});

test("the same work of a colleague was offered for a swap that changes nothing", () => {
  expect(choices({})).toEqual([]);
  expect(choices({ note: "Bring the keys" })).toEqual([]);
});
