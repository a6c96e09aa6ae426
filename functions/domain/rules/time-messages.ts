import { formatsOfSentence } from "../formats/formats.ts";
import { formatLocalSpan, formatLocalTime } from "../time/format.ts";

/** Times are carried as `HH:MM` and written as the reader of the sentence writes them. */
export const timeMessages = {
  overlap: ({ who, from, to, where, day }: OverlapFields) =>
    `${who} already works ${span(from, to)} at ${where} on ${day}.`,
  alreadyClockedIn: ({ since }: { since: string }) =>
    `You are already clocked in since ${time(since)}.`,
  alreadyOnBreak: ({ since }: { since: string }) =>
    `You are already on a break since ${time(since)}.`,
  missingHour: (fields: { time: string; day: string }) =>
    `${time(fields.time)} does not exist on ${fields.day}, because the clocks go forward. Choose another time.`,
  repeatedHour: (fields: { time: string; day: string }) =>
    `${time(fields.time)} happens twice on ${fields.day}, because the clocks go back. Choose the first or the second.`,
  tooEarly: ({ from }: { from: string }) =>
    `Your shift has not begun. You can clock in from ${time(from)}.`,
};

export interface OverlapFields {
  who: string;
  from: string;
  to: string;
  where: string;
  day: string;
}

type TimeRule = keyof typeof timeMessages;

/**
 * Returns the sentence of a refusal that names times in the formats of this reader; null for other
 * rules. The server knows no reader, so its own sentence has 24-hour times.
 */
export function timeSentence(
  code: string,
  fields: Readonly<Record<string, unknown>>,
): string | null {
  if (!isTimeRule(code) || !Object.values(fields).every((value) => typeof value === "string")) {
    return null;
  }
  const write: (fields: never) => string = timeMessages[code];
  return write(fields as never);
}

function isTimeRule(code: string): code is TimeRule {
  return Object.hasOwn(timeMessages, code);
}

const wallTime = /^\d{2}:\d{2}$/u;

/** A wall time as it is written; other words, such as "now" and a whole day with its time, stay. */
function time(text: string): string {
  return wallTime.test(text) ? formatLocalTime(text, formatsOfSentence()) : text;
}

function span(startsAtLocal: string, endsAtLocal: string): string {
  return wallTime.test(startsAtLocal) && wallTime.test(endsAtLocal)
    ? formatLocalSpan({ startsAtLocal, endsAtLocal }, formatsOfSentence())
    : `${time(startsAtLocal)} – ${time(endsAtLocal)}`;
}
