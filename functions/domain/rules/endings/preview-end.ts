import { z } from "zod/mini";
import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";
import { previewShiftSchema, shownShift } from "../../records/schedules/shown-shift.ts";
import {
  countByLocation,
  shiftsElsewhereSchema,
} from "../../records/schedules/shifts-elsewhere.ts";
import type { TimeEntry, TimeEntryState } from "../../records/time-entries/time-entry.ts";
import { isRunning } from "../time-entries/transitions.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { isAfterLastDay } from "../time-off/end-time-off.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";

/** The effects of the end of an employment on everything that the employee still has. */
export const endPreviewSchema = z.object({
  /** True when the last day has passed already, so that nothing waits for the night. */
  endsAtOnce: z.boolean(),
  /** Planned after the last day: they become open. The first of them by day. */
  shiftCount: z.int(),
  publishedCount: z.int(),
  shifts: z.array(previewShiftSchema),
  /** Published shifts after the last day at locations that others manage: they stay as they are. */
  elsewhere: z.array(shiftsElsewhereSchema),
  /** Requests and approved time off that reach beyond the last day. */
  timeOffCount: z.int(),
  runningSince: z.nullable(instantSchema),
  /** Unapproved worked time up to the last day. */
  unapprovedCount: z.int(),
  unapprovedFrom: z.nullable(localDateSchema),
  /** Worked time after the last day, which stays and is paid. */
  workedAfterCount: z.int(),
  /** Days from which rates would change after the last day. */
  wageChangeDays: z.array(localDateSchema),
  hasLogin: z.boolean(),
  isInvited: z.boolean(),
  isLastAdmin: z.boolean(),
});
export type EndPreview = z.infer<typeof endPreviewSchema>;

/** The data of the employee when the end is chosen. */
export interface EndFacts {
  lastDay: LocalDate;
  today: LocalDate;
  /** At locations that the reader manages; worked time likewise. */
  shifts: readonly Shift[];
  publishedElsewhere: readonly PublishedShift[];
  timeOff: readonly TimeOff[];
  entries: readonly TimeEntry[];
  wageChanges: readonly WageChange[];
  hasLogin: boolean;
  isInvited: boolean;
  isLastAdmin: boolean;
}

const MOST_SHOWN = 8;
const waiting: ReadonlySet<TimeEntryState> = new Set(["closed", "needsFix", "rejected"]);

/**
 * Returns what would happen if the employment ended after `lastDay`, the last day worked, local to
 * the employee. Cancelled shifts are ignored; published shifts are also counted separately.
 */
export function previewEnd({ lastDay, today, ...facts }: EndFacts): EndPreview {
  const { hasLogin, isInvited, isLastAdmin } = facts;
  const shifts = shiftsAfter(facts.shifts, lastDay);
  const unapproved = facts.entries.filter(({ state, day }) => waiting.has(state) && day <= lastDay);
  const running = facts.entries.find(({ state }) => isRunning(state));
  return {
    endsAtOnce: lastDay < today,
    shiftCount: shifts.length,
    publishedCount: shifts.filter(({ state }) => state !== "draft").length,
    shifts: shifts.slice(0, MOST_SHOWN).map(shownShift),
    elsewhere: countByLocation(facts.publishedElsewhere.filter(({ day }) => day > lastDay)),
    timeOffCount: facts.timeOff.filter((one) => isAfterLastDay(one, lastDay)).length,
    runningSince: running?.payable.startsAt ?? null,
    unapprovedCount: unapproved.length,
    unapprovedFrom: unapproved.map(({ day }) => day).toSorted()[0] ?? null,
    workedAfterCount: facts.entries.filter(({ state, day }) => isWork(state) && day > lastDay)
      .length,
    wageChangeDays: wageDaysAfter(facts.wageChanges, lastDay),
    hasLogin,
    isInvited,
    isLastAdmin,
  };
}

function isWork(state: TimeEntryState): boolean {
  return state !== "voided" && state !== "requested";
}

/** The shifts that become open when the employment ends after `lastDay`, the first one first. */
export function shiftsAfter(shifts: readonly Shift[], lastDay: LocalDate): Shift[] {
  return shifts
    .filter(({ day, state }) => day > lastDay && state !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

function wageDaysAfter(changes: readonly WageChange[], lastDay: LocalDate): LocalDate[] {
  const days = changes
    .filter(({ isCancelled, effectiveDate }) => !isCancelled && effectiveDate > lastDay)
    .map(({ effectiveDate }) => effectiveDate);
  return [...new Set(days)].toSorted();
}
