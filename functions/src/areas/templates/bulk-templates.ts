import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type {
  assignChecklistsSchema,
  ChecklistTemplate,
  setChecklistStateSchema,
} from "@crewline/domain/records/checklists/checklist-template";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { requireRoom, requireWholeTemplate, writeTemplate } from "./write-template.ts";

interface Changed {
  changed: number;
}

/** Adds locations to templates; those that have them already stay as they are. */
export function assignChecklists(
  actor: Actor,
  input: z.infer<typeof assignChecklistsSchema>,
): Promise<Changed> {
  return command(actor, input, async (store) => {
    for (const id of input.locationIds) {
      requireReach(actor, { locationIds: [id], what: "location" });
    }
    await getActiveLocations(store, input.locationIds);
    return changeEach(store, { actor, ids: input.templateIds }, (before) => {
      const missing = input.locationIds.filter((id) => !before.locationIds.includes(id));
      return missing.length === 0
        ? before
        : { ...before, locationIds: [...before.locationIds, ...missing] };
    });
  });
}

/** Archives templates, or puts them to use again, or makes them drafts. */
export function setChecklistState(
  actor: Actor,
  input: z.infer<typeof setChecklistStateSchema>,
): Promise<Changed> {
  return command(actor, input, async (store) => {
    const { state } = input;
    const templates = await store.checklistTemplates.findAll(input.templateIds);
    const restored = templates.filter((one) => state !== "archived" && one.state === "archived");
    if (restored.length > 0) await requireRoom(store, restored.length);
    // A checklist without items cannot be in use.
    return changeEach(store, { actor, ids: input.templateIds }, (before) => {
      const next = state === "active" && before.items.length === 0 ? "draft" : state;
      return before.state === next ? before : { ...before, state: next };
    });
  });
}

/** Writes the templates that the change makes different; throws notFound and checklistElsewhere. */
async function changeEach(
  store: CompanyStore,
  { actor, ids }: { actor: Actor; ids: readonly ChecklistTemplateId[] },
  change: (before: ChecklistTemplate) => ChecklistTemplate,
): Promise<Changed> {
  const templates = await store.checklistTemplates.findAll(ids);
  if (templates.length < new Set(ids).size) {
    throw new RuleViolation("notFound", { what: "checklistTemplate" });
  }
  for (const before of templates) await requireWholeTemplate(store, actor, before);
  const pairs = templates.map((before) => ({ before, after: change(before) }));
  const changed = pairs.filter(({ before, after }) => before !== after);
  for (const pair of changed) writeTemplate(store, actor, pair);
  return { changed: changed.length };
}
