import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { UncoveredRange } from "../../rules/locations/uncovered-ranges.ts";

interface WeekFigureTexts {
  coverage: string;
  coverageOf: (day: string, gaps: string) => string;
  gap: (span: string, there: number, needed: string) => string;
  needed: (needed: number, role: string) => string;
  people: (needed: number) => PluralForms;
  gaps: (gaps: number) => PluralForms;
  full: string;
  notIncluded: (what: string) => string;
  openShifts: (shifts: number) => PluralForms;
  unpriced: (shifts: number) => PluralForms;
}

const texts: InLanguages<WeekFigureTexts> = {
  en: {
    coverage: "Coverage",
    coverageOf: (day, gaps) => `Coverage, ${day}: ${gaps}`,
    gap: (span, there, needed) => `${span}: ${there} of ${needed}`,
    needed: (needed, role) => `${needed} ${role}`,
    people: (needed) => ({ one: "1 person", other: `${needed} people` }),
    gaps: (gaps) => ({ one: "1 gap", other: `${gaps} gaps` }),
    full: "full",
    notIncluded: (what) => `Not included: ${what}`,
    openShifts: (shifts) => ({ one: "1 open shift", other: `${shifts} open shifts` }),
    unpriced: (shifts) => ({
      one: "cost of 1 shift without a rate",
      other: `cost of ${shifts} shifts without a rate`,
    }),
  },
};

/** The name of the strip of minimum staffing. */
export function coverageTitle(locale: Locale): string {
  return inLanguage(texts, locale).coverage;
}

/** "Coverage, Tue, Nov 24: 2 gaps". */
export function coverageText(day: string, gaps: number, locale: Locale): string {
  return inLanguage(texts, locale).coverageOf(day, gapsText(gaps, locale));
}

/** "2 gaps", or "full". */
export function gapsText(gaps: number, locale: Locale): string {
  const words = inLanguage(texts, locale);
  return gaps === 0 ? words.full : pluralForm(gaps, words.gaps(gaps), locale);
}

interface GapPlace {
  timeZone: string;
  /** The name of the job role; null for a need of any. */
  role: string | null;
}

/** "2:00 PM – 4:00 PM: 1 of 2 Barista". */
export function gapText(
  { needed, missing, ...span }: UncoveredRange,
  { timeZone, role }: GapPlace,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const who =
    role === null ? pluralForm(needed, words.people(needed), locale) : words.needed(needed, role);
  return words.gap(formatSpan(span, timeZone, locale), needed - missing, who);
}

interface LeftOut {
  openShifts: number;
  unpricedShifts: number;
}

/** What the totals leave out: "Not included: 3 open shifts, …"; null for nothing. */
export function leftOutText(
  { openShifts, unpricedShifts }: LeftOut,
  locale: Locale,
): string | null {
  const words = inLanguage(texts, locale);
  const parts = [
    ...(openShifts > 0 ? [pluralForm(openShifts, words.openShifts(openShifts), locale)] : []),
    ...(unpricedShifts > 0
      ? [pluralForm(unpricedShifts, words.unpriced(unpricedShifts), locale)]
      : []),
  ];
  return parts.length === 0 ? null : words.notIncluded(parts.join(", "));
}
