import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { attemptSchema, versionSchema } from "../../kernel/fields/fields.ts";

/** The name of a list, as the address of its screen has it: "employees". */
export const screenSchema = z.string().regex(/^[a-z-]{1,40}$/, issue("notAList"));

export const MOST_VIEWS = 20;

/** More than a list has filters, orders and columns together; 20 views stay well below 1 MiB. */
const MOST_PARAMS = 30;
const MOST_CHARACTERS = 4000;
const plainParamSchema = lineSchema(500);

/** A named look of one list: its filters, sorting and columns as the address holds them. */
export const savedViewSchema = z.object({
  name: lineSchema(40).min(1, issue("enterName")),
  params: z
    .record(z.string().regex(/^[A-Za-z]{1,30}$/), plainParamSchema)
    .refine(isSmall, issue("tooManyFilters")),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** `members/{uid}/listViews/{screen}`: one person's views of one list. */
export const listViewsSchema = z.object({
  id: screenSchema,
  views: z.array(savedViewSchema).max(MOST_VIEWS),
  version: versionSchema,
});
export type ListViews = z.infer<typeof listViewsSchema>;

/** Adds a view, or replaces the one of the same name. */
export const saveViewSchema = attemptSchema.extend({ screen: screenSchema, view: savedViewSchema });

export const removeViewSchema = attemptSchema.extend({
  screen: screenSchema,
  name: savedViewSchema.shape.name,
});

export const renameViewSchema = removeViewSchema.extend({
  newName: savedViewSchema.shape.name,
});

function isSmall(params: Readonly<Record<string, string>>): boolean {
  const values = Object.values(params);
  return values.length <= MOST_PARAMS && values.join("").length <= MOST_CHARACTERS;
}
