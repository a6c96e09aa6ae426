import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Blackout } from "../../records/time-off/blackout.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";

type Named = Pick<Blackout, "name" | "from" | "until">;

interface Told {
  name: string;
  days: string;
}

interface BlackoutTexts {
  refused: (one: Told) => string;
  coming: (all: readonly Told[], locale: Locale) => string;
  overridden: (name: string, reason: string) => string;
}

/** So many are told; most companies have one or two a year. */
const TOLD = 4;

const texts: InLanguages<BlackoutTexts> = {
  en: {
    refused: ({ name, days }) =>
      `No time off can be requested in ${name} (${days}). Choose other days or ask your manager.`,
    coming: (all, locale) => {
      const named = all.map(({ name, days }) => `${name} (${days})`);
      return `No time off can be requested in ${listed(named, locale, TOLD)}.`;
    },
    overridden: (name, reason) => `In ${name}: ${reason}`,
  },
};

function told({ name, from, until }: Named, locale: Locale): Told {
  return { name, days: formatDayRange(from, until, locale) };
}

/** Says that time off in a blackout can't be requested, and what to do. */
export function blackoutSentence(blackout: Named, locale: Locale): string {
  return inLanguage(texts, locale).refused(told(blackout, locale));
}

/** Names the coming blackouts. */
export function comingBlackouts(blackouts: readonly Named[], locale: Locale): string {
  const all = blackouts.map((one) => told(one, locale));
  return inLanguage(texts, locale).coming(all, locale);
}

/** The blackout in which time off was entered, and why; null outside of one. */
export function overriddenBlackoutLine(
  { blackout }: Pick<TimeOff, "blackout">,
  locale: Locale,
): string | null {
  if (blackout === undefined) return null;
  return inLanguage(texts, locale).overridden(blackout.name, blackout.reason);
}
