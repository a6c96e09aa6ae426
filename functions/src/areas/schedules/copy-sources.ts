import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CopySource, CopyTerms } from "@crewline/domain/records/schedules/week-copy";
import type { WeekLine } from "@crewline/domain/records/schedules/week-template";
import type { CopyInput } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { weekLines } from "@crewline/domain/rules/schedules/copies/week-lines";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approvedTimeOff, daysOfLocation } from "../../store/company/filters.ts";
import { isPlannable } from "./is-plannable.ts";
import { planNames } from "./plan-names.ts";
import { shiftsOfPeople } from "./shifts-of-people.ts";

/** What is copied: the shifts of a week without their date, and the template they come from. */
export interface CopyLines {
  location: Location;
  lines: WeekLine[];
  templateId: WeekTemplateId | null;
}

/** Reads what is copied. Throws notFound for a location or template out of reach. */
export async function copyLines(
  store: CompanyStore,
  actor: Actor,
  { locationId, source }: { locationId: LocationId; source: CopySource },
): Promise<CopyLines> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const [location] = await getActiveLocations(store, [locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  if (source.kind === "template") {
    const template = await store.weekTemplates.get(source.templateId);
    requireReach(actor, { locationIds: [template.locationId], what: "weekTemplate" });
    return { location, lines: template.lines, templateId: template.id };
  }
  const { workRules } = await store.company();
  const shifts = await store.shifts.list([
    ["locationId", "==", locationId],
    ["weekStart", "==", weekStartOf(source.weekStart, workRules.weekStart)],
  ]);
  return { location, lines: weekLines(shifts), templateId: null };
}

interface Week {
  weekStart: LocalDate;
  terms: CopyTerms;
}

/** Reads all that decides what the lines become in a week: people, their shifts and time off. */
export async function copyInput(
  store: CompanyStore,
  actor: Actor,
  { location, lines, weekStart, terms }: CopyLines & Week,
): Promise<CopyInput> {
  const asked = terms.withPeople ? lines.flatMap(({ employeeId }) => employeeId ?? []) : [];
  const employeeIds = [...new Set(asked)];
  const [existing, timeOff, locations, people] = await Promise.all([
    shiftsAroundWeek(store, { locationId: location.id, employeeIds, weekStart }),
    store.timeOff.list(approvedTimeOff([location.id], addDays(weekStart, -1))),
    store.locations.list([]),
    store.employees.findAll(employeeIds),
  ]);
  const employeeOf = new Map(people.map((person) => [person.id, person]));
  return {
    lines,
    locationId: location.id,
    weekStart,
    timeZone: location.timeZone,
    terms,
    existing,
    timeOff,
    names: planNames(actor, people, locations),
    isWorking: (id: EmployeeId, day) => isPlannable(employeeOf.get(id), location.id, day),
  };
}

/**
 * The shifts of the location and of the employees that can touch a shift of the week, also over
 * midnight and in any zone.
 */
async function shiftsAroundWeek(
  store: CompanyStore,
  { locationId, employeeIds, weekStart }: Around,
): Promise<Shift[]> {
  const found = await Promise.all([
    store.shifts.list(daysOfLocation(locationId, addDays(weekStart, -2), addDays(weekStart, 8))),
    shiftsOfPeople(store, employeeIds, weekStart),
  ]);
  return [...new Map(found.flat().map((shift) => [shift.id, shift])).values()];
}

interface Around {
  locationId: LocationId;
  employeeIds: readonly EmployeeId[];
  weekStart: LocalDate;
}
