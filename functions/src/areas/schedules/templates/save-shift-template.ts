import type { ShiftTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import { shiftTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type {
  saveShiftTemplateSchema,
  ShiftTemplate,
} from "@crewline/domain/records/schedules/shift-template";
import {
  MOST_SHIFT_TEMPLATES,
  shiftTemplatesId,
} from "@crewline/domain/records/schedules/shift-template";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { requireJobRoles } from "../../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";

type Input = z.infer<typeof saveShiftTemplateSchema>;

/**
 * Adds a shift template, or changes or archives one. Those of all locations are in reach of people
 * who manage all of them.
 */
export function saveShiftTemplate(
  actor: Actor,
  input: Input,
): Promise<{ templateId: ShiftTemplateId }> {
  return command(actor, input, async (store) => {
    const { locationId } = input;
    const locationIds = locationId === null ? [] : [locationId];
    requireReach(actor, { locationIds, what: "shiftTemplate" });
    await getActiveLocations(store, locationIds);
    requireJobRoles(await store.company(), [input.template.jobRoleId]);
    const id = shiftTemplatesId(locationId);
    const before = await store.shiftTemplates.find(id);
    const templates = before?.templates ?? [];
    const saved = savedTemplate(templates, input, {
      newId: shiftTemplateIdSchema.parse(store.shifts.newId()),
      updatedByName: actor.displayName,
    });
    const others = templates.filter((one) => one.id !== saved.id);
    const after = [...others, saved].toSorted((a, b) => a.name.localeCompare(b.name));
    const version = (before?.version ?? 0) + 1;
    store.shiftTemplates.save(id, { locationId, templates: after, version });
    return { templateId: saved.id };
  });
}

/** Throws notFound, staleVersion, and tooMany for one template more than a location can have. */
function savedTemplate(
  templates: readonly ShiftTemplate[],
  { templateId, expectedVersion, template }: Input,
  { newId, updatedByName }: { newId: ShiftTemplateId; updatedByName: string },
): ShiftTemplate {
  if (templateId === null) {
    if (templates.length >= MOST_SHIFT_TEMPLATES) {
      throw new RuleViolation("tooMany", { what: "shiftTemplates", most: MOST_SHIFT_TEMPLATES });
    }
    return { ...template, id: newId, updatedByName, version: 1 };
  }
  const before = templates.find(({ id }) => id === templateId);
  if (before === undefined) throw new RuleViolation("notFound", { what: "shiftTemplate" });
  const changedBy = before.updatedByName;
  requireVersion(before, expectedVersion ?? 0, { what: "shiftTemplate", changedBy });
  return { ...template, id: templateId, updatedByName, version: before.version + 1 };
}
