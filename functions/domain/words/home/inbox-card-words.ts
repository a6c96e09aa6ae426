import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface InboxCardTexts {
  title: string;
  count: (count: number) => string;
  nothing: string;
  showAll: (count: number) => string;
  moreAlerts: string;
  acknowledge: string;
  openScreen: string;
  close: string;
  decideTimeOff: string;
  nothingLeft: string;
  nothingClean: string;
  rest: (count: number) => PluralForms;
  otherEnd: string;
  clockedIn: (at: string) => string;
  ended: (who: string) => string;
  endedWithBreak: (who: string) => string;
  accept: string;
  accepted: (who: string) => string;
  decline: string;
  quoted: (text: string) => string;
  dialogTitle: (label: string, place: string) => string;
}

const texts: InLanguages<InboxCardTexts> = {
  en: {
    title: "Needs a decision",
    count: (count) => `${count}`,
    nothing: "Nothing needs a decision. New items appear here.",
    showAll: (count) => `Show all ${count}`,
    moreAlerts: "More new alerts",
    acknowledge: "Acknowledge",
    openScreen: "Open the list",
    close: "Close",
    decideTimeOff: "Time off to decide",
    nothingLeft: "All done.",
    nothingClean: "Each of these entries needs a look before it can be approved.",
    rest: (count) => ({
      one: "1 more needs a look before it can be approved.",
      other: `${count} more need a look before they can be approved.`,
    }),
    otherEnd: "Another time",
    clockedIn: (at) => `clocked in ${at}`,
    ended: (who) => `The time of ${who} is approved with this end.`,
    endedWithBreak: (who) => `The time of ${who} is approved with this end and an unpaid break.`,
    accept: "Accept these times",
    accepted: (who) => `The times that ${who} asked for are accepted.`,
    decline: "Decline",
    quoted: (text) => `“${text}”`,
    dialogTitle: (label, place) => `${label}: ${place}`,
  },
};

/** The words of the card and its dialogs. */
export function inboxTexts(locale: Locale): InboxCardTexts {
  return inLanguage(texts, locale);
}

/** "2 more need a look before they can be approved." */
export function restText(count: number, locale: Locale): string {
  return pluralForm(count, inboxTexts(locale).rest(count), locale);
}
