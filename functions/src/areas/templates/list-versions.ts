import type {
  listedVersionsSchema,
  listVersionsSchema,
} from "@crewline/domain/records/checklists/checklist-version";
import {
  checklistVersionId,
  shownVersionSchema,
  versionsBefore,
} from "@crewline/domain/records/checklists/checklist-version";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { readCompany } from "../../store/company/read-company.ts";

/**
 * Returns earlier versions of a checklist template that the caller manages, the latest first, a page
 * at a time. Throws notFound.
 */
export async function listVersions(
  actor: Actor,
  { templateId, before }: z.infer<typeof listVersionsSchema>,
): Promise<z.infer<typeof listedVersionsSchema>> {
  const { checklistTemplates, checklistVersions } = await readCompany(actor.companyId);
  const { locationIds } = await checklistTemplates.get(templateId);
  requireReach(actor, { locationIds, what: "checklistTemplate" });
  const wanted = versionsBefore(before);
  const ids = wanted.map((version) => checklistVersionId(templateId, version));
  const { found } = await checklistVersions.findReadable(ids);
  const versions = found.toSorted((a, b) => b.version - a.version);
  const oldest = wanted.at(-1) ?? 1;
  return {
    versions: versions.map((version) => shownVersionSchema.parse(version)),
    next: oldest > 1 ? oldest : null,
  };
}
