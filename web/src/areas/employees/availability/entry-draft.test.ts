import { expect, test } from "vitest";
import type { AvailabilityEntry } from "@crewline/domain/records/employees/availability";
import { availabilityEntrySchema } from "@crewline/domain/records/employees/availability";
import { draftOf, entryFrom, newDraft } from "./entry-draft.ts";

const weekly: AvailabilityEntry = {
  kind: "preferred",
  weekdays: ["monday", "friday"],
  from: "2026-11-23",
  until: null,
  times: { startsAtLocal: "22:00", endsAtLocal: "06:00" },
  note: "Class",
};
const once: AvailabilityEntry = {
  ...weekly,
  weekdays: null,
  until: "2026-11-27",
  times: null,
};

test.each([weekly, once, { ...weekly, until: "2026-12-31" }])(
  "an entry that is opened and saved as it was stays as it was",
  (entry) => expect(entryFrom(draftOf(entry))).toEqual(entry),
);

test("once without a last day means the one day; weekly without one has no end", () => {
  const draft = { ...newDraft("2026-11-23"), weekdays: ["monday"] as const };
  expect(entryFrom({ ...draft, isWeekly: false }).until).toBe("2026-11-23");
  expect(entryFrom(draft).until).toBeNull();
});

test("a new entry is complete except for its days of the week", () => {
  const { error } = availabilityEntrySchema.safeParse(entryFrom(newDraft("2026-11-23")));
  expect(error?.issues.map(({ path }) => path)).toEqual([["weekdays"]]);
});
