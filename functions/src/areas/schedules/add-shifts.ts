import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { placeShifts } from "@crewline/domain/rules/schedules/place-shifts";
import type { PlacedShifts } from "@crewline/domain/rules/schedules/place-shifts";
import { skippedOnDay } from "@crewline/domain/words/schedules/skipped-words";
import type { addShiftsSchema } from "@crewline/domain/records/schedules/schedule";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approvedTimeOff } from "../../store/company/filters.ts";
import { createDraft } from "./create-draft.ts";
import { isPlannable } from "./is-plannable.ts";
import { planNames } from "./plan-names.ts";

type Input = z.infer<typeof addShiftsSchema>;

/**
 * Adds many shifts of a location as drafts; returns the reason for each that could not be added.
 */
export function addShifts(actor: Actor, input: Input) {
  return command(actor, input, async (store) => {
    const { locationId } = input;
    requireReach(actor, { locationIds: [locationId], what: "location" });
    const [location] = await getActiveLocations(store, [locationId]);
    if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
    const plans = input.shifts.map((shift) => ({ ...shift, locationId }));
    const sources = await loadSources(store, actor, { locationId, plans });
    const { placed, skipped: left } = placeShifts({
      plans,
      timeZone: location.timeZone,
      ...sources,
    });
    const skipped = left.map((one) => skippedOnDay(one, actor.locale));
    const shifts = await withWeeks(store, placed);
    const markWeeks = await markWeeksEdited(store, actor, shifts);
    const { timeZone } = location;
    const shiftIds = shifts.map(
      (shift) => createDraft(store, actor, { ...shift, timeZone, act: "added" }).id,
    );
    markWeeks();
    return { shiftIds, skipped };
  });
}

async function withWeeks(store: CompanyStore, placed: PlacedShifts["placed"]) {
  const company = await store.company();
  requireJobRoles(
    company,
    placed.map(({ plan }) => plan.jobRoleId),
  );
  return placed.map((one) => ({
    ...one,
    locationId: one.plan.locationId,
    weekStart: weekStartOf(one.plan.day, company.workRules.weekStart),
  }));
}

async function loadSources(
  store: CompanyStore,
  actor: Actor,
  { locationId, plans }: { locationId: LocationId; plans: readonly ShiftPlan[] },
) {
  const days = plans.map(({ day }) => day).toSorted();
  const [existing, timeOff, locations, people] = await Promise.all([
    store.shifts.list([
      ["day", ">=", addDays(days[0] ?? "", -2)],
      ["day", "<=", addDays(days.at(-1) ?? "", 2)],
    ]),
    store.timeOff.list(approvedTimeOff([locationId], addDays(days[0] ?? "", -1))),
    store.locations.list([]),
    store.employees.findAll(plans.flatMap(({ employeeId }) => employeeId ?? [])),
  ]);
  const ids = new Set(plans.flatMap(({ employeeId }) => employeeId ?? []));
  if (people.length < ids.size) throw new RuleViolation("notFound", { what: "employee" });
  const employeeOf = new Map(people.map((person) => [person.id, person]));
  return {
    existing,
    timeOff,
    names: planNames(actor, people, locations),
    isWorking: (id: EmployeeId, day: string) => isPlannable(employeeOf.get(id), locationId, day),
  };
}
