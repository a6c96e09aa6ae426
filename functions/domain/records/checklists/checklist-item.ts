import { z } from "zod/mini";
import { idSchema } from "../../kernel/fields/fields.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";

/** The id of an item within its checklist. Moving or rewording the item keeps it. */
export const checklistItemIdSchema = idSchema.brand<"ChecklistItemId", "inout">();
export type ChecklistItemId = z.infer<typeof checklistItemIdSchema>;

/** What is entered for an item. */
export const itemTypes = [
  "check",
  "yesNo",
  "number",
  "temperature",
  "text",
  "choice",
  "photo",
  "signature",
] as const;
export const itemTypeSchema = z.enum(itemTypes);
export type ItemType = z.infer<typeof itemTypeSchema>;

/** The types whose value has bounds. */
export const measuredTypes: ReadonlySet<ItemType> = new Set(["number", "temperature"]);

/** The types that are answered with a picture. */
export const picturedTypes: ReadonlySet<ItemType> = new Set(["photo", "signature"]);

/** What follows from an answer that is not as it should be: see docs/decisions/checklists.md. */
export const failActions = ["alert", "task", "warn"] as const;
export const failActionSchema = z.enum(failActions);
export type FailAction = z.infer<typeof failActionSchema>;

/** The types whose answer can fail. */
export const failingTypes: ReadonlySet<ItemType> = new Set(["yesNo", "number", "temperature"]);

export const MOST_ITEMS = 60;
export const MOST_ITEM_CHOICES = 12;
export const MOST_WEIGHT = 10;

/** A measured value, kept with two decimals. */
export const measureSchema = z
  .number()
  .check(z.minimum(-100_000), z.maximum(100_000), z.multipleOf(0.01));

/** One line of a checklist. Bounds are in `unit`, both included; null for none. */
export const checklistItemSchema = z
  .object({
    id: checklistItemIdSchema,
    /** Items that follow each other under one heading; "" for none. */
    section: lineSchema(60),
    label: lineSchema(200).check(z.minLength(1, issue("enterLabel"))),
    help: lineSchema(300),
    type: itemTypeSchema,
    isRequired: z.boolean(),
    /** How much the item counts in the score. */
    weight: z.int().check(z.minimum(1), z.maximum(MOST_WEIGHT)),
    min: z.nullable(measureSchema),
    max: z.nullable(measureSchema),
    /** Of a number; a temperature has "°C" or "°F". */
    unit: lineSchema(12),
    choices: z
      .array(lineSchema(60).check(z.minLength(1, issue("enterChoice"))))
      .check(z.maxLength(MOST_ITEM_CHOICES)),
    failActions: z._default(z.array(failActionSchema).check(z.maxLength(failActions.length)), [
      "alert",
    ]),
  })
  .check(
    z.superRefine(({ type, min, max, choices }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: [field], message });
      if (min !== null && max !== null && max < min) refuse("max", issue("highestBelowLowest"));
      if (type === "choice" && choices.length < 2) refuse("choices", issue("enterTwoChoices"));
    }),
  );
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** Why a pasted line gives no item. */
export type PasteProblem = "noLabel" | "unknownType" | "unknownNumber";
