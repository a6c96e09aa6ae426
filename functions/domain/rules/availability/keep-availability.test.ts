import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { anEntry } from "../../records/employees/an-availability-entry.test-support.ts";
import { entriesOfBoth, placesOf, withoutNotes } from "./keep-availability.ts";

const own = [anEntry()];
const others = [anEntry({ weekdays: ["monday"] })];

test("of two records the entries of the one that stays are kept, the duplicate's if it has none", () => {
  expect(entriesOfBoth({ entries: own }, { entries: others })).toEqual(own);
  expect(entriesOfBoth({ entries: [] }, { entries: others })).toEqual(others);
  expect(entriesOfBoth(null, { entries: others })).toEqual(others);
  expect(entriesOfBoth(null, null)).toEqual([]);
});

test("a plan finds what the employee stated at all their locations, and nowhere else", () => {
  expect(placesOf(own, { locationIds: [aLocationId("pier"), aLocationId("quay")] })).toEqual([
    "pier",
    "quay",
  ]);
  expect(placesOf([], { locationIds: [aLocationId("pier")] })).toEqual([]);
});

test("what was written beside the entries can be taken away without the entries", () => {
  expect(withoutNotes([anEntry({ note: "Chemotherapy" })])).toEqual([anEntry()]);
});
