import type { LocalDate, Weekday } from "../../../kernel/time/local-date.ts";
import { weekdayOf } from "../../../kernel/time/local-date.ts";
import type { TypedWords } from "./typed-words.ts";

/**
 * Returns the days of a week that "Mon-Wed, Sat" names, in the order of the week. A range may go
 * past the end of the week and begins again: "Sat-Mon" is Saturday, Sunday and Monday.
 */
export function typedDays(
  text: string,
  { days, words }: { days: readonly LocalDate[]; words: TypedWords },
): LocalDate[] {
  const order = days.map(weekdayOf);
  const joints = new RegExp(String.raw`\s*(?:[-–]|\b(?:${words.until.join("|")})\b)\s*`, "u");
  const wanted = new Set<Weekday>();
  const joined = text.toLowerCase().replace(new RegExp(joints, "gu"), "-");
  for (const part of joined.split(/[\s,&]+/u)) {
    const [from, to] = part.split("-").map((word) => words.weekdays[word]);
    for (const one of from ?? []) wanted.add(one);
    const [first] = from ?? [];
    const [last] = to ?? [];
    if (first !== undefined && last !== undefined) {
      for (const one of between(order, first, last)) wanted.add(one);
    }
  }
  return days.filter((day) => wanted.has(weekdayOf(day)));
}

function between(order: readonly Weekday[], first: Weekday, last: Weekday): Weekday[] {
  const from = order.indexOf(first);
  const length = ((order.indexOf(last) - from + order.length) % order.length) + 1;
  return [...order, ...order].slice(from, from + length);
}
