import type { WageRate } from "../rates/resolve-rate.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { PayProblem } from "../../records/time-entries/pay-problem.ts";

interface ProblemSources {
  weekStart: LocalDate;
  timeZone: string;
  entries: readonly WeekEntry[];
  rates: readonly WageRate[];
}

/**
 * The violations of a week's pay as problems: one for each code and work, from first to last day.
 */
export function payProblemsOf(
  violations: readonly PayViolation[],
  sources: ProblemSources,
): PayProblem[] {
  const problems = new Map<string, PayProblem>();
  for (const violation of violations) {
    const day = dayOf(violation, sources);
    const { code } = violation;
    const work = workOf(violation, sources.rates);
    const key = JSON.stringify([code, work]);
    const known = problems.get(key) ?? { code, firstDay: day, lastDay: day, ...work };
    const firstDay = day < known.firstDay ? day : known.firstDay;
    const lastDay = day > known.lastDay ? day : known.lastDay;
    problems.set(key, { ...known, firstDay, lastDay });
  }
  return [...problems.values()];
}

function dayOf({ day, entryId }: PayViolation, sources: ProblemSources): LocalDate {
  if (day !== undefined) return day;
  const entry = sources.entries.find((one) => one.entryId === entryId);
  return entry === undefined ? sources.weekStart : localDateAt(entry.startsAt, sources.timeZone);
}

/** Without any rate, or with one that begins later, the work says nothing: any rate would do. */
function workOf(
  { code, jobRoleId = null, locationId = null }: PayViolation,
  rates: readonly WageRate[],
): Pick<PayProblem, "jobRoleId" | "locationId"> {
  const isFor = (rate: WageRate) =>
    [null, jobRoleId].includes(rate.jobRoleId) && [null, locationId].includes(rate.locationId);
  const isAboutWork = code === "missingRate" && rates.length > 0 && !rates.some(isFor);
  if (!isAboutWork) return { jobRoleId: null, locationId: null };
  const isAboutPlace = rates.some((rate) => rate.locationId !== null);
  return { jobRoleId, locationId: isAboutPlace ? locationId : null };
}
