import { expect, test } from "vitest";
import { checkEntries, findOutOfOrder } from "./check-entries.ts";
import { at, monday, worked } from "./entry-builder.test-support.ts";

const pause = (from: string, to: string) => ({
  startsAt: at(monday, from),
  endsAt: at(monday, to),
  isPaid: false,
});

test("violations name the field in the order in which the entries were given", () => {
  const entries = [
    worked(1, "08:00-12:00"),
    worked(0, "08:00-12:00", { breaks: [pause("07:00", "07:30"), pause("10:30", "10:00")] }),
    worked(2, "08:00-12:00", { endsAt: "noon" }),
  ];
  const { violations, entries: sorted } = checkEntries(entries);
  expect(violations.map(({ code, path }) => [code, path])).toEqual([
    ["invalidInstant", "entries.2.endsAt"],
    ["breakOutside", "entries.1.breaks.0.startsAt"],
    ["invertedBreak", "entries.1.breaks.1.startsAt"],
  ]);
  expect(sorted.map(({ entry }) => entry.id)).toEqual(["0 08:00-12:00", "1 08:00-12:00"]);
});

test("the order of entries is a remark of its own", () => {
  expect(findOutOfOrder([worked(1, "08:00-12:00"), worked(0, "08:00-12:00")])).toEqual([
    {
      code: "entriesOutOfOrder",
      path: "entries.1.startsAt",
      entryId: "0 08:00-12:00",
      otherEntryId: "1 08:00-12:00",
    },
  ]);
  expect(findOutOfOrder([worked(0, "08:00-12:00"), worked(1, "08:00-12:00")])).toEqual([]);
});
