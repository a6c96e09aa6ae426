/** How many rows the filter lets through, of how many there are. */
export interface ListTotal {
  shown: number;
  all: number;
  /** What one row is called, and what several are: "person", "people". */
  one: string;
  many: string;
}

/** "47 people", or "12 of 47 people match the filter"; numbers as the browser's language has them. */
export function totalWords({ shown, all, one, many }: ListTotal): string {
  const noun = all === 1 ? one : many;
  if (shown === all) return `${all.toLocaleString()} ${noun}`;
  const verb = shown === 1 ? "matches" : "match";
  return `${shown.toLocaleString()} of ${all.toLocaleString()} ${noun} ${verb} the filter`;
}
