import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { EndPreview } from "../../rules/endings/preview-end.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";

type Told = Omit<EndPreview, "shifts" | "elsewhere" | "endsAtOnce">;

/**
 * Returns what the end of an employment does, one sentence for each thing that it touches; empty
 * when it touches nothing. Instants are shown in `timeZone`.
 */
export function endWords(preview: Told, timeZone: string, locale: Locale): string[] {
  const words = inLanguage(sentences, locale);
  const { runningSince, unapprovedFrom, wageChangeDays } = preview;
  const told = (count: number, write: (count: number) => PluralForms) =>
    count === 0 ? [] : [pluralForm(count, write(count), locale)];
  const opened = told(preview.shiftCount, words.opened);
  const published = told(preview.publishedCount, words.published);
  return [
    ...(opened.length === 0 ? [] : [[...opened, ...published].join(" ")]),
    ...told(preview.timeOffCount, words.timeOff),
    ...(runningSince === null
      ? []
      : [words.running(formatDayTime(runningSince, timeZone, locale))]),
    ...(unapprovedFrom === null
      ? []
      : told(preview.unapprovedCount, words.unapproved(formatDate(unapprovedFrom, locale)))),
    ...told(preview.workedAfterCount, words.workedAfter),
    ...(wageChangeDays.length === 0
      ? []
      : [words.wages(wageChangeDays.map((day) => formatDate(day, locale)).join(", "))]),
    ...(preview.hasLogin ? [words.login] : []),
    ...(preview.isInvited ? [words.invitation] : []),
  ];
}

type Counted = (count: number) => PluralForms;

interface EndSentences {
  opened: Counted;
  published: Counted;
  timeOff: Counted;
  running: (since: string) => string;
  unapproved: (first: string) => Counted;
  workedAfter: Counted;
  wages: (days: string) => string;
  login: string;
  invitation: string;
}

const sentences: InLanguages<EndSentences> = {
  en: {
    opened: (count) => ({
      one: "1 planned shift becomes open.",
      other: `${count} planned shifts become open.`,
    }),
    published: (count) => ({
      one: "1 of them is published: publish its week again.",
      other: `${count} of them are published: publish their weeks again.`,
    }),
    timeOff: (count) => ({
      one: "Time off after the last day is cancelled (1 entry).",
      other: `Time off after the last day is cancelled (${count} entries).`,
    }),
    running: (since) => `The clock has been running since ${since}. Clock them out.`,
    unapproved: (first) => (count) => ({
      one: `1 time entry waits for approval, the first of ${first}.`,
      other: `${count} time entries wait for approval, the first of ${first}.`,
    }),
    workedAfter: (count) => ({
      one: "1 time entry lies after the last day and will still be paid.",
      other: `${count} time entries lie after the last day and will still be paid.`,
    }),
    wages: (days) =>
      `A wage change is scheduled for ${days}. It stays on record; cancel it if not needed.`,
    login: "The login is turned off; its history stays.",
    invitation: "The open invitation stops working.",
  },
};
