import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { Salary } from "../../records/pay/salary.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";

/** A rate from a local day on, for a job role and a location; null means any. */
export interface WageRate {
  jobRoleId: JobRoleId | null;
  locationId: LocationId | null;
  effectiveDate: LocalDate;
  rateTenThousandths: number;
  /** Missing for an hourly rate; else the rate is the hourly equivalent of the salary. */
  salary?: Salary | undefined;
}

/** The work whose rate is asked for. */
export interface RatedWork {
  jobRoleId: JobRoleId | null;
  locationId: LocationId | null;
}

/** The rate in force from `from` (seconds since 1970) on; null where no rate applies yet. */
export interface RateStep {
  from: number;
  rate: number | null;
  source: WageRate | null;
}

/** All rates of a person, made ready to be asked for many entries. */
export interface RateBook {
  violations: PayViolation[];
  stepsFor: (work: RatedWork) => readonly RateStep[];
}

const books = new WeakMap<readonly WageRate[], Map<string, RateBook>>();
const BEFORE_ALL = Number.NEGATIVE_INFINITY;

/**
 * The hourly rate in force at an instant, in ten-thousandths; null when none is. The most specific
 * rate wins: job role and location, then job role, then location, then neither. Effective dates
 * begin at the local day's start in `timeZone`; the date itself is included. A salary takes the
 * place of all rates that began before it.
 */
export function resolveRate(
  wages: readonly WageRate[],
  work: RatedWork & { at: Instant },
  timeZone: string,
): number | null {
  const at = epochSeconds(work.at);
  const steps = rateBook(wages, timeZone).stepsFor(work);
  return steps.findLast((step) => step.from <= at)?.rate ?? null;
}

/** The rates of a person in one zone; kept for as long as the list of wages lives. */
export function rateBook(wages: readonly WageRate[], timeZone: string): RateBook {
  const byZone = books.get(wages) ?? new Map<string, RateBook>();
  books.set(wages, byZone);
  const known = byZone.get(timeZone) ?? makeRateBook(wages, timeZone);
  byZone.set(timeZone, known);
  return known;
}

function makeRateBook(wages: readonly WageRate[], timeZone: string): RateBook {
  const violations = findViolations(wages);
  const known: (RatedWork & { steps: readonly RateStep[] })[] = [];
  const stepsFor = ({ jobRoleId, locationId }: RatedWork): readonly RateStep[] => {
    const found = known.find(
      (work) => work.jobRoleId === jobRoleId && work.locationId === locationId,
    );
    if (found) return found.steps;
    const steps = makeSteps(wages, { jobRoleId, locationId }, timeZone);
    known.push({ jobRoleId, locationId, steps });
    return steps;
  };
  return { violations, stepsFor };
}

/** Each start of a rate that could apply to the work is a step; the best one in force counts. */
function makeSteps(wages: readonly WageRate[], work: RatedWork, timeZone: string): RateStep[] {
  const applying = wages
    .filter(
      (wage) => isFor(wage.jobRoleId, work.jobRoleId) && isFor(wage.locationId, work.locationId),
    )
    .map((wage) => ({ wage, from: epochSeconds(dayStart(wage.effectiveDate, timeZone)) }));
  const starts = [...new Set(applying.map(({ from }) => from))].toSorted((a, b) => a - b);
  const steps: RateStep[] = [{ from: BEFORE_ALL, rate: null, source: null }];
  for (const start of starts) {
    const begun = applying.filter(({ from }) => from <= start);
    const salaried = begun.filter(({ wage }) => wage.salary !== undefined);
    const since = Math.max(BEFORE_ALL, ...salaried.map(({ from }) => from));
    const inForce = begun.filter(({ from }) => from >= since);
    const best = inForce.reduce((a, b) => (isBetter(b, a) ? b : a));
    steps.push({ from: start, rate: best.wage.rateTenThousandths, source: best.wage });
  }
  return steps;
}

function isFor(wanted: string | null, actual: string | null): boolean {
  return wanted === null || wanted === actual;
}

function isBetter(
  a: { wage: WageRate; from: number },
  b: { wage: WageRate; from: number },
): boolean {
  const difference = specificity(a.wage) - specificity(b.wage);
  return difference > 0 || (difference === 0 && a.from > b.from);
}

function specificity({ jobRoleId, locationId }: RatedWork): number {
  return (jobRoleId === null ? 0 : 2) + (locationId === null ? 0 : 1);
}

function findViolations(wages: readonly WageRate[]): PayViolation[] {
  const violations: PayViolation[] = [];
  const seen = new Set<string>();
  wages.forEach(({ jobRoleId, locationId, effectiveDate, rateTenThousandths }, index) => {
    const work = { jobRoleId, locationId, day: effectiveDate };
    if (!Number.isSafeInteger(rateTenThousandths) || rateTenThousandths < 0) {
      violations.push({
        code: "invalidRate",
        path: `wages.${index}.rateTenThousandths`,
        ...work,
      });
    }
    const key = `${jobRoleId}\n${locationId}\n${effectiveDate}`;
    if (seen.has(key)) {
      violations.push({ code: "duplicateRate", path: `wages.${index}.effectiveDate`, ...work });
    }
    seen.add(key);
  });
  return violations;
}
