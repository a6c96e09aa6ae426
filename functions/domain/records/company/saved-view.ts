import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { attemptSchema, versionSchema } from "../../kernel/fields/fields.ts";

/** The name of a list, as the address of its screen has it: "employees". */
export const screenSchema = z.string().check(z.regex(/^[a-z-]{1,40}$/, issue("notAList")));

export const MOST_VIEWS = 20;

/** More than a list has filters, orders and columns together; 20 views stay well below 1 MiB. */
const MOST_PARAMS = 30;
const MOST_CHARACTERS = 4000;
const plainParamSchema = lineSchema(500);

/** A named look of one list: its filters, sorting and columns as the address holds them. */
export const savedViewSchema = z.object({
  name: lineSchema(40).check(z.minLength(1, issue("enterName"))),
  params: z
    .record(z.string().check(z.regex(/^[A-Za-z]{1,30}$/)), plainParamSchema)
    .check(z.refine(isSmall, issue("tooManyFilters"))),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** `members/{uid}/listViews/{screen}`: one person's views of one list. */
export const listViewsSchema = z.object({
  id: screenSchema,
  views: z.array(savedViewSchema).check(z.maxLength(MOST_VIEWS)),
  version: versionSchema,
});
export type ListViews = z.infer<typeof listViewsSchema>;

/** Adds a view, or replaces the one of the same name. */
export const saveViewSchema = z.extend(attemptSchema, {
  screen: screenSchema,
  view: savedViewSchema,
});

export const removeViewSchema = z.extend(attemptSchema, {
  screen: screenSchema,
  name: savedViewSchema.shape.name,
});

export const renameViewSchema = z.extend(removeViewSchema, {
  newName: savedViewSchema.shape.name,
});

function isSmall(params: Readonly<Record<string, string>>): boolean {
  const values = Object.values(params);
  return values.length <= MOST_PARAMS && values.join("").length <= MOST_CHARACTERS;
}
