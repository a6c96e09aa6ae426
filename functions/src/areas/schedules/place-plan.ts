import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { isOnLeave, worksOn } from "@crewline/domain/rules/employees/employment";
import type { Location } from "@crewline/domain/records/locations/location";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { requireFree } from "@crewline/domain/rules/schedules/require-free";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { shiftsAround, timeOffOfEmployee } from "../../store/company/filters.ts";
import { planNames } from "./plan-names.ts";

/** A planned shift with the values derived from it. */
export type PlacedPlan = Omit<Shift, "id" | "state" | "updatedBy" | "updatedByName" | "version">;

/**
 * Checks a planned shift against location and employee, and derives its instants, zone and week.
 * `shiftId` is the shift being edited, null for a new one. Throws outsideLocation, notWorking,
 * archivedLocation, overlap, plannedElsewhere, onTimeOff and what `placeShift` throws.
 */
export async function placePlan(
  store: CompanyStore,
  actor: Actor,
  { plan, shiftId }: { plan: ShiftPlan; shiftId: ShiftId | null },
): Promise<PlacedPlan> {
  requireReach(actor, { locationIds: [plan.locationId], what: "location" });
  return placeAnywhere(store, actor, { plan, shiftId });
}

/** As `placePlan`, for an employee who accepts a shift that a manager of the location offers. */
export async function placeAnywhere(
  store: CompanyStore,
  actor: Actor,
  { plan, shiftId }: { plan: ShiftPlan; shiftId: ShiftId | null },
): Promise<PlacedPlan> {
  const [location] = await getActiveLocations(store, [plan.locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const company = await store.company();
  requireJobRoles(company, [plan.jobRoleId]);
  const placed = { ...plan, ...placeShift(plan, location.timeZone) };
  if (plan.employeeId !== null) {
    const employee = await store.employees.get(plan.employeeId);
    requirePlannable(employee, location, plan.day);
    const planned = { ...placed, timeZone: location.timeZone, id: shiftId };
    await requireFreePerson(store, actor, { employee, planned });
  }
  const weekStart = weekStartOf(plan.day, company.workRules.weekStart);
  return { ...placed, timeZone: location.timeZone, weekStart };
}

function requirePlannable(employee: Employee, location: Location, day: string): void {
  const { name, locationIds, leave } = employee;
  if (leave !== null && isOnLeave(employee, day)) {
    throw new RuleViolation("onLeave", { who: name, ...leave });
  }
  if (!worksOn(employee, day)) throw new RuleViolation("notWorking", { who: name });
  if (!locationIds.includes(location.id)) {
    throw new RuleViolation("outsideLocation", { who: name, where: location.name });
  }
}

type Planned = Parameters<typeof requireFree>[0] & { day: string };

/** No shift is longer than a day, so two days around it hold every shift that could overlap. */
async function requireFreePerson(
  store: CompanyStore,
  actor: Actor,
  { employee, planned }: { employee: Employee; planned: Planned },
): Promise<void> {
  const { day } = planned;
  const [shifts, timeOff, locations] = await Promise.all([
    store.shifts.list(shiftsAround(employee.id, { from: day, until: day })),
    store.timeOff.list(timeOffOfEmployee(employee.id, addDays(day, -1))),
    store.locations.list([]),
  ]);
  requireFree(planned, { shifts, timeOff }, planNames(actor, [employee], locations));
}
