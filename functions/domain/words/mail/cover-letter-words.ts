import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";

interface Told {
  by: string;
  place: string;
  /** Day, times and job role. */
  shift: string;
}

interface CoverLetterWords {
  subject: string;
  heading: string;
  text: string;
  button: string;
  reason: string;
}

type Event = ContentOf<"cover">["event"];

const asked = "You get this mail because you were asked to take over a shift.";
const asking = "You get this mail because you offered this shift.";

const texts: InLanguages<Readonly<Record<Event, (told: Told) => CoverLetterWords>>> = {
  en: {
    offered: ({ by, place, shift }) => ({
      subject: `Can you work at ${place}? ${shift}`,
      heading: `Can you work at ${place}?`,
      text: `${by} is looking for someone for this shift. The first to accept gets it.`,
      button: "Accept or decline",
      reason: asked,
    }),
    over: ({ place, shift }) => ({
      subject: `No longer needed at ${place}: ${shift}`,
      heading: "The shift is no longer on offer",
      text: `You don't need to answer the request from ${place}.`,
      button: "See your schedule",
      reason: asked,
    }),
    accepted: ({ by, place, shift }) => ({
      subject: `${by} works at ${place}: ${shift}`,
      heading: "The shift is covered",
      text: `${by} accepted the shift at ${place}. The published schedule shows it already.`,
      button: "See the schedule",
      reason: asking,
    }),
    declined: ({ place, shift }) => ({
      subject: `No one can work at ${place}: ${shift}`,
      heading: "No one can take the shift",
      text: `Everyone you asked for ${place} declined. Ask others, or change the shift.`,
      button: "See the schedule",
      reason: asking,
    }),
    claimed: ({ by, place, shift }) => ({
      subject: `${by} took an open shift at ${place}: ${shift}`,
      heading: "An open shift is taken",
      text: `${by} took this shift at ${place}. The published schedule shows it already.`,
      button: "See the schedule",
      reason: "You get this mail because you manage this location.",
    }),
  },
};

/** The letter about a shift that needs someone. */
export function coverLetterWords(
  event: Event,
  told: Told,
  locale: Pick<Locale, "language">,
): CoverLetterWords {
  return inLanguage(texts, locale)[event](told);
}
