import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type {
  addChecklistTemplateSchema,
  ChecklistTerms,
  saveChecklistTemplateSchema,
} from "@crewline/domain/records/checklists/checklist-template";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { requireRoom, requireWholeTemplate, writeTemplate } from "./write-template.ts";

/** Adds a checklist template. Throws notFound, archivedLocation and tooMany. */
export function addChecklistTemplate(
  actor: Actor,
  input: z.infer<typeof addChecklistTemplateSchema>,
): Promise<{ templateId: ChecklistTemplateId }> {
  return command(actor, input, async (store) => {
    const { template } = input;
    await requireTerms(store, actor, { terms: template, before: null });
    if (template.state !== "archived") await requireRoom(store, 1);
    const id = store.checklistTemplates.newId();
    writeTemplate(store, actor, { before: null, after: { ...template, id } });
    return { templateId: id };
  });
}

/**
 * Changes a checklist template; lists that were made before keep what they had. Throws notFound,
 * checklistElsewhere, staleVersion, archivedLocation and tooMany.
 */
export function saveChecklistTemplate(
  actor: Actor,
  input: z.infer<typeof saveChecklistTemplateSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { template } = input;
    const before = await store.checklistTemplates.get(input.templateId);
    await requireWholeTemplate(store, actor, before);
    const changedBy = before.savedByName;
    requireVersion(before, input.expectedVersion, { what: "checklistTemplate", changedBy });
    await requireTerms(store, actor, { terms: template, before });
    if (before.state === "archived" && template.state !== "archived") await requireRoom(store, 1);
    return writeTemplate(store, actor, { before, after: { ...template, id: before.id } });
  });
}

type Reach = Pick<ChecklistTerms, "locationIds" | "jobRoleIds" | "signOffRoleIds">;

/** What the template had before may be archived by now; what is new has to be in use. */
async function requireTerms(
  store: CompanyStore,
  actor: Actor,
  { terms, before }: { terms: Reach; before: Reach | null },
): Promise<void> {
  const { locationIds } = terms;
  for (const id of locationIds) requireReach(actor, { locationIds: [id], what: "location" });
  await getActiveLocations(
    store,
    locationIds.filter((id) => before?.locationIds.includes(id) !== true),
  );
  const known = before === null ? [] : rolesOf(before);
  const added = rolesOf(terms).filter((id) => !known.includes(id));
  if (added.length > 0) requireJobRoles(await store.company(), added);
}

function rolesOf({ jobRoleIds, signOffRoleIds }: Reach) {
  return [...jobRoleIds, ...signOffRoleIds];
}
