import { z } from "zod/mini";
import { bulkSchema } from "../batches/batch.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { weekTemplateIdSchema } from "../../kernel/ids/record-ids.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { overrideCodeSchema, overrideDecisionSchema } from "./shift-override.ts";

/** The most weeks that one copy fills: half a year. */
export const MOST_WEEKS = 26;

/** Where the shifts of a copy come from: a week of the location, or one of its week templates. */
export const copySourceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("week"), weekStart: enteredDaySchema }),
  z.object({ kind: z.literal("template"), templateId: weekTemplateIdSchema }),
]);
export type CopySource = z.infer<typeof copySourceSchema>;

/**
 * What happens to a shift whose employee cannot work it: it is skipped, becomes an open shift, or
 * takes the place of the drafts that it overlaps.
 */
export const copyConflictSchema = z.enum(["skip", "leaveOpen", "overwrite"]);
export type CopyConflict = z.infer<typeof copyConflictSchema>;

export const copyTermsSchema = z.object({
  /** Without people, every shift becomes an open one. */
  withPeople: z.boolean(),
  conflicts: copyConflictSchema,
});
export type CopyTerms = z.infer<typeof copyTermsSchema>;

const copySchema = z.object({
  locationId: locationIdSchema,
  source: copySourceSchema,
  terms: copyTermsSchema,
});

export const previewCopySchema = z.extend(copySchema, {
  weekStarts: z.array(enteredDaySchema).check(z.minLength(1), z.maxLength(MOST_WEEKS)),
});

/** A line of the report of a copy: whose shift, on which day, and why. */
export const copyRemarkSchema = z.object({ who: z.string(), why: z.string() });

/** What a copy does to a week. */
export const weekPreviewSchema = z.object({
  weekStart: localDateSchema,
  /** Identifies the effect: a copy with it does this or is refused. */
  fingerprint: z.string().check(z.maxLength(60)),
  added: z.int().check(z.minimum(0)),
  /** True for a week that has to be unlocked first: nothing is copied into it. */
  isLocked: z.boolean(),
  /** Shifts that lose their employee, each with the reason; part of `added`. */
  opened: z.array(copyRemarkSchema),
  /** Drafts that are overwritten. */
  replaced: z.array(copyRemarkSchema),
  skipped: z.array(copyRemarkSchema),
  /** Shifts that are added if the copy carries a reason, each with what needs it. */
  warned: z.array(copyRemarkSchema),
  /** What the reason of the copy has to name. */
  needsReason: z.array(overrideCodeSchema),
});
export type WeekPreview = z.infer<typeof weekPreviewSchema>;

/** Copies to one week a call, so that the progress of many is seen; `key` is the week's first day. */
export const copyWeeksSchema = z.extend(bulkSchema, {
  ...copySchema.shape,
  override: z.optional(overrideDecisionSchema),
  rows: z
    .array(
      z.object({
        key: localDateSchema,
        title: bulkSchema.shape.title,
        fingerprint: weekPreviewSchema.shape.fingerprint,
      }),
    )
    .check(z.length(1)),
});
