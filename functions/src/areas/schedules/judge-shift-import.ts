import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { checkShiftImportSchema } from "@crewline/domain/records/schedules/shift-import";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { ImportPlan } from "@crewline/domain/rules/schedules/imports/plan-import";
import { planImport } from "@crewline/domain/rules/schedules/imports/plan-import";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { readPlanJudge } from "../../operations/schedules/read-plan-judge.ts";
import { digestOf } from "../../platform/digest.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfLocation } from "../../store/company/filters.ts";

type Input = z.infer<typeof checkShiftImportSchema>;

/** What an import does to a week of a location, as the schedule is now. */
export interface JudgedImport {
  company: Company;
  location: Location;
  judge: PlanJudge;
  plan: ImportPlan;
}

/**
 * Plans the shifts of a file into a week of a location. Throws notFound for a location out of reach
 * or an employee who does not exist, archivedLocation, and as requireJobRoles does.
 */
export async function judgeShiftImport(
  store: CompanyStore,
  actor: Actor,
  { locationId, shifts }: Input,
): Promise<JudgedImport> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const [location] = await getActiveLocations(store, [locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const lines = shifts.map(({ key, plan }) => ({ key, plan: { ...plan, locationId } }));
  const company = await store.company();
  requireJobRoles(
    company,
    lines.map(({ plan }) => plan.jobRoleId),
  );
  const employeeIds = lines.flatMap(({ plan }) => plan.employeeId ?? []);
  const days = lines.map(({ plan }) => plan.day).toSorted();
  const [first, last] = [days.at(0), days.at(-1)].map((day = "") =>
    weekStartOf(day, company.workRules.weekStart),
  );
  const existing = await store.shifts.list(
    daysOfLocation(locationId, first ?? "", addDays(last ?? "", 6)),
  );
  const asked = { company, location, employeeIds, days, budgets: { shifts: existing } };
  const judge = await readPlanJudge(store, actor, asked);
  if (employeeIds.some((id) => judge.personOf(id) === null)) {
    throw new RuleViolation("notFound", { what: "employee" });
  }
  return { company, location, judge, plan: planImport({ lines, existing, judge }) };
}

/** Identifies a plan: two plans with the same one add and refuse the same lines. */
export function importFingerprint({ added, refused }: ImportPlan): string {
  const effect = {
    added: added.map(({ key, plan, placed }) => [key, plan, placed]),
    refused: refused.map(({ key }) => key),
  };
  return digestOf(JSON.stringify(effect));
}
