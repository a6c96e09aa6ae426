import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import type { RequestLetterWords } from "./request-letter-words.ts";

type Decision = ContentOf<"timeOffDecided">["decision"];

interface Told {
  /** What the type is called. */
  type: string;
  days: string;
}

interface LetterTexts {
  requested: (who: string, told: Told) => RequestLetterWords;
  decided: Readonly<Record<Decision, (by: string, told: Told) => RequestLetterWords>>;
}

const own = {
  button: "See your time off",
  reason: "You get this mail because it is about your time off.",
};

const texts: InLanguages<LetterTexts> = {
  en: {
    requested: (who, { type, days }) => ({
      subject: `${who} asks for time off: ${days}`,
      heading: `${who} asks for time off`,
      text: `${days}. ${type}.`,
      button: "Look at it and decide",
      reason: "You get this mail because you decide about the time off of this person.",
    }),
    decided: {
      approved: (by, { type, days }) => ({
        subject: `Time off approved: ${days}`,
        heading: "Your time off is approved",
        text: `${by} approved your time off: ${days}. ${type}.`,
        ...own,
      }),
      denied: (by, { type, days }) => ({
        subject: `Time off denied: ${days}`,
        heading: "Your time off is denied",
        text: `${by} denied your time off: ${days}. ${type}.`,
        ...own,
      }),
      cancelled: (by, { type, days }) => ({
        subject: `Time off cancelled: ${days}`,
        heading: "Your time off is cancelled",
        text: `${by} cancelled your time off: ${days}. ${type}.`,
        ...own,
      }),
    },
  },
};

/** To managers: an employee requests time off. */
export function requestedWords(
  who: string,
  told: Told,
  locale: Pick<Locale, "language">,
): RequestLetterWords {
  return inLanguage(texts, locale).requested(who, told);
}

/** To the employee: a manager's decision about the time off. */
export function decidedWords(
  { decision, by }: { decision: Decision; by: string },
  told: Told,
  locale: Pick<Locale, "language">,
): RequestLetterWords {
  return inLanguage(texts, locale).decided[decision](by, told);
}
