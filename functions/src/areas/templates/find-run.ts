import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ChecklistDayId, ChecklistRunId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { checklistDayId, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../operations/commands/actor.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Place {
  locationId: LocationId;
  day: LocalDate;
  runId: ChecklistRunId;
}

interface FoundRun {
  id: ChecklistDayId;
  run: ChecklistRun;
  /** All lists of the day. */
  runs: ChecklistRun[];
  /** The caller's record if they work at the location; null if they manage it. */
  own: Employee | null;
}

/** The list of a location where the caller works or which they manage. Throws notFound. */
export async function findRun(
  store: CompanyStore,
  actor: Actor,
  { locationId, day, runId }: Place,
): Promise<FoundRun> {
  const own = await requireWorksAt(store, actor, locationId);
  const id = checklistDayId(locationId, day);
  const found = await store.checklistDays.find(id);
  const runs = found === null ? [] : runsOfDay(found);
  const run = runs.find((one) => one.id === runId);
  if (run === undefined) throw new RuleViolation("notFound", { what: "checklist" });
  return { id, own, run, runs };
}

async function requireWorksAt(
  store: CompanyStore,
  actor: Actor,
  locationId: LocationId,
): Promise<Employee | null> {
  if (actor.scope !== "own" && isInReach(actor, { locationIds: [locationId] })) return null;
  const own = actor.employeeId === null ? null : await store.employees.find(actor.employeeId);
  if (own?.locationIds.includes(locationId) === true) return own;
  throw new RuleViolation("notFound", { what: "checklist" });
}
