import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Drift } from "../../records/summaries/drift.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { companyCause } from "./company-cause.ts";
import type { CompanySituation } from "./company-causes.ts";

type Situation = Pick<CompanySituation, "openDrifts" | "people" | "locationName">;

/**
 * Returns the causes of what nightly checks found: one for all days of the audit that do not match
 * their seals, and one for each location with figures that differ. A week counts for the home
 * location of its employee.
 */
export function driftCauses({ openDrifts, people, locationName }: Situation): Cause[] {
  const homes = new Map(people.map(({ id, locationIds }) => [id, locationIds[0] ?? null]));
  const figures = openDrifts.filter(({ kind }) => kind !== "auditDay");
  const byPlace = Map.groupBy(figures, ({ employeeId, locationId }) =>
    employeeId === null ? locationId : (homes.get(employeeId) ?? null),
  );
  return [
    ...auditCauses(openDrifts.filter(({ kind }) => kind === "auditDay")),
    ...[...byPlace].map(([locationId, found]) =>
      companyCause("drift", {
        ...subjectOf(locationId),
        ...toldDays(found, locationId === null ? null : locationName(locationId)),
      }),
    ),
  ];
}

function auditCauses(found: readonly Pick<Drift, "day">[]): Cause[] {
  if (found.length === 0) return [];
  return [companyCause("chainBroken", { ...subjectOf(null), ...toldDays(found, null) })];
}

function subjectOf(id: LocationId | null) {
  return id === null
    ? ({ subject: { kind: "company", id: "drifts" }, key: "company" } as const)
    : ({ subject: { kind: "location", id }, key: id } as const);
}

function toldDays(found: readonly Pick<Drift, "day">[], name: string | null) {
  const days = [...new Set(found.map(({ day }) => day))].toSorted();
  return { count: days.length, given: { day: days[0] ?? null, days, name } };
}
