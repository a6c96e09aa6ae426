import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import { shiftTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type {
  addShiftTemplateSchema,
  editShiftTemplateSchema,
  ShiftTemplate,
} from "@crewline/domain/records/schedules/shift-template";
import { MOST_SHIFT_TEMPLATES } from "@crewline/domain/records/schedules/shift-template";
import { byUseAndName } from "@crewline/domain/records/schedules/week-template";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { requireJobRoles } from "../../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** Returns the shift templates of a location, those in use first. Throws notFound. */
export async function listShiftTemplates(
  actor: Actor,
  { locationId }: { locationId: LocationId },
): Promise<{ templates: ShiftTemplate[] }> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const { locations, shiftTemplates } = await readCompany(actor.companyId);
  await locations.get(locationId);
  const found = await shiftTemplates.list([["locationId", "==", locationId]]);
  return { templates: found.toSorted(byUseAndName) };
}

/** Adds a shift template to a location. Throws notFound, tooMany, and as requireJobRoles does. */
export function addShiftTemplate(
  actor: Actor,
  input: z.infer<typeof addShiftTemplateSchema>,
): Promise<{ templateId: ShiftTemplateId }> {
  return command(actor, input, async (store) => {
    const { idempotencyKey: _attempt, ...template } = input;
    requireReach(actor, { locationIds: [template.locationId], what: "location" });
    await getActiveLocations(store, [template.locationId]);
    requireJobRoles(await store.company(), [template.jobRoleId]);
    await requireRoom(store, template.locationId);
    const id = shiftTemplateIdSchema.parse(store.shiftTemplates.newId());
    const saved = { savedAt: now(), savedByName: actor.displayName, version: 1 };
    store.shiftTemplates.create(id, { ...template, id, isArchived: false, ...saved });
    return { templateId: id };
  });
}

/** Changes a shift template, archives or restores it. Shifts that were planned with it stay. */
export function editShiftTemplate(
  actor: Actor,
  input: z.infer<typeof editShiftTemplateSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { idempotencyKey: _attempt, expectedVersion, templateId, ...changes } = input;
    const before = await store.shiftTemplates.get(templateId);
    const { locationId } = before;
    requireReach(actor, { locationIds: [locationId], what: "shiftTemplate" });
    const changedBy = before.savedByName;
    requireVersion(before, expectedVersion, { what: "shiftTemplate", changedBy });
    if (changes.jobRoleId !== before.jobRoleId) {
      requireJobRoles(await store.company(), [changes.jobRoleId]);
    }
    if (before.isArchived && !changes.isArchived) await requireRoom(store, locationId);
    const version = before.version + 1;
    const saved = { savedAt: now(), savedByName: actor.displayName, version };
    store.shiftTemplates.save(templateId, { ...before, ...changes, ...saved });
    return { version };
  });
}

async function requireRoom(store: CompanyStore, locationId: LocationId): Promise<void> {
  const templates = await store.shiftTemplates.list([["locationId", "==", locationId]]);
  if (templates.filter(({ isArchived }) => !isArchived).length < MOST_SHIFT_TEMPLATES) return;
  throw new RuleViolation("tooMany", { what: "shiftTemplates", most: MOST_SHIFT_TEMPLATES });
}
