import { z } from "zod/mini";
import type { ChecklistTemplateId, ChecklistVersionId } from "../../kernel/ids/record-ids.ts";
import {
  checklistTemplateIdSchema,
  checklistVersionIdSchema,
} from "../../kernel/ids/record-ids.ts";
import { checklistTemplateSchema } from "./checklist-template.ts";
import type { ChecklistTemplate } from "./checklist-template.ts";

/** So many versions are read at once. */
export const VERSIONS_PAGE = 20;

/**
 * `checklistVersions/{template}_{version}`: a checklist template as it was until it was saved again.
 * It is written once and never changed. What was replaced before versions were kept has none.
 */
export const checklistVersionSchema = z.extend(checklistTemplateSchema, {
  id: checklistVersionIdSchema,
  templateId: checklistTemplateIdSchema,
});
export type ChecklistVersion = z.infer<typeof checklistVersionSchema>;

/** A version without where it was done, which may be at locations of others. */
export const shownVersionSchema = z.omit(checklistVersionSchema, {
  id: true,
  state: true,
  locationIds: true,
});
export type ShownVersion = z.infer<typeof shownVersionSchema>;

export function checklistVersionId(
  templateId: ChecklistTemplateId,
  version: number,
): ChecklistVersionId {
  return checklistVersionIdSchema.parse(`${templateId}_${version}`);
}

/** The template as one of its versions. */
export function versionOf({ id: templateId, ...template }: ChecklistTemplate): ChecklistVersion {
  return { ...template, id: checklistVersionId(templateId, template.version), templateId };
}

/** The versions before one, the latest first, as many as are read at once. */
export function versionsBefore(before: number): number[] {
  const count = Math.max(0, Math.min(VERSIONS_PAGE, before - 1));
  return Array.from({ length: count }, (_none, index) => before - 1 - index);
}

export const listVersionsSchema = z.object({
  templateId: checklistTemplateIdSchema,
  /** The versions before this one. */
  before: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export const listedVersionsSchema = z.object({
  versions: z.array(shownVersionSchema),
  /** The oldest that was looked for; those before it are asked for with it. Null after the first. */
  next: z.nullable(z.int()),
});
