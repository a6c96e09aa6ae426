import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { CountedDay } from "../../records/time-off/time-off.ts";
import type { Accrual, TimeOffPolicy } from "../../records/time-off/time-off-policy.ts";

/** A correction of a balance; negative takes hours away. */
interface Correction {
  day: LocalDate;
  seconds: number;
  reason: string;
  byName: string;
}

/** What the balance of one person and type is computed from, in any order. */
export interface LedgerSources {
  policy: TimeOffPolicy;
  /** The first day of the present employment; null where it is not known. */
  hiredOn: LocalDate | null;
  /** The last day that counts, included. */
  until: LocalDate;
  worked: readonly CountedDay[];
  /** The last days of the pay periods since the policy starts. */
  periodEnds: readonly LocalDate[];
  /** The days of approved time off of the type. */
  taken: readonly CountedDay[];
  adjustments: readonly Correction[];
}

/**
 * One line of a ledger. `lost`: above what may be carried into a new year. `capped` are the seconds
 * that an accrual would have added above the cap.
 */
export interface LedgerLine {
  day: LocalDate;
  kind: "accrued" | "lost" | "adjusted" | "taken";
  /** Negative where the balance falls. */
  seconds: number;
  balanceSeconds: number;
  cappedSeconds: number;
  /** The hours worked that an accrual is for; 0 for others. */
  workedSeconds: number;
  /** Why and by whom a balance was adjusted; "" for others. */
  reason: string;
  byName: string;
}

interface LedgerEvent extends Partial<Pick<LedgerLine, "workedSeconds" | "reason" | "byName">> {
  day: LocalDate;
  kind: LedgerLine["kind"];
  seconds: number;
}

/** Within a day: what a year loses, then what it brings, corrections, and time off last. */
const order: Readonly<Record<LedgerLine["kind"], number>> = {
  lost: 0,
  accrued: 1,
  adjusted: 2,
  taken: 3,
};

/**
 * Returns the ledger of a balance from the start of the policy to `until`, in seconds. Each line says
 * what changed and the balance after it, so that the seconds of the lines add up to the balance. It
 * depends on nothing but its sources: computed again, it is the same.
 */
export function timeOffLedger(sources: LedgerSources): LedgerLine[] {
  const { policy } = sources;
  const events = eventsOf(sources).toSorted(
    (a, b) => a.day.localeCompare(b.day) || order[a.kind] - order[b.kind] || a.seconds - b.seconds,
  );
  const lines: LedgerLine[] = [];
  let balance = 0;
  for (const event of events) {
    const seconds = changeBy(event, balance, policy);
    const cappedSeconds = event.kind === "accrued" ? event.seconds - seconds : 0;
    if (seconds === 0 && cappedSeconds === 0) continue;
    balance += seconds;
    const { day, kind, workedSeconds = 0, reason = "", byName = "" } = event;
    const facts = { cappedSeconds, workedSeconds, reason, byName };
    lines.push({ day, kind, seconds, balanceSeconds: balance, ...facts });
  }
  return lines;
}

/** The balance after the last line, in seconds; below 0 where more was taken than there was. */
export function balanceOf(lines: readonly LedgerLine[]): number {
  return lines.at(-1)?.balanceSeconds ?? 0;
}

function changeBy({ kind, seconds }: LedgerEvent, balance: number, policy: TimeOffPolicy): number {
  if (kind === "accrued") {
    const room = policy.capSeconds === null ? seconds : Math.max(0, policy.capSeconds - balance);
    return Math.min(seconds, room);
  }
  if (kind !== "lost") return seconds;
  const kept = policy.carryOverSeconds ?? balance;
  return 0 - Math.max(0, balance - kept);
}

function eventsOf(sources: LedgerSources): LedgerEvent[] {
  const { policy, until, taken, adjustments } = sources;
  const isCounted = ({ day }: { day: LocalDate }) => day >= policy.startsOn && day <= until;
  const begins = beginOf(sources);
  const resets = resetDays(policy, until);
  return [
    ...resets.map((day) => ({ day, kind: "lost" as const, seconds: 0 })),
    ...accruals(sources, { begins, resets }),
    ...adjustments.map(({ seconds, ...rest }) => ({ ...rest, kind: "adjusted" as const, seconds })),
    ...taken.map(({ day, seconds }) => ({ day, kind: "taken" as const, seconds: 0 - seconds })),
  ].filter(isCounted);
}

/** The first day on which something can accrue: the policy's, or after the wait of a new employee. */
function beginOf({ policy: { startsOn, waitingDays }, hiredOn }: LedgerSources): LocalDate {
  const waited = hiredOn === null ? startsOn : addDays(hiredOn, waitingDays);
  return waited > startsOn ? waited : startsOn;
}

/** The yearly reset days after the policy starts, up to a day. */
function resetDays({ startsOn, resetsOn }: TimeOffPolicy, until: LocalDate): LocalDate[] {
  const first = Number(startsOn.slice(0, 4));
  const years = Math.max(0, Number(until.slice(0, 4)) - first + 1);
  return Array.from({ length: years }, (_, index) => `${first + index}-${resetsOn}`).filter(
    (day) => day > startsOn && day <= until,
  );
}

interface AccrualDays {
  begins: LocalDate;
  resets: readonly LocalDate[];
}

function accruals(sources: LedgerSources, { begins, resets }: AccrualDays): LedgerEvent[] {
  const { accrual } = sources.policy;
  const accrued = (day: LocalDate) => ({ day, kind: "accrued" as const, seconds: accrual.seconds });
  if (accrual.by === "year") {
    return [begins, ...resets.filter((day) => day > begins)].map(accrued);
  }
  const ends = [...new Set(sources.periodEnds)].filter((day) => day >= begins).toSorted();
  return accrual.by === "payPeriod"
    ? ends.map(accrued)
    : byHours(sources, { accrual, begins, ends });
}

interface ByHours {
  accrual: Extract<Accrual, { by: "hoursWorked" }>;
  begins: LocalDate;
  ends: readonly LocalDate[];
}

/** At the end of each pay period what its hours earn; fractions of a second wait for the next one. */
function byHours({ worked }: LedgerSources, { accrual, begins, ends }: ByHours): LedgerEvent[] {
  const earned = (seconds: number) => Math.floor((seconds * accrual.seconds) / accrual.perSeconds);
  const workedUntil = (last: LocalDate) =>
    worked
      .filter(({ day }) => day >= begins && day <= last)
      .reduce((sum, { seconds }) => sum + seconds, 0);
  let before = 0;
  return ends.map((day) => {
    const total = workedUntil(day);
    const event = {
      day,
      kind: "accrued" as const,
      seconds: earned(total) - earned(before),
      workedSeconds: total - before,
    };
    before = total;
    return event;
  });
}
