import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type {
  RequestedShift,
  RequestKind,
  ShiftRequest,
  SwapEffect,
} from "../../records/schedules/shift-request.ts";

/** What a manager can decide about a request. */
export type Decision = "approved" | "denied" | "released";

interface DecisionTexts {
  titles: Readonly<Record<RequestKind, (day: string, time: string) => string>>;
  claims: string;
  cannot: string;
  takes: (who: string, day: string, time: string) => string;
  effects: string;
  bringsNothing: string;
  cantWork: (who: string, shift: string) => string;
  stays: (who: string) => string;
  acts: Readonly<Record<Decision, string>>;
  about: (act: string, who: string) => string;
  done: Readonly<Record<Decision, string>>;
  quoted: (note: string) => string;
}

const texts: InLanguages<DecisionTexts> = {
  en: {
    titles: {
      claim: (day, time) => `Who gets ${day}, ${time}?`,
      swap: () => "Swap shifts?",
      drop: (day, time) => `Who works ${day}, ${time}?`,
    },
    claims: "Claims, best first",
    cannot: "Can't work this shift any more",
    takes: (who, day, time) => `${who} would work ${day}, ${time}`,
    effects: "What the swap changes",
    bringsNothing: "No conflicts, no overtime added",
    cantWork: (who, shift) => `${who} can't work ${shift}.`,
    stays: (who) => `The shift stays with ${who} until a colleague takes it.`,
    acts: { approved: "Approve", denied: "Decline", released: "Make it an open shift" },
    about: (act, who) => `${act}: ${who}`,
    done: {
      approved: "Approved. The schedule shows it already.",
      denied: "Declined.",
      released: "It is an open shift now.",
    },
    quoted: (note) => `“${note}”`,
  },
};

/** The words with which managers decide about requests. */
export function decisionTexts(locale: Pick<Locale, "language">): DecisionTexts {
  return inLanguage(texts, locale);
}

/** "Who gets Tue, Nov 24, 9:00 AM – 5:00 PM?" */
export function requestTaskTitle(
  { kind, shift }: Pick<ShiftRequest, "kind" | "shift">,
  locale: Locale,
): string {
  return decisionTexts(locale).titles[kind](...whenOf(shift, locale));
}

/** "Ana Silva would work Tue, Nov 24, 9:00 AM – 5:00 PM". */
export function takesText(
  { employeeName, takes }: Pick<SwapEffect, "employeeName" | "takes">,
  locale: Locale,
): string {
  return decisionTexts(locale).takes(employeeName, ...whenOf(takes, locale));
}

function whenOf(shift: RequestedShift, locale: Locale): [day: string, time: string] {
  return [formatDay(shift.day, locale), formatLocalSpan(shift, locale)];
}
