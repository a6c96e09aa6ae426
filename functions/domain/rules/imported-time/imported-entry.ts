import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, startOfMinute } from "../../kernel/time/instant.ts";
import type { ClockSection } from "../../records/company/rule-sections.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { PunchKind, PunchRecord } from "../../records/time-entries/punch-record.ts";
import type { TimeEntry, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { noPositions } from "../../records/time-entries/time-entry.ts";
import { missedAfterSeconds, markMissedClockOut } from "../time-entries/missed-clock-out.ts";
import { payableMinutes } from "../time-entries/payable-minutes.ts";
import { punchFlags } from "../time-entries/punch-flags.ts";
import type { ImportedWork } from "./imported-work.ts";

/** The plan that imported time is compared with, as a punch is. */
export interface ImportPlan {
  shift: PublishedShift | null;
  elsewhere: PublishedShift | null;
  isPlanned: boolean;
  clock: Pick<ClockSection, "graceSeconds" | "unscheduled">;
}

type Span = Pick<ImportedWork, "startsAt" | "endsAt" | "breaks" | "hasPunchedBreaks">;

/**
 * What was punched and what is paid of imported time. Breaks of which a file tells only the length
 * are paid for, and are no part of the punches.
 */
export function importedSpans(work: Span): Pick<TimeEntry, "payable"> & { punched: WorkSpan } {
  const { startsAt, endsAt, breaks, hasPunchedBreaks } = work;
  const span = { startsAt, endsAt, breaks };
  return {
    punched: hasPunchedBreaks ? span : { ...span, breaks: [] },
    payable: payableMinutes(span),
  };
}

/** The punches of imported time with their facts, in order. */
export function importedPunches(
  work: Span & Pick<ImportedWork, "device">,
  now: Instant,
): PunchRecord[] {
  const { punched } = importedSpans(work);
  const made = (kind: PunchKind, at: Instant | null): PunchRecord[] =>
    at === null
      ? []
      : [
          {
            kind,
            at,
            source: "import",
            device: work.device === null ? null : { id: null, name: work.device },
            deviceAt: at,
            receivedAt: now,
            wasOffline: false,
            override: null,
            photoId: null,
          },
        ];
  return [
    ...made("clockIn", punched.startsAt),
    ...punched.breaks.flatMap((taken) => [
      ...made("startBreak", taken.startsAt),
      ...made("endBreak", taken.endsAt),
    ]),
    ...made("clockOut", punched.endsAt),
  ];
}

/**
 * The entry of imported time: judged as its punches would have been. Without a clock-out, or with
 * one after 16 hours or more, none of it is paid until a person accepts an end.
 */
export function judgedImport(
  entry: TimeEntry,
  { plan, now }: { plan: ImportPlan; now: Instant },
): TimeEntry {
  const span = entry.punched ?? entry.payable;
  const { shift, elsewhere, isPlanned, clock } = plan;
  const flags = punchFlags({
    span,
    jobRoleId: entry.jobRoleId,
    positions: noPositions,
    geofence: "off",
    shift,
    elsewhere,
    clock,
    isPlanned,
  });
  if (!lacksEnd(span)) return { ...entry, state: "closed", flags };
  const open = { ...entry, payable: { ...entry.payable, endsAt: null } };
  const begun = { ...open, state: "clockedIn" as const, flags: onlyOfStart(flags) };
  return { ...begun, ...markMissedClockOut(begun, shift?.endsAt ?? null, now) };
}

function lacksEnd({ startsAt, endsAt }: WorkSpan): boolean {
  return endsAt === null || elapsedSeconds(startsAt, endsAt) >= missedAfterSeconds;
}

/** An end that nobody believes is compared with nothing. */
function onlyOfStart(flags: readonly TimeEntry["flags"][number][]) {
  const ofEnd: readonly string[] = ["earlyOut", "lateOut", "longEntry", "shortEntry"];
  return flags.filter((flag) => !ofEnd.includes(flag));
}

/** The role of imported work: as the file says, else that of the shift, else the employee's first. */
export function importedRole(
  { jobRoleId }: Pick<ImportedWork, "jobRoleId">,
  shift: Pick<PublishedShift, "jobRoleId"> | null,
  own: readonly JobRoleId[],
): JobRoleId | null {
  return jobRoleId ?? shift?.jobRoleId ?? own[0] ?? null;
}

type Known = Pick<TimeEntry, "punched" | "payable">;

/** How imported time relates to an entry: the same, the same clock-in with another end, or other. */
export type SameTime = "same" | "otherEnd" | "other";

/**
 * Compares imported time with an entry of its employee. What was punched decides, because it never
 * changes; entries that were added by hand have only their payable time, in whole minutes.
 */
export function sameTime(
  { punched, payable }: Known,
  work: Pick<Span, "startsAt" | "endsAt">,
): SameTime {
  const minute = (at: Instant | null) => (at === null ? null : startOfMinute(at));
  const [start, end] = [minute(work.startsAt), minute(work.endsAt)];
  const spans = punched === null ? [payable] : [punched, payable];
  const begins = spans.filter(({ startsAt }) => minute(startsAt) === start);
  if (begins.length === 0) return "other";
  return begins.some(({ endsAt }) => minute(endsAt) === end) ? "same" : "otherEnd";
}
