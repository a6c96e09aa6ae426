import type { CustomFacts } from "../../rules/merging/merge-facts.ts";
import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import { valueText } from "../../words/custom-fields/field-words.ts";

/** A custom field with different values in two records of one employee. */
export const keptFieldSchema = z.object({
  label: z.string(),
  kept: z.string(),
  dropped: z.string(),
});
export type KeptField = z.infer<typeof keptFieldSchema>;

/** The custom fields for which a merge keeps the value of the record that stays. */
export function keptFields(
  stays: CustomFacts,
  duplicate: CustomFacts,
  locale: Locale,
): KeptField[] {
  return stays.fields.flatMap((field) => {
    const [kept, dropped] = [stays.values[field.id], duplicate.values[field.id]];
    if (kept === undefined || dropped === undefined || kept === dropped) return [];
    const { label } = field;
    return [
      { label, kept: valueText(field, kept, locale), dropped: valueText(field, dropped, locale) },
    ];
  });
}
