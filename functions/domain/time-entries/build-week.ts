import type { Currency } from "../money/amount.ts";
import type { WageRate } from "../pay/resolve-rate.ts";
import { describePayViolation } from "../pay/violation.ts";
import type { WorkRules } from "../pay/work-rules.ts";
import type { WorkweekPay } from "../pay/workweek.ts";
import { payWorkweek } from "../pay/workweek.ts";
import type { WorkedEntry } from "../pay/workweek-input.ts";
import type { Instant } from "../time/instant.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { EmployeeWeek, EmployeeWeekPay, WeekBounds, WeekEntry } from "./employee-week.ts";
import { countsAsWorked, isRunning } from "./transitions.ts";

/** A workweek of a person: what was worked, and what it is paid by. */
export interface WeekSources {
  employeeId: string;
  weekStart: LocalDate;
  timeZone: string;
  bounds: WeekBounds;
  entries: readonly WeekEntry[];
  rules: WorkRules;
  currency: Currency;
  rates: readonly WageRate[];
  now: Instant;
}

/** What the week says and what it costs; the rest of its document is the caller's. */
export interface BuiltWeek {
  week: Pick<EmployeeWeek, "locationIds" | "entries" | "openEntryId" | "hours">;
  pay: EmployeeWeekPay;
}

/**
 * Hours and pay of a person's workweek, rebuilt whole from its entries. Only time that counts
 * (closed or further) is summed; a problem of the pay (no rate, for example) keeps the money back
 * and is told in `problems`, the hours stand.
 */
export function buildWeek(sources: WeekSources): BuiltWeek {
  const entries = sources.entries.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const { hours, pay, violations } = payWorkweek({
    weekStart: sources.weekStart,
    timeZone: sources.timeZone,
    bounds: sources.bounds,
    rules: sources.rules,
    entries: entries.filter((entry) => countsAsWorked(entry.state)).map(workedEntry),
    wages: sources.rates,
    currency: sources.currency,
    now: sources.now,
  });
  return {
    week: {
      locationIds: [...new Set(entries.map((entry) => entry.locationId))],
      entries,
      openEntryId: entries.find((entry) => isRunning(entry.state))?.entryId ?? null,
      hours,
    },
    pay: {
      employeeId: sources.employeeId,
      weekStart: sources.weekStart,
      currency: sources.currency,
      ...amountsOf(pay),
      problems: [...new Set(violations.map(describePayViolation))],
    },
  };
}

type Amounts = Pick<
  EmployeeWeekPay,
  "straightMinor" | "premiumMinor" | "totalMinor" | "lines" | "additions"
>;

function amountsOf(pay: WorkweekPay | null): Amounts {
  if (pay === null) {
    return { straightMinor: 0, premiumMinor: 0, totalMinor: 0, lines: [], additions: [] };
  }
  const { straightMinor, premiumMinor, totalMinor, lines, additions } = pay;
  return { straightMinor, premiumMinor, totalMinor, lines, additions };
}

function workedEntry({ entryId, startsAt, endsAt, breaks, jobRole, locationId }: WeekEntry) {
  return { id: entryId, startsAt, endsAt, breaks, jobRole, locationId } satisfies WorkedEntry;
}
