import { formatDay } from "../../kernel/formats/format-time.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";
import type { EntryHoursOf, ExplainedEntryHours } from "../../rules/figures/entry-hours.ts";
import { isRunning } from "../../rules/time-entries/transitions.ts";
import { formatWorkSpan } from "./format-work-span.ts";

interface EntryHoursWords {
  sum: (entries: number) => PluralForms;
  entry: (day: string, span: string) => string;
  running: (day: string, span: string) => string;
  leftOut: (entries: number) => Readonly<Record<LeftOut, PluralForms>>;
}

type LeftOut = "needsFix" | "requested" | "rejected" | "voided";

const texts: InLanguages<EntryHoursWords> = {
  en: {
    sum: (entries) => ({
      one: "The paid time of the entry that the list shows.",
      other: `The paid time of the ${entries} entries that the list shows, person by person.`,
    }),
    entry: (day, span) => `${day}, ${span}`,
    running: (day, span) => `${day}, ${span}, counted until this minute`,
    leftOut: (entries) => ({
      needsFix: {
        one: "1 entry without a clock-out is not included.",
        other: `${entries} entries without a clock-out are not included.`,
      },
      requested: {
        one: "1 requested entry is not included until a manager accepts it.",
        other: `${entries} requested entries are not included until a manager accepts them.`,
      },
      rejected: {
        one: "1 entry that was sent back is not included.",
        other: `${entries} entries that were sent back are not included.`,
      },
      voided: {
        one: "1 voided entry is not included.",
        other: `${entries} voided entries are not included.`,
      },
    }),
  },
};

const leftOutStates = [
  "needsFix",
  "requested",
  "rejected",
  "voided",
] as const satisfies TimeEntryState[];

/** What the hours of a list of entries add up, in one sentence. */
export function entryHoursText({ lines }: ExplainedEntryHours, locale: Locale): string {
  const entries = lines.reduce((sum, line) => sum + line.lines.length, 0);
  return pluralForm(entries, inLanguage(texts, locale).sum(entries), locale);
}

/** The person of a line, or the day and times of an entry. */
export function entryHoursLine(of: EntryHoursOf, locale: Locale): string {
  if (of.kind === "person") return of.name;
  const { entry } = of;
  const { entry: finished, running } = inLanguage(texts, locale);
  const write = isRunning(entry.state) ? running : finished;
  return write(formatDay(entry.day, locale), formatWorkSpan(entry.payable, entry, locale));
}

/** What the hours leave out, a sentence for each reason. */
export function leftOutLines({ leftOut }: ExplainedEntryHours, locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  return leftOutStates.flatMap((state) => {
    const entries = leftOut.get(state) ?? 0;
    return entries === 0 ? [] : [pluralForm(entries, words.leftOut(entries)[state], locale)];
  });
}
