import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";

interface Published {
  by: string;
  place: string;
  /** The first day of the week. */
  day: string;
}

interface ScheduleWords {
  subject: string;
  heading: string;
  text: string;
  button: string;
  reason: string;
}

type Headed = Pick<ScheduleWords, "subject" | "heading">;

interface ToCover {
  who: string;
  place: string;
  /** Who approved time off; null where the person no longer works for the company. */
  approvedBy: string | null;
}

interface ZoneMove {
  place: string;
  by: string;
  was: string;
  is: string;
}

/** A week that is new to its reader, one that is different now, or one that was withdrawn. */
type WeekKind = "new" | "changed" | "withdrawn";

interface ScheduleTexts {
  weeks: Readonly<Record<WeekKind, (told: Published) => ScheduleWords>>;
  zone: (move: ZoneMove) => ScheduleWords;
  unmoved: (count: string) => PluralForms;
  toCoverSubject: (count: number, told: ToCover) => PluralForms;
  toCoverHeading: (count: number, told: ToCover) => PluralForms;
  toCover: (told: ToCover) => Omit<ScheduleWords, keyof Headed> & { advice: string };
}

const seeSchedule = "See your schedule";

const texts: InLanguages<ScheduleTexts> = {
  en: {
    weeks: {
      new: ({ by, place, day }) => ({
        subject: `Your shifts: ${place}, the week of ${day}`,
        heading: `Your shifts in the week of ${day}`,
        text: `${by} published the week of ${day} at ${place}. This is what you work:`,
        button: seeSchedule,
        reason: `You get this mail because you work at ${place}.`,
      }),
      changed: ({ by, place, day }) => ({
        subject: `Your shifts changed: ${place}, the week of ${day}`,
        heading: `Changes to your shifts in the week of ${day}`,
        text: `${by} published the week of ${day} at ${place}. This is what is different for you:`,
        button: seeSchedule,
        reason: `You get this mail because you work at ${place}.`,
      }),
      withdrawn: ({ by, place, day }) => ({
        subject: `Your shifts were withdrawn: ${place}, the week of ${day}`,
        heading: `Your shifts in the week of ${day} were withdrawn`,
        text: `${by} withdrew the week of ${day} at ${place}. You do not work these shifts unless they are published again:`,
        button: seeSchedule,
        reason: `You get this mail because you work at ${place}.`,
      }),
    },
    zone: ({ place, by, was, is }) => ({
      subject: `Your shifts move: ${place} has another time zone`,
      heading: `${place} has another time zone`,
      text: `${by} changed the time zone of ${place} from ${was} to ${is}. Your shifts there keep their days and times, which are now times of ${is}. On that clock this is different for you:`,
      button: seeSchedule,
      reason: `You get this mail because you work at ${place}.`,
    }),
    unmoved: (count) => ({
      one: "One more shift stays at the same moment as before; only the name of the time zone is different.",
      other: `${count} more shifts stay at the same moment as before; only the name of the time zone is different.`,
    }),
    toCoverSubject: (count, { who, place }) => ({
      one: `1 shift to cover at ${place}: ${who}`,
      other: `${count} shifts to cover at ${place}: ${who}`,
    }),
    toCoverHeading: (count, { place }) => ({
      one: `1 shift to cover at ${place}`,
      other: `${count} shifts to cover at ${place}`,
    }),
    toCover: ({ who, place, approvedBy }) => ({
      text:
        approvedBy === null
          ? `${who} no longer works for the company. ${who} is still scheduled at ${place}:`
          : `${approvedBy} approved time off for ${who}. ${who} is still scheduled at ${place}:`,
      advice: "Assign someone else or make the shifts open.",
      button: "Open the schedule",
      reason: `You get this mail because you manage ${place}.`,
    }),
  },
};

/** To an employee: a published week, what is different in it, or that it was withdrawn. */
export function publishedWords(
  told: Published,
  kind: WeekKind,
  locale: Pick<Locale, "language">,
): ScheduleWords {
  return inLanguage(texts, locale).weeks[kind](told);
}

/** To employees with published shifts at a location that got another time zone. */
export function zoneChangedWords(move: ZoneMove, locale: Pick<Locale, "language">): ScheduleWords {
  return inLanguage(texts, locale).zone(move);
}

/** Says how many shifts stay at the same moment; null for none. */
export function unmovedWords(count: number, locale: Locale): string | null {
  if (count === 0) return null;
  return pluralForm(count, inLanguage(texts, locale).unmoved(formatCount(count, locale)), locale);
}

/** To the managers of a location: so many shifts there need another person. */
export function toCoverWords(
  count: number,
  told: ToCover,
  locale: Locale,
): ScheduleWords & { advice: string } {
  const { toCover, toCoverHeading, toCoverSubject } = inLanguage(texts, locale);
  return {
    subject: pluralForm(count, toCoverSubject(count, told), locale),
    heading: pluralForm(count, toCoverHeading(count, told), locale),
    ...toCover(told),
  };
}
