import { z } from "zod";
import {
  attemptSchema,
  nameSchema,
  noteSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { ShiftTemplatesId } from "../../kernel/ids/record-ids.ts";
import { shiftTemplateIdSchema, shiftTemplatesIdSchema } from "../../kernel/ids/record-ids.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The most shift templates of a location, and of all locations; archived ones count. */
export const MOST_SHIFT_TEMPLATES = 100;

/** The document of the templates that every location has. */
const EVERYWHERE = "everywhere";

/** What a shift template says of the shifts that are made from it. */
export const templateFieldsSchema = shiftPlanSchema
  .pick({ jobRoleId: true, startsAtLocal: true, endsAtLocal: true, unpaidBreakSeconds: true })
  .extend({ name: nameSchema, note: noteSchema });

/** A shift that is planned often, under a name: "Opening", 6 AM – 2 PM, barista. */
export const shiftTemplateSchema = templateFieldsSchema.extend({
  id: shiftTemplateIdSchema,
  isArchived: z.boolean(),
  updatedByName: z.string(),
  version: versionSchema,
});
export type ShiftTemplate = z.infer<typeof shiftTemplateSchema>;

/** `shiftTemplates/{location}`: all templates of a location, or of "everywhere", in one document. */
export const shiftTemplatesSchema = z.object({
  locationId: locationIdSchema.nullable(),
  templates: z.array(shiftTemplateSchema).max(MOST_SHIFT_TEMPLATES),
  version: versionSchema,
});
export type ShiftTemplates = z.infer<typeof shiftTemplatesSchema>;

/** The id of the document of a location's templates; null means all locations. */
export function shiftTemplatesId(locationId: LocationId | null): ShiftTemplatesId {
  return shiftTemplatesIdSchema.parse(locationId ?? EVERYWHERE);
}

/** Adds a template, or changes or archives the one of the id. */
export const saveShiftTemplateSchema = attemptSchema.extend({
  locationId: locationIdSchema.nullable(),
  templateId: shiftTemplateIdSchema.nullable(),
  /** The version that the edit began from; null for a new template. */
  expectedVersion: versionSchema.nullable(),
  template: templateFieldsSchema.extend({ isArchived: z.boolean() }),
});
