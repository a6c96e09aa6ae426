import { z } from "zod/mini";
import {
  attemptSchema,
  editSchema,
  nameSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { shiftTemplateIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { colourSchema } from "../job-roles/job-role.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The most shift templates of a location that are not archived. */
export const MOST_SHIFT_TEMPLATES = 50;

/** What a template gives a shift: wall times, an end at or before the start on the next day. */
const templateFieldsSchema = z.extend(
  z.pick(shiftPlanSchema, {
    jobRoleId: true,
    startsAtLocal: true,
    endsAtLocal: true,
    unpaidBreakSeconds: true,
    note: true,
  }),
  { name: nameSchema, colour: colourSchema },
);

/** `shiftTemplates/{id}`: a usual shift of a location under a name, without employee and day. */
export const shiftTemplateSchema = z.extend(templateFieldsSchema, {
  id: shiftTemplateIdSchema,
  locationId: locationIdSchema,
  isArchived: z.boolean(),
  savedAt: instantSchema,
  savedByName: z.string(),
  version: versionSchema,
});
export type ShiftTemplate = z.infer<typeof shiftTemplateSchema>;

export const addShiftTemplateSchema = z.extend(attemptSchema, {
  ...templateFieldsSchema.shape,
  locationId: locationIdSchema,
});

export const editShiftTemplateSchema = z.extend(editSchema, {
  ...templateFieldsSchema.shape,
  templateId: shiftTemplateIdSchema,
  isArchived: z.boolean(),
});
