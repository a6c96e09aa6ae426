import type { AvailabilityEntry } from "./availability.ts";

type Change = Partial<AvailabilityEntry> & { range?: string };

/** Not available on Fridays, all day and without an end; `range` is "14:00-22:00". */
export function anEntry({ range, ...change }: Change = {}): AvailabilityEntry {
  const [startsAtLocal = "", endsAtLocal = ""] = range?.split("-") ?? [];
  return {
    kind: "unavailable",
    weekdays: ["friday"],
    from: "2026-01-01",
    until: null,
    times: range === undefined ? null : { startsAtLocal, endsAtLocal },
    note: "",
    ...change,
  };
}

/** Not available once, on a span of days. */
export function onDays(from: string, until: string, change: Change = {}): AvailabilityEntry {
  return anEntry({ weekdays: null, from, until, ...change });
}
