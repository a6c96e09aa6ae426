import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { CopySource, CopyTerms } from "@crewline/domain/records/schedules/week-copy";
import type { WeekLine } from "@crewline/domain/records/schedules/week-template";
import type { CopyInput } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { weekLines } from "@crewline/domain/rules/schedules/copies/week-lines";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfLocation } from "../../store/company/filters.ts";
import { readPlanJudge } from "../../operations/schedules/read-plan-judge.ts";

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
  const company = await store.company();
  const employeeIds = terms.withPeople ? lines.flatMap(({ employeeId }) => employeeId ?? []) : [];
  const days = weekDays(weekStart);
  const shifts = await store.shifts.list(
    daysOfLocation(location.id, weekStart, addDays(weekStart, 6)),
  );
  const asked = { company, location, employeeIds, days, budgets: { shifts } };
  const judge = await readPlanJudge(store, actor, asked);
  return { lines, locationId: location.id, weekStart, terms, existing: shifts, judge };
}
