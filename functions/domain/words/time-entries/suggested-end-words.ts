import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatSpan, formatTime } from "../../kernel/formats/format-time.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { SuggestedBreak } from "../../rules/entry-edits/suggested-breaks.ts";
import type { SuggestedEnd } from "../../rules/entry-edits/suggested-ends.ts";

type Because = SuggestedEnd["because"];

interface EndWithBreaks {
  time: string;
  count: number;
  /** Of all breaks together. */
  minutes: number;
}

interface EndTexts {
  accept: Readonly<Record<Because, (time: string) => string>>;
  acceptWithBreaks: Readonly<Record<Because, (end: EndWithBreaks) => PluralForms>>;
  recordBreaks: (spans: string) => PluralForms;
  approved: string;
  approvedWithBreaks: PluralForms;
}

const texts: InLanguages<EndTexts> = {
  en: {
    accept: {
      shift: (time) => `Accept ${time} (shift end)`,
      usual: (time) => `Accept ${time} (usual length)`,
      proposed: (time) => `Accept ${time} (proposed)`,
    },
    acceptWithBreaks: {
      shift: ({ time, count, minutes }) => ({
        one: `Accept ${time} (shift end), ${minutes} min break`,
        other: `Accept ${time} (shift end), ${count} breaks (${minutes} min)`,
      }),
      usual: ({ time, count, minutes }) => ({
        one: `Accept ${time} (usual length), ${minutes} min break`,
        other: `Accept ${time} (usual length), ${count} breaks (${minutes} min)`,
      }),
      proposed: ({ time, count, minutes }) => ({
        one: `Accept ${time} (proposed), ${minutes} min break`,
        other: `Accept ${time} (proposed), ${count} breaks (${minutes} min)`,
      }),
    },
    recordBreaks: (spans) => ({
      one: `Record an unpaid break that was not punched, ${spans}`,
      other: `Record unpaid breaks that were not punched, ${spans}`,
    }),
    approved: "Approved with this end.",
    approvedWithBreaks: {
      one: "Approved with this end and an unpaid break.",
      other: "Approved with this end and unpaid breaks.",
    },
  },
};

/** The label that accepts a likely end; it says which breaks are recorded with it. */
export function acceptEndLabel(end: SuggestedEnd, timeZone: string, locale: Locale): string {
  const words = inLanguage(texts, locale);
  const time = formatTime(end.endsAt, timeZone, locale);
  const minutes = Math.round(secondsOf(end.breaks) / 60);
  if (minutes === 0) return words.accept[end.because](time);
  const count = end.breaks.length;
  const forms = words.acceptWithBreaks[end.because]({ time, count, minutes });
  return pluralForm(count, forms, locale);
}

const secondsOf = (breaks: readonly SuggestedBreak[]) =>
  breaks.reduce((sum, { startsAt, endsAt }) => sum + elapsedSeconds(startsAt, endsAt), 0);

/** The label of what a person takes out who knows that there was no break. */
export function recordBreaksLabel(
  breaks: readonly SuggestedBreak[],
  timeZone: string,
  locale: Locale,
): string {
  const spans = breaks.map((taken) => formatSpan(taken, timeZone, locale));
  const forms = inLanguage(texts, locale).recordBreaks(listed(spans, locale));
  return pluralForm(breaks.length, forms, locale);
}

/** What was recorded, once the end was accepted. */
export function approvedEndText({ breaks }: Pick<SuggestedEnd, "breaks">, locale: Locale): string {
  const { approved, approvedWithBreaks } = inLanguage(texts, locale);
  return breaks.length === 0 ? approved : pluralForm(breaks.length, approvedWithBreaks, locale);
}
