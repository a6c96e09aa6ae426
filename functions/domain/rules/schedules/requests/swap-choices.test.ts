import { expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson, HOUR } from "../findings/judged.test-support.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { swapChoicesOf } from "./swap-choices.ts";

const now = "2026-11-16T12:00:00.000Z";
const ana = anEmployeeId("ana");
const ben = anEmployeeId("ben");

/** Tuesday 17 November 2026, 9 to 17. */
const own = aShift({ id: aShiftId("own"), employeeId: ana, state: "published" });

interface Terms {
  needsApproval?: boolean;
  /** Further shifts of Ana in the week. */
  more?: Shift[];
  maximumWeekSeconds?: number;
}

function choices(change: Partial<Shift>, terms: Terms = {}): string[] {
  const { needsApproval = true, more = [], maximumWeekSeconds = 40 * HOUR } = terms;
  const other = { ...own, id: aShiftId("other"), employeeId: ben, ...change };
  const people = [
    aPerson({ shifts: [own, ...more] }),
    aPerson({ employee: { id: ben, name: "Ben" }, shifts: [other] }),
  ];
  const judge = aJudge(people, { limits: { maximumWeekSeconds } });
  return swapChoicesOf({ own, shifts: [other], judge, needsApproval, now }).map(({ id }) => id);
}

test("a shift can be swapped for a colleague's at another time of the day", () => {
  const later = { startsAtLocal: "12:00", startsAt: "2026-11-17T17:00:00.000Z" } as const;
  expect(choices(later)).toEqual(["other"]);
});

test("the same work of a colleague was offered for a swap that changes nothing", () => {
  expect(choices({})).toEqual([]);
  expect(choices({ note: "Bring the keys" })).toEqual([]);
});

test("an employee above the hours of a week could swap for no shift, not even one of that length", () => {
  const wednesday = { day: "2026-11-18", startsAt: "2026-11-18T14:00:00.000Z" } as const;
  const other = { ...wednesday, endsAt: "2026-11-18T22:00:00.000Z" };
  const longer = { ...wednesday, endsAtLocal: "18:00", endsAt: "2026-11-18T23:00:00.000Z" };
  const thursday = { day: "2026-11-19", startsAt: "2026-11-19T14:00:00.000Z" } as const;
  const more = [{ ...own, ...thursday, id: aShiftId("more"), endsAt: "2026-11-19T22:00:00.000Z" }];
  const above = { more, maximumWeekSeconds: 12 * HOUR };
  expect(choices(other, above)).toEqual(["other"]);
  expect(choices(longer, above)).toEqual([]);
  expect(choices(other, { ...above, needsApproval: false })).toEqual([]);
});
