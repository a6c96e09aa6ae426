import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";

/** How many rows the filter lets through, of how many there are. */
export interface ListTotal {
  shown: number;
  all: number;
  /** What one row is called, and what several are: "person", "people". */
  one: string;
  many: string;
}

/** "47 people", or "12 of 47 people match the filter"; numbers in the reader's format. */
export function totalWords({ shown, all, one, many }: ListTotal, locale: Locale): string {
  const noun = all === 1 ? one : many;
  if (shown === all) return `${formatCount(all, locale)} ${noun}`;
  const verb = shown === 1 ? "matches" : "match";
  return `${formatCount(shown, locale)} of ${formatCount(all, locale)} ${noun} ${verb} the filter`;
}
