import { workedId } from "../hours/workweek-input.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { WorkweekResult } from "../pay/workweek.ts";
import { payWorkweek } from "../pay/workweek.ts";
import type { WorkedEntry, WorkId, WorkweekInput } from "../hours/workweek-input.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type {
  EmployeeWeek,
  EmployeeWeekPay,
  WeekBounds,
  WeekEntry,
} from "../../records/time-entries/employee-week.ts";
import { payProblemsOf } from "./find-pay-problems.ts";
import { countsAsWorked, isRunning } from "../time-entries/transitions.ts";

/** A workweek of a person: what was worked, and what it is paid by. */
export interface WeekSources {
  employeeId: EmployeeId;
  weekStart: LocalDate;
  timeZone: string;
  bounds: WeekBounds;
  daysInRowBefore: number;
  entries: readonly WeekEntry[];
  rules: WorkRules;
  currency: Currency;
  rates: readonly WageRate[];
  now: Instant;
}

/** The week's hours and costs; the caller sets the other fields of its document. */
export interface BuiltWeek {
  week: Pick<EmployeeWeek, "locationIds" | "entries" | "openEntryId" | "hours">;
  pay: EmployeeWeekPay;
}

/**
 * Hours and pay of a person's workweek, rebuilt whole from its entries. Only time that counts
 * (closed or further) is summed. Hours never depend on a rate: a violation (no rate, for example)
 * holds the pay of the week back, and each line of its hours stays with a null rate.
 */
export function buildWeek(sources: WeekSources): BuiltWeek {
  const entries = inOrder(sources);
  const result = payWorkweek(weekInputOf(sources));
  return {
    week: {
      locationIds: [...new Set(entries.map((entry) => entry.locationId))],
      entries,
      openEntryId: entries.find((entry) => isRunning(entry.state))?.entryId ?? null,
      hours: {
        ...result.hours,
        entries: result.hours.entries.map((one) => ({
          ...one,
          entryId: workedId(one.entryId),
          ...flagsOf(result, one.entryId),
        })),
      },
    },
    pay: {
      employeeId: sources.employeeId,
      weekStart: sources.weekStart,
      currency: sources.currency,
      ...amountsOf(result),
      problems: payProblemsOf(result.violations, sources),
    },
  };
}

/** Most entries have none, so the field is missing then. */
function flagsOf({ flags }: WorkweekResult, id: WorkId) {
  const found = flags.get(id);
  return found === undefined ? {} : { flags: [...found] };
}

/** The week as the pay library takes it: the time that counts, in order. */
export function weekInputOf(sources: WeekSources): WorkweekInput {
  return {
    weekStart: sources.weekStart,
    timeZone: sources.timeZone,
    bounds: sources.bounds,
    daysInRowBefore: sources.daysInRowBefore,
    rules: sources.rules,
    entries: inOrder(sources)
      .filter((entry) => countsAsWorked(entry.state))
      .map(workedEntry),
    wages: sources.rates,
    currency: sources.currency,
    now: sources.now,
  };
}

function inOrder({ entries }: WeekSources): WeekEntry[] {
  return entries.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

type Amounts = Pick<
  EmployeeWeekPay,
  "straightMinor" | "premiumMinor" | "totalMinor" | "lines" | "additions"
>;

function amountsOf({ pay, lines }: WorkweekResult): Amounts {
  if (pay === null) {
    const unpriced = lines.map((line) => ({ ...line, rateTenThousandths: null, amountMinor: 0 }));
    return { straightMinor: 0, premiumMinor: 0, totalMinor: 0, lines: unpriced, additions: [] };
  }
  const { straightMinor, premiumMinor, totalMinor, additions } = pay;
  return { straightMinor, premiumMinor, totalMinor, lines: pay.lines, additions };
}

function workedEntry(entry: WeekEntry): WorkedEntry {
  const { entryId, startsAt, endsAt, breaks, jobRoleId, locationId, breakAttestation } = entry;
  return {
    id: entryId,
    startsAt,
    endsAt,
    breaks,
    jobRoleId,
    locationId,
    ...(breakAttestation === "noBreak" && { hasAttestedNoBreak: true }),
    ...(breakAttestation === "mealWaived" && { hasWaivedMeal: true }),
  };
}
