import type { PluralForms } from "./counted.ts";

/** The nouns that several places count. */
export const nouns = {
  employee: { one: "employee", other: "employees" },
  entry: { one: "entry", other: "entries" },
  location: { one: "location", other: "locations" },
  openWeek: { one: "open week", other: "open weeks" },
  person: { one: "person", other: "people" },
  shift: { one: "shift", other: "shifts" },
  timeEntry: { one: "time entry", other: "time entries" },
  week: { one: "week", other: "weeks" },
} as const satisfies Record<string, PluralForms>;
