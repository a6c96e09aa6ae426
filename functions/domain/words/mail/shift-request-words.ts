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

interface Sentences {
  subject: string;
  heading: string;
  text: string;
}

type Content = ContentOf<"shiftRequest">;
type News = `${Content["requestKind"]}.${Content["event"]}`;
type Letters = Readonly<Partial<Record<News, (told: Told) => Sentences>>>;

interface RequestTexts {
  letters: Letters;
  /** What has no letter of its own. */
  other: (told: Told) => Sentences;
  decide: string;
  see: string;
  reasons: { managers: string; employees: string };
  quoted: (note: string) => string;
}

const texts: InLanguages<RequestTexts> = {
  en: {
    letters: {
      "claim.asked": ({ by, place, shift }) => ({
        subject: `${by} asks for an open shift at ${place}: ${shift}`,
        heading: `${by} asks for an open shift`,
        text: `Approve or decline the request for this shift at ${place}.`,
      }),
      "claim.approved": ({ by, place, shift }) => ({
        subject: `The shift is yours at ${place}: ${shift}`,
        heading: "The shift is yours",
        text: `${by} approved your request for this shift at ${place}.`,
      }),
      "claim.denied": ({ by, place, shift }) => ({
        subject: `You didn't get the shift at ${place}: ${shift}`,
        heading: "You didn't get the shift",
        text: `${by} declined your request for this shift at ${place}.`,
      }),
      "claim.lost": ({ place, shift }) => ({
        subject: `You didn't get the shift at ${place}: ${shift}`,
        heading: "You didn't get the shift",
        text: `Another employee got this shift at ${place}.`,
      }),
      "claim.canceled": ({ place, shift }) => ({
        subject: `Request canceled at ${place}: ${shift}`,
        heading: "Your request is canceled",
        text: `This open shift at ${place} was changed or removed after you asked for it.`,
      }),
      "claim.expired": ({ place, shift }) => ({
        subject: `No decision in time at ${place}: ${shift}`,
        heading: "Your request has ended",
        text: `No one decided about this shift at ${place} in time. You don't have it.`,
      }),
      "swap.asked": ({ by, place, shift }) => ({
        subject: `${by} wants to swap shifts at ${place}: ${shift}`,
        heading: `${by} wants to swap shifts with you`,
        text: `You would work the first shift at ${place}, and ${by} the second.`,
      }),
      "swap.accepted": ({ by, place, shift }) => ({
        subject: `Swap to approve at ${place}: ${shift}`,
        heading: "Two employees want to swap shifts",
        text: `${by} accepted this swap at ${place}. Approve or decline it.`,
      }),
      "swap.declined": ({ by, place, shift }) => ({
        subject: `${by} declined the swap at ${place}: ${shift}`,
        heading: "Your swap was declined",
        text: `${by} declined the swap. You keep your shift at ${place}.`,
      }),
      "swap.approved": ({ by, place, shift }) => ({
        subject: `Shifts swapped at ${place}: ${shift}`,
        heading: "The shifts are swapped",
        text: `${by} agreed. Your schedule at ${place} shows the swap.`,
      }),
      "swap.denied": ({ by, place, shift }) => ({
        subject: `Swap not approved at ${place}: ${shift}`,
        heading: "The swap was not approved",
        text: `${by} declined the swap. Both shifts at ${place} stay as they are.`,
      }),
      "swap.withdrawn": ({ by, place, shift }) => ({
        subject: `Swap withdrawn at ${place}: ${shift}`,
        heading: "The swap was withdrawn",
        text: `${by} no longer wants to swap. You don't need to answer.`,
      }),
      "swap.canceled": ({ place, shift }) => ({
        subject: `Swap canceled at ${place}: ${shift}`,
        heading: "The swap is canceled",
        text: `One of these shifts at ${place} was changed.`,
      }),
      "swap.expired": ({ place, shift }) => ({
        subject: `Swap ended at ${place}: ${shift}`,
        heading: "The swap has ended",
        text: `It was not decided in time. Both shifts at ${place} stay as they are.`,
      }),
      "drop.asked": ({ by, place, shift }) => ({
        subject: `${by} can't work at ${place}: ${shift}`,
        heading: `${by} can't work this shift`,
        text: `Colleagues can take the shift at ${place}. Until then it stays with ${by}.`,
      }),
      "drop.taken": ({ by, place, shift }) => ({
        subject: `Your shift at ${place} is covered: ${shift}`,
        heading: "Your shift is covered",
        text: `Another employee has this shift at ${place} now. Confirmed by ${by}.`,
      }),
      "drop.released": ({ by, place, shift }) => ({
        subject: `You no longer have the shift at ${place}: ${shift}`,
        heading: "You no longer have this shift",
        text: `${by} made your shift at ${place} an open one.`,
      }),
      "drop.denied": ({ by, place, shift }) => ({
        subject: `You keep the shift at ${place}: ${shift}`,
        heading: "You keep this shift",
        text: `${by} needs you for this shift at ${place}. Talk to them if you can't work it.`,
      }),
      "drop.canceled": ({ place, shift }) => ({
        subject: `Your shift at ${place} was changed: ${shift}`,
        heading: "Your shift was changed",
        text: `It is not offered to colleagues any more. Check your schedule at ${place}.`,
      }),
      "drop.expired": ({ place, shift }) => ({
        subject: `No one took your shift at ${place}: ${shift}`,
        heading: "No one took your shift",
        text: `It starts now at ${place} and is still yours.`,
      }),
    },
    other: ({ place, shift }) => ({
      subject: `News about a shift at ${place}: ${shift}`,
      heading: "News about a shift",
      text: `Check the schedule at ${place}.`,
    }),
    decide: "Open Home",
    see: "See the schedule",
    reasons: {
      managers: "You get this mail because you manage this location.",
      employees: "You get this mail because it is about your shifts.",
    },
    quoted: (note) => `“${note}”`,
  },
};

const forManagers: ReadonlySet<News> = new Set(["claim.asked", "drop.asked", "swap.accepted"]);
const toAnswer: ReadonlySet<News> = new Set([...forManagers, "swap.asked"]);

/** The letter about a claim, swap or drop. */
export function shiftRequestWords(
  news: News,
  told: Told,
  locale: Pick<Locale, "language">,
): Sentences & { button: string; reason: string; quoted: (note: string) => string } {
  const { letters, other, decide, see, reasons, quoted } = inLanguage(texts, locale);
  const write = letters[news] ?? other;
  return {
    ...write(told),
    button: toAnswer.has(news) ? decide : see,
    reason: forManagers.has(news) ? reasons.managers : reasons.employees,
    quoted,
  };
}
