import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import { weekTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type {
  editWeekTemplateSchema,
  ListedWeekTemplate,
  saveWeekTemplateSchema,
} from "@crewline/domain/records/schedules/week-template";
import {
  byUseAndName,
  listedWeekTemplate,
  MOST_WEEK_TEMPLATES,
} from "@crewline/domain/records/schedules/week-template";
import { templateLines } from "@crewline/domain/rules/schedules/copies/week-lines";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { now } from "../../../platform/clock.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import type { Edited } from "../../../rpc/answers.ts";

/** Returns the week templates of a location, those in use first. Throws notFound. */
export async function listWeekTemplates(
  actor: Actor,
  { locationId }: { locationId: LocationId },
): Promise<{ templates: ListedWeekTemplate[] }> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const { locations, weekTemplates } = await readCompany(actor.companyId);
  await locations.get(locationId);
  const found = await weekTemplates.list([["locationId", "==", locationId]]);
  return { templates: found.toSorted(byUseAndName).map(listedWeekTemplate) };
}

/** Saves the shifts of a week as a template. Throws emptyWeek or tooMany. */
export function saveWeekTemplate(
  actor: Actor,
  input: z.infer<typeof saveWeekTemplateSchema>,
): Promise<{ templateId: WeekTemplateId }> {
  return command(actor, input, async (store) => {
    const { locationId, name, withPeople } = input;
    requireReach(actor, { locationIds: [locationId], what: "location" });
    await getActiveLocations(store, [locationId]);
    const { workRules } = await store.company();
    const weekStart = weekStartOf(input.weekStart, workRules.weekStart);
    const [shifts, templates] = await Promise.all([
      store.shifts.list([
        ["locationId", "==", locationId],
        ["weekStart", "==", weekStart],
      ]),
      store.weekTemplates.list([["locationId", "==", locationId]]),
    ]);
    if (templates.filter(({ isArchived }) => !isArchived).length >= MOST_WEEK_TEMPLATES) {
      throw new RuleViolation("tooMany", { what: "weekTemplates", most: MOST_WEEK_TEMPLATES });
    }
    const lines = templateLines(shifts, { withPeople });
    const id = weekTemplateIdSchema.parse(store.weekTemplates.newId());
    const saved = { savedAt: now(), savedByName: actor.displayName, version: 1 };
    store.weekTemplates.create(id, { id, locationId, name, lines, isArchived: false, ...saved });
    return { templateId: id };
  });
}

/** Renames a week template, archives or restores it. */
export function editWeekTemplate(
  actor: Actor,
  input: z.infer<typeof editWeekTemplateSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.weekTemplates.get(input.templateId);
    requireReach(actor, { locationIds: [before.locationId], what: "weekTemplate" });
    requireVersion(before, input.expectedVersion, {
      what: "weekTemplate",
      changedBy: before.savedByName,
    });
    const { name, isArchived } = input;
    const version = before.version + 1;
    const savedByName = actor.displayName;
    store.weekTemplates.save(before.id, { ...before, name, isArchived, savedByName, version });
    return { version };
  });
}
