import { z } from "zod/mini";
import { formatDate, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { dayEventSchema } from "../../records/day-events/day-event.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { plainActWords } from "../../words/audits/audit-labels.ts";
import { dayEventWords } from "../../words/day-events/day-event-words.ts";
import type { FieldWords } from "../../words/history/field-words.ts";
import { changeLines, valueWords } from "../../words/history/field-words.ts";
import type { AuditNames } from "./audit-lines.ts";

/** The changed fields of an event of Calendar, one line for each; of its text only that it changed. */
export function dayEventChangeLines(
  changes: readonly RecordChange[],
  { location }: Pick<AuditNames, "location">,
  locale: Locale,
): string[] {
  const words: Readonly<Record<string, FieldWords>> = {
    title: valueWords({ en: "Title" }, z.string(), (title) => title),
    from: valueWords({ en: "First day" }, enteredDaySchema, formatDate),
    until: valueWords({ en: "Last day" }, enteredDaySchema, formatDate),
    times: valueWords(timesLabels, dayEventSchema.shape.times, (times, reader) =>
      times === null ? inLanguage(allDay, reader) : formatLocalSpan(times, reader),
    ),
    locationId: valueWords({ en: "Location" }, z.nullable(locationIdSchema), (id, reader) =>
      id === null ? dayEventWords(reader).everywhere : location(id),
    ),
    audience: valueWords(
      { en: "Visible to" },
      dayEventSchema.shape.audience,
      (audience, reader) => dayEventWords(reader).audience[audience],
    ),
    text: (_before, _after, reader) => inLanguage(plainActWords, reader).noteChanged,
  };
  return changeLines(changes, words, locale);
}

const timesLabels: InLanguages<string> = { en: "Times" };
const allDay: InLanguages<string> = { en: "all day" };
