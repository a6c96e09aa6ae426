import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { alertSentence } from "../../words/alerts/alert-sentence.ts";
import { alertsLetterWords } from "../../words/mail/alerts-letter-words.ts";
import type { Letter } from "./letter.ts";

/** To those whom a rule of alerts names: what came about, in the order in which it did. */
export function alertsLetter(content: ContentOf<"alerts">, locale: Locale): Letter {
  const { locationName, items, timeZone } = content;
  const place = locationName === null ? null : oneLine(locationName);
  const sentences = items.map(({ employeeName, facts, ...rest }) => {
    const who = employeeName === null ? null : oneLine(employeeName);
    const name = facts.name === null ? null : oneLine(facts.name);
    const told = { ...rest, employeeName: who, facts: { ...facts, name } };
    return oneLine(alertSentence(told, timeZone, locale));
  });
  const [first = ""] = sentences;
  const { subject, heading, button, reason } = alertsLetterWords(
    { place, first, count: sentences.length },
    locale,
  );
  return {
    subject: oneLine(subject),
    heading,
    blocks: [
      { kind: "list", items: sentences },
      { kind: "button", label: button, path: pathOf(items) },
    ],
    reason,
  };
}

/** The screen of the one alert, or the list of several. */
function pathOf([first, ...others]: ContentOf<"alerts">["items"]): string {
  const alertId = others.length === 0 ? (first?.alertId ?? null) : null;
  return alertId === null ? "/alerts" : `/alerts?alert=${encodeURIComponent(alertId)}`;
}
