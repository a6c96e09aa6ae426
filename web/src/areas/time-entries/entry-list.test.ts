import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { csvOf } from "../../lists/csv-of.ts";
import { entryList } from "./entry-list.ts";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";

const reading = { now: "2026-03-03T00:00:00Z", locale: onDevice };

test("a file of time entries has days, decimal hours, the state in words and the entry's ID", () => {
  const entry = anEntry({
    id: anEntryId("entry-1"),
    day: "2026-03-02",
    state: "closed",
    flags: ["lateIn"],
  });
  const row: EntryRow = {
    entry,
    employeeName: "Ana Diaz",
    payrollId: null,
    jobRole: "barista",
    locationName: "Harborside",
    shift: null,
    flags: entry.flags,
    group: "ready",
    rounded: null,
    counted: new Map([[anEntryId("entry-1"), 27_000]]),
  };
  const { columns, file, initialSort } = entryList([row], { ...reading, isOwn: false });
  const text = csvOf([...columns, ...(file?.also ?? [])], [row], initialSort);
  const cells = text.split("\r\n")[1]?.split(",");
  expect(cells?.slice(0, 4)).toEqual(["Ana Diaz", "2026-03-02", "Harborside", "–"]);
  expect(cells?.slice(6, 11)).toEqual([
    entry.jobRoleId ?? "",
    "7.50",
    '"To approve; Came late"',
    "",
    "",
  ]);
  expect(cells?.at(-1)).toBe("entry-1");
});

test("an employee's own list names each row by its day, not again by the employee", () => {
  const namesOf = (isOwn: boolean) =>
    entryList([], { ...reading, isOwn }).columns.map(({ header }) => header);
  expect(namesOf(false).slice(0, 2)).toEqual(["Employee", "Day"]);
  expect(namesOf(true).slice(0, 2)).toEqual(["Day", "Location"]);
});
