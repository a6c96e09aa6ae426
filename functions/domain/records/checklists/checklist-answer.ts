import { z } from "zod/mini";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { measureSchema } from "./checklist-item.ts";

/** What is entered for an item, by its type: true or false, a number, or a text. */
export const answerValueSchema = z.union([
  z.boolean(),
  measureSchema,
  linesSchema(500).check(z.minLength(1)),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;
