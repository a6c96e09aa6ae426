import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { CustomFacts } from "./kept-fields.ts";
import { keptFields, keptFieldSchema } from "./kept-fields.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { closedPeriodOf } from "../reports/period-lock.ts";
import { findOverlap } from "../schedules/find-overlap.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { findConflict } from "../time-entries/find-conflict.ts";
import { isRunning } from "../time-entries/transitions.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { findSharedTimeOff } from "../time-off/require-time-off.ts";
import { mergeChoices, mergeChoiceSchema } from "./merge-choices.ts";
import type { SingleFacts } from "./merge-choices.ts";
import { isLive } from "../time-off/time-off-state.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { localDateAt } from "../../kernel/time/zone.ts";

/** How many things a merge moves, as its history says. */
export function movedCount(
  preview: Pick<MergePreview, "entryCount" | "shiftCount" | "timeOffCount">,
): number {
  return preview.entryCount + preview.shiftCount + preview.timeOffCount;
}

/** The records that a merge would move, and what is in its way. */
export const mergePreviewSchema = z.object({
  entryCount: z.int(),
  shiftCount: z.int(),
  timeOffCount: z.int(),
  movesLogin: z.boolean(),
  /**
   * What differs between the records; the record's own value is kept unless the other is chosen.
   */
  choices: z.array(mergeChoiceSchema),
  /** Custom fields that both records have a value for; the record's own one is kept. */
  keptFields: z.array(keptFieldSchema),
  /** Sentences; the records can be merged when there are none. */
  problems: z.array(z.string()),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** One of the two records with what hangs on it. */
export interface MergeSide {
  name: string;
  single: SingleFacts;
  custom: CustomFacts;
  hasLogin: boolean;
  hasRates: boolean;
  weeks: readonly EmployeeWeek[];
  shifts: readonly Shift[];
  timeOff: readonly TimeOff[];
}

export interface MergeFacts {
  stays: MergeSide;
  duplicate: MergeSide;
  closedPeriods: readonly PayPeriodRecord[];
  now: Instant;
}

/**
 * What a merge moves to the record that stays. Time that both have worked or are off at once, or
 * that is in a closed pay period, is in the way, and so is a running clock, a second login, and a record that
 * would pay the time with no rate. Shifts count while they are planned; cancelled ones stay behind.
 */
export function previewMerge(
  { stays, duplicate, closedPeriods, now }: MergeFacts,
  locale: Locale,
): MergePreview {
  const entries = entriesOf(duplicate);
  const shifts = duplicate.shifts.filter(({ state }) => state !== "cancelled");
  const others = entriesOf(stays);
  const worked = entries.flatMap((entry) =>
    entryProblems(entry, { others, closedPeriods, now }, locale),
  );
  const planned = shifts.flatMap((shift) =>
    findOverlap({ ...shift, id: null, employeeId: BOTH }, asOne(stays.shifts)) === null
      ? []
      : [
          `Both are planned on ${formatDate(shift.day, locale)} at the same time. Cancel one shift first.`,
        ],
  );
  const problems = [
    ...worked,
    ...planned,
    ...duplicate.timeOff.filter(isLive).flatMap((one) => offProblems(one, stays.timeOff, locale)),
    ...(stays.hasLogin && duplicate.hasLogin
      ? ["Both have a login. Remove the access of one of them first."]
      : []),
    ...(entries.length > 0 && duplicate.hasRates && !stays.hasRates
      ? [`${stays.name} has no rate, so the time would be unpaid. Add a wage change first.`]
      : []),
  ];
  return {
    entryCount: entries.length,
    shiftCount: shifts.length,
    timeOffCount: duplicate.timeOff.length,
    movesLogin: duplicate.hasLogin,
    choices: mergeChoices(stays.single, duplicate.single, locale),
    keptFields: keptFields(stays.custom, duplicate.custom, locale),
    problems: [...new Set(problems)],
  };
}

function offProblems(span: TimeOff, others: readonly TimeOff[], locale: Locale): string[] {
  if (findSharedTimeOff(span, others) === null) return [];
  return [`Both have time off on ${formatDate(span.from, locale)}. Cancel one of them first.`];
}

/** Findings of overlaps are about one person; who it is does not matter then. */
const BOTH = employeeIdSchema.parse("both");

function asOne(shifts: readonly Shift[]): Shift[] {
  return shifts.map((shift) => ({ ...shift, employeeId: BOTH }));
}

type Located = WeekEntry & { timeZone: string };

/** Each entry once, even if a long one belongs to two weeks. */
function entriesOf({ weeks }: MergeSide): Located[] {
  const all = weeks.flatMap(({ entries, timeZone }) =>
    entries.map((entry) => ({ ...entry, timeZone })),
  );
  return [...new Map(all.map((entry) => [entry.entryId, entry])).values()];
}

function entryProblems(
  entry: Located,
  facts: Pick<MergeFacts, "closedPeriods" | "now"> & { others: readonly WeekEntry[] },
  locale: Locale,
): string[] {
  if (isRunning(entry.state)) return ["A clock is running on the duplicate. Clock it out first."];
  const { startsAt, timeZone } = entry;
  const endsAt = entry.endsAt ?? startsAt;
  const day = localDateAt(startsAt, timeZone);
  const isClosed = [day, localDateAt(endsAt, timeZone)].some(
    (one) => closedPeriodOf(one, facts.closedPeriods) !== null,
  );
  if (isClosed) {
    return [
      `Time of ${formatDate(day, locale)} is in a closed pay period. Reopen the period first.`,
    ];
  }
  const isCounted = entry.state !== "voided" && entry.state !== "rejected";
  const conflict = isCounted
    ? findConflict({ entryId: entry.entryId, startsAt, endsAt }, facts.others, facts.now)
    : null;
  return conflict === null
    ? []
    : [`Both have worked on ${formatDate(day, locale)} at the same time. Void one entry first.`];
}
