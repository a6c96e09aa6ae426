import { formatDay, formatDayRange, formatSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { AskedTime, ContentOf } from "../../records/mail/mail-content.ts";
import type { RequestLetterWords } from "./request-letter-words.ts";

/** The days that are asked about, and the requested times of a day. */
interface Told {
  who: string;
  days: string;
  times: string;
}

type Write = (told: Told) => RequestLetterWords;

interface TimeTexts {
  requested: Readonly<Record<AskedTime["of"], Write>>;
  /** To the employee; `who` is the manager. */
  accepted: Readonly<Record<AskedTime["of"], Write>>;
  declined: Readonly<Record<Exclude<AskedTime["of"], "timesheet">, Write>>;
  /** The manager edited or removed the entry instead. */
  settled: Readonly<Record<Exclude<AskedTime["of"], "timesheet">, Write>>;
}

const toDecide = {
  button: "Look at it and decide",
  reason: "You get this mail because you approve the time of this employee.",
};
const own = {
  button: "See your time",
  reason: "You get this mail because it is about your time.",
};

const texts: InLanguages<TimeTexts> = {
  en: {
    requested: {
      correction: ({ who, days, times }) => ({
        subject: `${who} asks for a correction: ${days}`,
        heading: `${who} asks for a correction`,
        text: `Requested time: ${days}, ${times}.`,
        ...toDecide,
      }),
      newEntry: ({ who, days, times }) => ({
        subject: `${who} asks for a time entry: ${days}`,
        heading: `${who} did not clock in and asks for a time entry`,
        text: `Requested time: ${days}, ${times}.`,
        ...toDecide,
      }),
      timesheet: ({ who, days }) => ({
        subject: `${who} disputes a timesheet: ${days}`,
        heading: `${who} disputes a timesheet`,
        text: `Pay period: ${days}.`,
        ...toDecide,
      }),
    },
    accepted: {
      correction: ({ who, days, times }) => ({
        subject: `Time corrected: ${days}`,
        heading: "Your time is corrected",
        text: `${who} accepted your request. Your time is now ${days}, ${times}.`,
        ...own,
      }),
      newEntry: ({ who, days, times }) => ({
        subject: `Time entry added: ${days}`,
        heading: "Your time entry is added",
        text: `${who} accepted your request. Your new time entry: ${days}, ${times}.`,
        ...own,
      }),
      timesheet: ({ who, days }) => ({
        subject: `Dispute answered: ${days}`,
        heading: "Your dispute is answered",
        text: `${who} answered your dispute of the timesheet ${days}. Sign it, or dispute it again.`,
        ...own,
      }),
    },
    declined: {
      correction: ({ who, days, times }) => ({
        subject: `Correction declined: ${days}`,
        heading: "Your request is declined",
        text: `${who} declined your request for ${days}, ${times}. Your time stays as it was.`,
        ...own,
      }),
      newEntry: ({ who, days, times }) => ({
        subject: `Time entry declined: ${days}`,
        heading: "Your request is declined",
        text: `${who} declined your request for a time entry: ${days}, ${times}.`,
        ...own,
      }),
    },
    settled: {
      correction: ({ who, days, times }) => ({
        subject: `Time edited: ${days}`,
        heading: "Your time was edited",
        text: `You asked for ${days}, ${times}. ${who} edited or removed the entry instead. Ask again if it is still wrong.`,
        ...own,
      }),
      newEntry: ({ who, days, times }) => ({
        subject: `Time entry edited: ${days}`,
        heading: "Your request is answered",
        text: `You asked for a time entry: ${days}, ${times}. ${who} edited or removed it. Ask again if it is still wrong.`,
        ...own,
      }),
    },
  },
};

/** To managers: an employee asks for other times, or disputes a timesheet. */
export function timeRequestedWords(
  who: string,
  about: AskedTime,
  locale: Locale,
): RequestLetterWords {
  return inLanguage(texts, locale).requested[about.of](toldOf(who, about, locale));
}

/** To the employee: what a manager answered. */
export function timeAnsweredWords(
  { by, ...answer }: Pick<ContentOf<"timeAnswered">, "isAccepted" | "isSettled"> & { by: string },
  about: AskedTime,
  locale: Locale,
): RequestLetterWords {
  const { accepted, declined, settled } = inLanguage(texts, locale);
  const told = toldOf(by, about, locale);
  if (answer.isAccepted || about.of === "timesheet") return accepted[about.of](told);
  return (answer.isSettled ? settled : declined)[about.of](told);
}

function toldOf(who: string, about: AskedTime, locale: Locale): Told {
  if (about.of === "timesheet") {
    return { who, days: formatDayRange(about.firstDay, about.lastDay, locale), times: "" };
  }
  const { requested, timeZone } = about;
  return {
    who,
    days: formatDay(localDateAt(requested.startsAt, timeZone), locale),
    times: formatSpan(requested, timeZone, locale),
  };
}
