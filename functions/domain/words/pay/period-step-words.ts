import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PeriodAct } from "../../records/pay/pay-period-record.ts";

interface StepWords {
  names: Readonly<Record<"open" | "places" | "closed" | "exported", string>>;
  ends: (day: string) => string;
  ended: (day: string) => string;
  closableFrom: (day: string) => string;
  held: (days: string) => string;
  proving: string;
  acts: Readonly<Record<PeriodAct, (place: string, who: string, when: string) => string>>;
  meanwhile: Readonly<Record<PeriodAct, (who: string) => string>>;
}

const words: InLanguages<StepWords> = {
  en: {
    names: { open: "Open", places: "Locations closed", closed: "Closed", exported: "Exported" },
    ends: (day) => `Ends ${day}`,
    ended: (day) => `Ended ${day}`,
    closableFrom: (day) => `Can be closed from ${day} on.`,
    held: (days) => `${days} can’t be closed yet. Fix what is marked below first.`,
    proving: "Checking the recorded history…",
    acts: {
      close: (_place, who, when) => `Closed by ${who}, ${when}`,
      reopen: (_place, who, when) => `Reopened by ${who}, ${when}`,
      export: (_place, who, when) => `Exported by ${who}, ${when}`,
      closeLocation: (place, who, when) => `${place} closed by ${who}, ${when}`,
      reopenLocation: (place, who, when) => `${place} reopened by ${who}, ${when}`,
    },
    meanwhile: {
      close: (who) => `${who} closed this pay period in the meantime.`,
      reopen: (who) => `${who} reopened this pay period in the meantime.`,
      export: (who) => `${who} exported this pay period in the meantime.`,
      closeLocation: (who) => `${who} closed a location of this pay period in the meantime.`,
      reopenLocation: (who) => `${who} reopened a location of this pay period in the meantime.`,
    },
  },
};

/** The names of the steps of a pay period. */
export function stepNames(locale: Locale): StepWords["names"] {
  return inLanguage(words, locale).names;
}

/** When a pay period ends, or ended. */
export function endOfPeriodText(lastDay: LocalDate, today: LocalDate, locale: Locale): string {
  const { ends, ended } = inLanguage(words, locale);
  return (today > lastDay ? ended : ends)(formatDate(lastDay, locale));
}

/** From when on a pay period that lasts still can be closed. */
export function closableFromText(lastDay: LocalDate, locale: Locale): string {
  return inLanguage(words, locale).closableFrom(formatDate(addDays(lastDay, 1), locale));
}

/** Why a pay period is not closed while something of the checklist has to be fixed. */
export function heldText(days: string, locale: Locale): string {
  return inLanguage(words, locale).held(days);
}

/** Said while the recorded changes of a period are proven. */
export function provingText(locale: Locale): string {
  return inLanguage(words, locale).proving;
}

interface DoneAct {
  action: PeriodAct;
  at: string;
  byName: string;
}

/** Who did something to a pay period and when: "Closed by Kim, Mar 16, 10:00 AM". */
export function periodActText(
  { action, at, byName }: DoneAct,
  { place, timeZone }: { place: string; timeZone: string },
  locale: Locale,
): string {
  const when = formatDayTime(at, timeZone, locale);
  return inLanguage(words, locale).acts[action](place, byName, when);
}

/** Why a question about a pay period is over: someone else answered it first. */
export function doneMeanwhileText({ action, byName }: Omit<DoneAct, "at">, locale: Locale): string {
  return inLanguage(words, locale).meanwhile[action](byName);
}
