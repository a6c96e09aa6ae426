import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ChecklistItem } from "../../records/checklists/checklist-item.ts";
import { picturedTypes } from "../../records/checklists/checklist-item.ts";
import type { ChecklistAnswer, ChecklistRun } from "../../records/checklists/checklist-run.ts";
import { measureText } from "./item-words.ts";

interface AnswerWords {
  done: (item: string) => string;
  yes: (item: string) => string;
  no: (item: string) => string;
  picture: (item: string) => string;
  value: (item: string, value: string) => string;
  note: (item: string, note: string) => string;
}

const words: InLanguages<AnswerWords> = {
  en: {
    done: (item) => `${item}: done`,
    yes: (item) => `${item}: Yes`,
    no: (item) => `${item}: No`,
    picture: (item) => `${item}: picture taken`,
    value: (item, value) => `${item}: ${value}`,
    note: (item, note) => `${item}, note: ${note}`,
  },
};

/** What was entered for each item of a list, and the notes, for a file: "Refrigerator: 4 °C". */
export function answersText(
  { items, answers }: Pick<ChecklistRun, "items" | "answers">,
  locale: Locale,
): string[] {
  const { note } = inLanguage(words, locale);
  return items.flatMap((item) => {
    const answer = answers[item.id];
    if (answer === undefined) return [];
    const said = answerText(item, answer, locale);
    return answer.note === "" ? [said] : [said, note(item.label, answer.note)];
  });
}

function answerText(
  { label, type, unit }: ChecklistItem,
  { value }: ChecklistAnswer,
  locale: Locale,
): string {
  const said = inLanguage(words, locale);
  if (type === "check") return said.done(label);
  if (typeof value === "boolean") return (value ? said.yes : said.no)(label);
  if (picturedTypes.has(type)) return said.picture(label);
  return said.value(label, typeof value === "number" ? measureText(value, unit, locale) : value);
}
