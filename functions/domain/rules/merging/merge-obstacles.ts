import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { isLocked } from "../reports/period-lock.ts";
import { findOverlap } from "../schedules/find-overlap.ts";
import { findConflict } from "../time-entries/find-conflict.ts";
import { isRunning } from "../time-entries/transitions.ts";
import { findSharedTimeOff } from "../time-off/require-time-off.ts";
import { isLive } from "../time-off/time-off-state.ts";
import type { MergeObstacle } from "../violations/merge-obstacle.ts";
import type { MergeFacts, MergeSide } from "./merge-facts.ts";

/**
 * Returns each obstacle once: time that both have worked or are off at once, or that is in a closed
 * pay period, a running clock, a second login, a record that would pay the time with no rate, and a
 * salary that would end with the duplicate.
 */
export function mergeObstacles({
  stays,
  duplicate,
  lockedPeriods,
  now,
}: MergeFacts): MergeObstacle[] {
  const entries = entriesOf(duplicate);
  const others = entriesOf(stays);
  const found: MergeObstacle[] = [
    ...entries.flatMap((entry) => inTheWayOf(entry, { others, lockedPeriods, now }) ?? []),
    ...plannedShifts(duplicate).flatMap((shift) => plannedTwice(shift, stays)),
    ...duplicate.timeOff
      .filter(isLive)
      .filter((one) => findSharedTimeOff(one, stays.timeOff) !== null)
      .map(({ from }) => ({ kind: "offAtOnce" as const, day: from })),
  ];
  if (stays.hasLogin && duplicate.hasLogin) found.push({ kind: "twoLogins" });
  if (entries.length > 0 && duplicate.hasRates && !stays.hasRates) {
    found.push({ kind: "noRate", who: stays.name });
  }
  if (duplicate.hasSalary && !stays.hasSalary) found.push({ kind: "noSalary", who: stays.name });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Shifts count while they are planned; cancelled ones stay behind. */
export function plannedShifts({ shifts }: MergeSide): Shift[] {
  return shifts.filter(({ state }) => state !== "cancelled");
}

type Located = WeekEntry & { timeZone: string };

/** Each entry once, even if a long one belongs to two weeks. */
export function entriesOf({ weeks }: MergeSide): Located[] {
  const all = weeks.flatMap(({ entries, timeZone }) =>
    entries.map((entry) => ({ ...entry, timeZone })),
  );
  return [...new Map(all.map((entry) => [entry.entryId, entry])).values()];
}

function plannedTwice(shift: Shift, stays: MergeSide): MergeObstacle[] {
  const overlap = findOverlap({ ...shift, id: null, employeeId: BOTH }, asOne(stays.shifts));
  return overlap === null ? [] : [{ kind: "plannedAtOnce", day: shift.day }];
}

const BOTH = employeeIdSchema.parse("both");

/** Findings of overlaps are about one person; who it is does not matter then. */
function asOne(shifts: readonly Shift[]): Shift[] {
  return shifts.map((shift) => ({ ...shift, employeeId: BOTH }));
}

interface Facts {
  others: readonly WeekEntry[];
  lockedPeriods: readonly PayPeriodRecord[];
  now: Instant;
}

function inTheWayOf(entry: Located, facts: Facts): MergeObstacle | null {
  if (isRunning(entry.state)) return { kind: "runningClock" };
  const { startsAt, timeZone } = entry;
  const endsAt = entry.endsAt ?? startsAt;
  const day = localDateAt(startsAt, timeZone);
  const isClosed = [day, localDateAt(endsAt, timeZone)].some((one) =>
    isLocked(one, entry.locationId, facts.lockedPeriods),
  );
  if (isClosed) return { kind: "closedTime", day };
  const isCounted = entry.state !== "voided" && entry.state !== "rejected";
  const conflict = isCounted
    ? findConflict({ entryId: entry.entryId, startsAt, endsAt }, facts.others, facts.now)
    : null;
  return conflict === null ? null : { kind: "workedAtOnce", day };
}
