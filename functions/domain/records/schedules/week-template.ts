import { z } from "zod/mini";
import {
  attemptSchema,
  editSchema,
  nameSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { weekTemplateIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { shiftPlanSchema } from "./shift.ts";

/** The most shifts of a week template. */
export const MOST_TEMPLATE_LINES = 1000;

/** The most week templates of a location that are not archived. */
export const MOST_WEEK_TEMPLATES = 50;

/** A shift of a week that has no date: its weekday and wall times. */
export const weekLineSchema = z.extend(
  z.pick(shiftPlanSchema, {
    employeeId: true,
    jobRoleId: true,
    startsAtLocal: true,
    endsAtLocal: true,
    unpaidBreakSeconds: true,
    note: true,
    requiredSkillIds: true,
  }),
  { weekday: weekdaySchema },
);
export type WeekLine = z.infer<typeof weekLineSchema>;

/** `weekTemplates/{id}`: the shifts of a week of a location, under a name. */
export const weekTemplateSchema = z.object({
  id: weekTemplateIdSchema,
  locationId: locationIdSchema,
  name: nameSchema,
  lines: z.array(weekLineSchema).check(z.maxLength(MOST_TEMPLATE_LINES)),
  isArchived: z.boolean(),
  savedAt: instantSchema,
  savedByName: z.string(),
  version: versionSchema,
});
export type WeekTemplate = z.infer<typeof weekTemplateSchema>;

/** A week template as it is listed: how many shifts it has, and for how many people. */
export const listedWeekTemplateSchema = z.extend(z.omit(weekTemplateSchema, { lines: true }), {
  shifts: z.int().check(z.minimum(0)),
  people: z.int().check(z.minimum(0)),
});
export type ListedWeekTemplate = z.infer<typeof listedWeekTemplateSchema>;

export const saveWeekTemplateSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
  name: nameSchema,
  withPeople: z.boolean(),
});
export const editWeekTemplateSchema = z.extend(editSchema, {
  templateId: weekTemplateIdSchema,
  name: nameSchema,
  isArchived: z.boolean(),
});

/** The template as it is listed. */
export function listedWeekTemplate({ lines, ...template }: WeekTemplate): ListedWeekTemplate {
  const people = new Set(lines.flatMap(({ employeeId }) => employeeId ?? []));
  return { ...template, shifts: lines.length, people: people.size };
}

/** Sorts templates that are in use first, then by name. */
export function byUseAndName(
  a: Pick<WeekTemplate, "isArchived" | "name">,
  b: Pick<WeekTemplate, "isArchived" | "name">,
): number {
  return Number(a.isArchived) - Number(b.isArchived) || a.name.localeCompare(b.name);
}
