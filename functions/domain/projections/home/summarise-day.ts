import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { unpublishedStates } from "../../rules/schedules/unpublished-states.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { TimeEntry, TimeEntryState, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { isRunning } from "../../rules/time-entries/transitions.ts";
import { unpaidBreakSeconds, workedSeconds } from "../../rules/time-entries/worked-seconds.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { isTakenTooLate, takenAt } from "../../rules/schedules/taken-at.ts";
import { workOfShifts } from "../../rules/schedules/work-of-shifts.ts";
import type { BoardRow, DailySummary, DaySpan } from "../../records/summaries/daily-summary.ts";
import { dailySummaryId } from "../../records/summaries/daily-summary.ts";
import { daysTouched } from "./days-touched.ts";

export interface DaySources {
  locationId: LocationId;
  day: LocalDate;
  timeZone: string;
  /** Shifts of the location that start on the day, the day before or after, drafts included. */
  shifts: readonly Shift[];
  /** Entries of the location that start on the day, the day before or after. */
  entries: readonly TimeEntry[];
  employeeName: (employeeId: EmployeeId) => string;
  /** The counted seconds of an entry, as its week has them: rounding and deductions included. */
  countedSeconds: (entry: TimeEntry) => number;
  /** True for an entry with time that no hourly rate prices. */
  isUnpriced: (entry: TimeEntry) => boolean;
}

const countedStates: readonly TimeEntryState[] = ["closed", "approved", "locked", "exported"];
const ignoredStates: readonly TimeEntryState[] = ["requested", "rejected", "voided"];

/** Entries that are no work: what waits for an answer, was sent back or was voided. */
export function isIgnored(state: TimeEntryState): boolean {
  return ignoredStates.includes(state);
}

/**
 * Returns the rollup of a location's day, rebuilt whole from its sources. Seconds and counts cover
 * what starts on the local day: assigned planned time, and closed worked time as it is paid (the
 * code that shows running entries adds them). The board holds published shifts only, because no one
 * can be late for a draft, and everything that touches the day.
 */
export function summariseDay(sources: DaySources): DailySummary {
  const { locationId, day } = sources;
  const shifts = sources.shifts.filter((shift) => shift.state !== "cancelled");
  const entries = sources.entries.filter(({ state }) => !isIgnored(state));
  const planned = shifts.filter((shift) => shift.day === day);
  const worked = entries.filter((entry) => entry.day === day);
  const open = planned.filter((shift) => shift.employeeId === null);
  const unapproved = worked.filter((entry) => entry.state === "closed");
  const toFix = worked.filter((entry) => entry.state === "needsFix");
  return {
    id: dailySummaryId(locationId, day),
    locationId,
    day,
    scheduledSeconds: sum(planned.filter((s) => s.employeeId !== null).map(plannedSeconds)),
    workedSeconds: sum(worked.filter(isCounted).map(sources.countedSeconds)),
    openShifts: open.length,
    plannedShifts: planned.length,
    unpublishedShifts: planned.filter(isUnpublished).length,
    unapprovedEntries: unapproved.length,
    needsFixEntries: toFix.length,
    unpricedEntries: worked.filter((entry) => isCounted(entry) && sources.isUnpriced(entry)).length,
    unapprovedSeconds: sum(unapproved.map(sources.countedSeconds)),
    needsFixSeconds: sum(toFix.map(proposedSeconds)),
    openSeconds: sum(open.map(plannedSeconds)),
    firstOpenAt: open.map(({ startsAt }) => startsAt).toSorted()[0] ?? null,
    lastOpenEndsAt:
      open
        .map(({ endsAt }) => endsAt)
        .toSorted()
        .at(-1) ?? null,
    planned: planned.filter(({ employeeId }) => employeeId !== null).map(plannedSpan),
    worked: worked.filter(isShown).map((entry) => workedSpan(entry, sources)),
    board: boardOf({ ...sources, shifts, entries }),
  };
}

function isUnpublished({ state }: Shift): boolean {
  return unpublishedStates.some((one) => one === state);
}

function isCounted({ payable, state }: TimeEntry): boolean {
  return payable.endsAt !== null && countedStates.includes(state);
}

function isShown(entry: TimeEntry): boolean {
  return isCounted(entry) || isRunning(entry.state);
}

/** Seconds until the proposed end of an entry without a clock-out; 0 where none is proposed. */
function proposedSeconds({ payable, proposedEndsAt }: TimeEntry): number {
  return proposedEndsAt === null ? 0 : Math.max(0, workedSeconds(payable, proposedEndsAt));
}

function plannedSpan(shift: Shift): DailySummary["planned"][number] {
  const { startsAt, endsAt, jobRoleId } = shift;
  return { startsAt, endsAt, jobRoleId, breaks: [], seconds: plannedSeconds(shift) };
}

function workedSpan(entry: TimeEntry, { countedSeconds }: DaySources): DaySpan {
  const { startsAt, endsAt, breaks } = entry.payable;
  const unpaid = breaks.filter(({ isPaid }) => !isPaid);
  return {
    startsAt,
    endsAt,
    breaks: unpaid.map((taken) => ({ startsAt: taken.startsAt, endsAt: taken.endsAt })),
    seconds: endsAt === null ? 0 : countedSeconds(entry),
  };
}

/**
 * The work that touches the day: a shift with its entries is on the boards of all days that one of
 * them touches. Otherwise an entry after midnight would leave its shift late on the day before. A
 * shift that its employee was shown when it was over is there only with an entry.
 */
function boardOf(sources: DaySources): BoardRow[] {
  const { day, timeZone } = sources;
  const touches = (span: { startsAt: string; endsAt: string | null }) =>
    daysTouched(span, timeZone).includes(day);
  const isHere = ({ payable }: TimeEntry) => touches(payable);
  const { worked, rest } = workOfShifts(sources.shifts.filter(isExpected), sources.entries);
  const rows = worked
    .filter(({ shift, own }) => touches(shift) || own.some(isHere))
    .filter(({ shift, own }) => own.length > 0 || !isTakenTooLate(shift))
    .map(({ shift, own }) => boardRow(shift, own.at(-1) ?? null, sources));
  const unplanned = rest.filter(isHere).map((entry) => boardRow(null, entry, sources));
  return [...rows, ...unplanned].filter((row) => row !== null).toSorted(byMoment);
}

/** Staff see the shift and are expected to come. */
export function isExpected(shift: Shift): boolean {
  return shift.employeeId !== null && (shift.state === "published" || shift.state === "changed");
}

function boardRow(
  shift: Shift | null,
  entry: TimeEntry | null,
  { employeeName }: DaySources,
): BoardRow | null {
  const source = shift ?? entry;
  if (source === null || source.employeeId === null) return null;
  return {
    employeeId: source.employeeId,
    employeeName: employeeName(source.employeeId),
    jobRoleId: (entry ?? source).jobRoleId ?? source.jobRoleId,
    shiftStartsAt: shift === null ? null : shift.startsAt,
    shiftEndsAt: shift === null ? null : shift.endsAt,
    takenAt: shift === null ? null : takenAt(shift),
    plannedBreakSeconds: shift === null ? 0 : shift.unpaidBreakSeconds,
    ...(entry === null ? noPunches : punchesOf(entry)),
  };
}

const noPunches = {
  entryId: null,
  clockedInAt: null,
  breakStartedAt: null,
  isBreakPaid: false,
  unpaidBreakSeconds: 0,
  clockedOutAt: null,
  isEndMissing: false,
};

function punchesOf(entry: TimeEntry): Pick<BoardRow, keyof typeof noPunches> {
  const { startsAt, breaks } = entry.payable;
  const running = breaks.find((one) => one.endsAt === null) ?? null;
  return {
    entryId: entry.id,
    clockedInAt: startsAt,
    breakStartedAt: running === null ? null : running.startsAt,
    isBreakPaid: running !== null && running.isPaid,
    unpaidBreakSeconds: finishedUnpaid(entry.payable),
    clockedOutAt: endOf(entry),
    isEndMissing: entry.state === "needsFix",
  };
}

/** A missed clock-out is over for the board, so that no one seems to work for days. */
function endOf(entry: TimeEntry): Instant | null {
  if (entry.payable.endsAt !== null) return entry.payable.endsAt;
  return entry.state === "needsFix" ? (entry.proposedEndsAt ?? entry.payable.startsAt) : null;
}

function finishedUnpaid(span: WorkSpan): number {
  const breaks = span.breaks.filter((taken) => taken.endsAt !== null);
  return unpaidBreakSeconds({ ...span, breaks }, span.startsAt);
}

function byMoment(a: BoardRow, b: BoardRow): number {
  const [first, second] = [a, b].map(
    (row) => `${row.shiftStartsAt ?? row.clockedInAt} ${row.employeeId}`,
  );
  return (first ?? "").localeCompare(second ?? "");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
