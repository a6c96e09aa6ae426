import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** The times as the reader writes them; `ended` is null for work without a shift. */
interface Told {
  place: string;
  started: string;
  ended: string | null;
}

interface ReminderWords {
  subject: string;
  heading: string;
  texts: readonly string[];
  button: string;
  reason: string;
}

const texts: InLanguages<(told: Told) => ReminderWords> = {
  en: ({ place, started, ended }) => ({
    subject: `You are still clocked in at ${place}`,
    heading: "You are still clocked in",
    texts: [
      ended === null
        ? `You clocked in at ${place} at ${started}, more than 12 hours ago.`
        : `Your shift at ${place} ended at ${ended}.`,
      "Clock out if you have finished. If you left earlier, clock out now and then ask for a correction.",
      "Without a clock-out, this time is not paid until a manager has entered its end.",
    ],
    button: "Go to the time clock",
    reason: "You get this mail because your time clock is running.",
  }),
};

/** To an employee whose clock still runs after the shift. */
export function clockOutReminderWords(told: Told, locale: Pick<Locale, "language">): ReminderWords {
  return inLanguage(texts, locale)(told);
}
