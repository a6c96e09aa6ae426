import type { Measure, Measures, ReportFact } from "../../records/summaries/rollup.ts";

/** Facts of the same employee, day, day of pay, location and job role become one. */
export function addUpFacts(facts: readonly ReportFact[]): ReportFact[] {
  const sums = new Map<string, ReportFact>();
  for (const fact of facts) {
    const { employeeId, day, paidOn, locationId, jobRoleId } = fact;
    const key = [employeeId, day, paidOn, locationId, jobRoleId].join(" ");
    const known = sums.get(key);
    const measures = addUpMeasures([known?.measures ?? {}, fact.measures]);
    sums.set(key, { ...fact, measures });
  }
  return [...sums.values()];
}

/** Adds up measure by measure; those that come to nothing are left out. */
export function addUpMeasures(all: readonly Measures[]): Measures {
  const sums: Partial<Record<Measure, number>> = {};
  for (const measures of all) {
    // Without a list of each, of which a year of many employees has a hundred thousand.
    for (const name in measures) {
      if (isMeasure(name, measures)) sums[name] = (sums[name] ?? 0) + (measures[name] ?? 0);
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

function isMeasure(name: string, measures: Measures): name is Measure {
  return Object.hasOwn(measures, name);
}
