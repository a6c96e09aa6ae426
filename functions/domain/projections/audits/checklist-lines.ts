import { z } from "zod/mini";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import {
  checklistRecurrenceSchema,
  doneBySchema,
  templateStateSchema,
  triggerSchema,
} from "../../records/checklists/checklist-template.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { checklistLabels } from "../../words/checklists/checklist-labels.ts";
import { recurrenceText, triggerText } from "../../words/checklists/checklist-times.ts";
import type { FieldWords } from "../../words/history/field-words.ts";
import { changeLines, listWords, valueWords } from "../../words/history/field-words.ts";
import type { AuditNames } from "./audit-lines.ts";

/** The changed fields of a checklist template, one line for each. */
export function checklistChangeLines(
  changes: readonly RecordChange[],
  { location, jobRole }: Pick<AuditNames, "location" | "jobRole">,
  locale: Locale,
): string[] {
  const words: Readonly<Record<string, FieldWords>> = {
    name: valueWords({ en: "Name" }, z.string(), (name) => name),
    state: valueWords(
      { en: "State" },
      templateStateSchema,
      (state, reader) => checklistLabels(reader).state[state],
    ),
    items: listWords({ en: "Items" }, z.string(), (label) => label),
    leftUndone: (_before, after, reader) => leftText(after, reader),
    itemDetails: (_before, _after, reader) => inLanguage(texts, reader).itemsChanged,
    trigger: valueWords({ en: "When" }, triggerSchema, triggerText),
    recurrence: valueWords({ en: "Days" }, checklistRecurrenceSchema, recurrenceText),
    dueMinutes: valueWords({ en: "Minutes to do it" }, z.number(), formatCount),
    graceMinutes: valueWords({ en: "Minutes until missed" }, z.number(), formatCount),
    locationIds: listWords({ en: "Locations" }, locationIdSchema, (id) => location(id)),
    jobRoleIds: listWords({ en: "Job roles" }, jobRoleIdSchema, (id) => jobRole(id)),
    needsSignOff: valueWords({ en: "Needs sign-off" }, z.boolean(), (isNeeded, reader) => {
      const { yes, no } = inLanguage(texts, reader);
      return isNeeded ? yes : no;
    }),
    signOffRoleIds: listWords({ en: "Signed off by" }, jobRoleIdSchema, (id) => jobRole(id)),
    doneBy: valueWords(
      { en: "Done by" },
      doneBySchema,
      (doneBy, reader) => checklistLabels(reader).doneBy[doneBy],
    ),
  };
  return changeLines(changes, words, locale);
}

const leftSchema = z.object({ name: z.string(), items: z.array(z.string()) });
/** Items that are named; the others are counted. */
const MOST_NAMED = 5;

function leftText(left: unknown, locale: Locale): string {
  const read = leftSchema.safeParse(left);
  if (!read.success) return "–";
  const { name, items } = read.data;
  return inLanguage(texts, locale).leftOpen(name, listed(items, locale, MOST_NAMED));
}

const texts = {
  en: {
    yes: "yes",
    no: "no",
    itemsChanged: "Items changed",
    leftOpen: (name: string, items: string) => `Left open in “${name}”: ${items}`,
  },
} satisfies InLanguages<unknown>;
