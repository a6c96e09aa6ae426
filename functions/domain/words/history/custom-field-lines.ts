import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import { customFieldSchema } from "../../records/custom-fields/custom-field.ts";
import type { FieldEdits, FieldTexts } from "./custom-field-texts.ts";
import { englishFieldTexts } from "./custom-field-texts.ts";
import type { FieldWords } from "./field-words.ts";

const texts: InLanguages<FieldTexts> = { en: englishFieldTexts };

/** The changes of a company's custom fields in words, for its history. */
export const customFieldWords: Readonly<Record<string, FieldWords>> = {
  customField: (before, after, locale) => fieldLine(readField(before), readField(after), locale),
  customFieldOrder: (_before, after, locale) =>
    inLanguage(texts, locale).reordered(
      Array.isArray(after) ? listed(after.map(String), locale, 20) : "–",
    ),
};

function readField(value: unknown): CustomField | null {
  return customFieldSchema.safeParse(value).data ?? null;
}

/** "Custom field Shirt size: renamed to T-shirt size, added XL". */
function fieldLine(before: CustomField | null, after: CustomField | null, locale: Locale): string {
  const words = inLanguage(texts, locale);
  if (after === null) return words.unreadable;
  if (before === null) return words.added(after);
  if (before.isArchived !== after.isArchived) {
    return after.isArchived ? words.archived(after.label) : words.restored(after.label);
  }
  return words.edited(before.label, editsOf(before, after), locale);
}

function editsOf(before: CustomField, after: CustomField): FieldEdits {
  return {
    renamedTo: before.label === after.label ? null : after.label,
    type: before.type === after.type ? null : { before: before.type, after: after.type },
    level: before.level === after.level ? null : { before: before.level, after: after.level },
    isOwnEditable: before.isOwnEditable === after.isOwnEditable ? null : after.isOwnEditable,
    hasOtherHelp: before.help !== after.help,
    choices: choiceEdits(before, after),
  };
}

function choiceEdits(before: CustomField, after: CustomField): FieldEdits["choices"] {
  const old = new Map(before.choices.map((choice) => [choice.id, choice]));
  const names = (choices: CustomField["choices"]) => choices.map(({ name }) => name);
  const turned = (isArchived: boolean) =>
    after.choices.filter(
      (now) => now.isArchived === isArchived && old.get(now.id)?.isArchived === !isArchived,
    );
  return {
    renamed: after.choices.flatMap(({ id, name }) => {
      const from = old.get(id)?.name ?? name;
      return from === name ? [] : [{ from, to: name }];
    }),
    added: names(after.choices.filter(({ id }) => !old.has(id))),
    archived: names(turned(true)),
    restored: names(turned(false)),
    isReordered: order(before) !== order(after),
  };
}

function order({ choices }: CustomField): string {
  return choices.map(({ id }) => id).join();
}
