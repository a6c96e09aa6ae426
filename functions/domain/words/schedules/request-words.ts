import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type {
  RequestedShift,
  RequestKind,
  RequestState,
  ShiftRequest,
} from "../../records/schedules/shift-request.ts";

interface RequestTexts {
  title: string;
  asks: (who: string) => string;
  youWould: (shift: string) => string;
  instead: (shift: string) => string;
  accept: string;
  decline: string;
  withdraw: string;
  accepted: string;
  declined: string;
  withdrawn: string;
  kinds: Readonly<Record<RequestKind, string>>;
  swapFor: (own: string, other: string) => string;
  /** What an employee reads of the own request, by kind where it differs. */
  states: Readonly<Record<RequestState, string>>;
  waits: Readonly<Record<RequestKind, string>>;
  by: Readonly<Record<"done" | "declined" | "denied", (who: string) => string>>;
  shift: (day: string, time: string) => string;
  givenUp: string;
  swapWaits: string;
  swapAccepted: string;
  change: string;
  changeTitle: (shift: string) => string;
  drop: string;
  dropHelp: string;
  dropped: string;
  swap: string;
  swapHelp: string;
  swapAsked: (who: string) => string;
  noChoices: string;
  note: string;
  choose: (who: string, shift: string) => string;
  back: string;
  cancel: string;
  send: string;
}

const texts: InLanguages<RequestTexts> = {
  en: {
    title: "Your requests",
    asks: (who) => `${who} asks you to swap shifts`,
    youWould: (shift) => `You would work ${shift}`,
    instead: (shift) => `instead of ${shift}`,
    accept: "Accept",
    decline: "Decline",
    withdraw: "Withdraw",
    accepted: "Accepted.",
    declined: "Declined.",
    withdrawn: "Withdrawn.",
    kinds: { claim: "Open shift", swap: "Swap", drop: "Can't work" },
    swapFor: (own, other) => `${own} for ${other}`,
    states: {
      asked: "Waiting",
      accepted: "Accepted, waiting for a manager",
      done: "Approved",
      declined: "Declined",
      denied: "Declined",
      withdrawn: "Withdrawn",
      canceled: "Canceled, the shift changed",
      lost: "Given to someone else",
      released: "No longer your shift",
      expired: "Ended without an answer",
    },
    waits: {
      claim: "Waiting for a manager",
      swap: "Waiting for your colleague",
      drop: "Still yours until someone takes it",
    },
    by: {
      done: (who) => `Approved by ${who}`,
      declined: (who) => `Declined by ${who}`,
      denied: (who) => `Declined by ${who}`,
    },
    shift: (day, time) => `${day}, ${time}`,
    givenUp: "Colleagues can take it",
    swapWaits: "Swap asked for",
    swapAccepted: "Swap waiting for a manager",
    change: "Can't work or swap",
    changeTitle: (shift) => `Your shift on ${shift}`,
    drop: "Ask colleagues to take it",
    dropHelp: "The shift stays yours until someone takes it.",
    dropped: "Colleagues can take the shift now. Until then it is yours.",
    swap: "Swap with a colleague",
    swapHelp: "Choose the shift that you would work instead.",
    swapAsked: (who) => `${who} was asked to swap.`,
    noChoices: "No colleague has a shift that you can swap for.",
    note: "Note (optional)",
    choose: (who, shift) => `Ask ${who} to swap for ${shift}`,
    back: "Back",
    cancel: "Cancel",
    send: "Ask",
  },
};

/** The words about what employees ask for. */
export function requestTexts(locale: Pick<Locale, "language">): RequestTexts {
  return inLanguage(texts, locale);
}

/** "Tue, Nov 24, 9:00 AM – 5:00 PM". */
export function requestedShiftText(shift: RequestedShift, locale: Locale): string {
  return requestTexts(locale).shift(formatDay(shift.day, locale), formatLocalSpan(shift, locale));
}

/** The state of a request for its employees: "Waiting for a manager", "Declined by Marcus". */
export function requestStateText(
  request: Pick<ShiftRequest, "kind" | "state" | "decidedByName">,
  locale: Pick<Locale, "language">,
): string {
  const { states, waits, by } = requestTexts(locale);
  const { kind, state, decidedByName } = request;
  if (state === "asked") return waits[kind];
  if (kind === "drop" && state === "done") return states.lost;
  const isDecision = state === "done" || state === "declined" || state === "denied";
  return isDecision && decidedByName !== null ? by[state](decidedByName) : states[state];
}

/** The mark of a shift that its employee gives up. */
export function givenUpText(locale: Pick<Locale, "language">): string {
  return requestTexts(locale).givenUp;
}

/** What a shift says whose employee waits for an answer about it: "Swap asked for". */
export function waitingText(
  { kind, state }: Pick<ShiftRequest, "kind" | "state">,
  locale: Pick<Locale, "language">,
): string {
  const { givenUp, swapWaits, swapAccepted } = requestTexts(locale);
  if (kind === "drop") return givenUp;
  return state === "accepted" ? swapAccepted : swapWaits;
}
