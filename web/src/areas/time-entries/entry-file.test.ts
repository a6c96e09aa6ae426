import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import { anEmployeeId, anEntryId, aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { planPunchImport } from "@crewline/domain/projections/punch-import/plan-punch-import";
import type { PunchTerms } from "@crewline/domain/projections/punch-import/punch-terms";
import {
  guessPunchColumns,
  readPunchTable,
} from "@crewline/domain/projections/punch-import/read-punch-table";
import { importedSpans, sameTime } from "@crewline/domain/rules/imported-time/imported-entry";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { expect, test } from "vitest";
import { csvOf } from "../../lists/csv-of.ts";
import { entryList } from "./entry-list.ts";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";

const now = "2026-11-20T12:00:00.000Z";
const harbor = aLocationId("harbor");
const people = {
  ana: { name: "Ana Diaz", payrollId: "007" },
  cy: { name: "Cy Ito, Jr.", payrollId: null },
};

function rowOf(id: string, who: keyof typeof people, change: Partial<TimeEntry>): EntryRow {
  const { name: employeeName, payrollId } = people[who];
  const employeeId = anEmployeeId(who);
  const entry = anEntry({ id: anEntryId(id), state: "closed", employeeId, ...change });
  const shown = { jobRole: "Barista", locationName: "Harbor", shift: null, rounded: null };
  const judged = { flags: entry.flags, group: "ready" as const, counted: new Map() };
  return { entry, employeeName, payrollId, ...shown, ...judged };
}

const span = (
  startsAt: string,
  endsAt: string | null,
  breaks: TimeEntry["payable"]["breaks"] = [],
) => ({
  startsAt: `2026-11-${startsAt}.000Z`,
  endsAt: endsAt === null ? null : `2026-11-${endsAt}.000Z`,
  breaks,
});
const punched = (worked: ReturnType<typeof span>) => ({
  punched: worked,
  payable: payableMinutes(worked),
});
const pause = (from: string, to: string, isPaid: boolean) => ({
  startsAt: `2026-11-${from}.000Z`,
  endsAt: `2026-11-${to}.000Z`,
  isPaid,
});

const rows = [
  rowOf("seconds", "ana", {
    ...punched(
      span("02T13:58:31", "02T22:02:05", [
        pause("02T16:00:10", "02T16:30:20", false),
        pause("02T19:00:00", "02T19:10:00", true),
      ]),
    ),
    note: "=late, see Bo",
  }),
  rowOf("corrected", "ana", {
    punched: span("03T14:00:00", "03T23:00:00"),
    payable: span("03T14:15:00", "03T22:00:00"),
  }),
  rowOf("by-hand", "cy", { punched: null, payable: span("04T14:00:00", "04T20:00:00") }),
  rowOf("no-end", "cy", { ...punched(span("05T14:00:00", null)), state: "needsFix" }),
  // The hour that the clocks of New York show twice, from its first to its second half past one.
  rowOf("repeated-hour", "cy", punched(span("01T05:30:00", "01T06:30:00"))),
];
const gone = [
  rowOf("voided", "ana", { ...punched(span("06T14:00:00", "06T20:00:00")), state: "voided" }),
  rowOf("sent-back", "ana", { ...punched(span("07T14:00:00", "07T20:00:00")), state: "rejected" }),
];

const terms: Omit<PunchTerms, "dayOrder"> = {
  people: Object.entries(people).map(([id, { name, payrollId }]) => ({
    employee: { id: anEmployeeId(id), name, payrollId, locationIds: [harbor] },
    profile: { email: null },
  })),
  locations: [{ id: harbor, name: "Harbor", timeZone: "America/New_York" }],
  jobRoles: [aJobRole("Barista")],
  locationId: null,
  isInReach: () => true,
  now,
  locale: american,
};

/** What an import makes of the file of these entries. */
function imported(exported: readonly EntryRow[], columnIds?: readonly string[]) {
  const { columns, file, initialSort } = entryList(exported, {
    now,
    locale: american,
    isOwn: false,
  });
  const shown = columns.filter(({ id }) => columnIds?.includes(id) ?? true);
  const text = csvOf([...shown, ...(file?.also ?? [])], exported, initialSort);
  const table = readPunchTable(text);
  const map = guessPunchColumns(table, null);
  return planPunchImport({ ...terms, dayOrder: "month", rows: table.rows, map });
}

test.each([[undefined], [["hours"]]])(
  "an exported file is imported with every entry as it was, whatever columns are shown",
  (columnIds) => {
    const { rows: planned, loose } = imported(rows, columnIds);
    expect([planned.flatMap(({ problem }) => problem ?? []), loose]).toEqual([[], []]);
    const works = planned.flatMap(({ row }) => row ?? []);
    const pairs = rows.map(({ entry }) => ({
      entry,
      // In the company that it comes from, each is found as the entry that is there.
      same: works.filter(
        (work) => work.employeeId === entry.employeeId && sameTime(entry, work) === "same",
      ),
    }));
    expect(pairs.map(({ same }) => same.length)).toEqual(rows.map(() => 1));
    for (const { entry, same } of pairs) {
      const [work] = same;
      if (work === undefined) throw new Error("It was not found.");
      // In another company, what is paid is the same.
      expect(importedSpans(work).payable).toEqual(payableMinutes(entry.payable));
      expect([work.locationId, work.jobRoleId, work.note]).toEqual([
        harbor,
        entry.jobRoleId,
        entry.note,
      ]);
    }
  },
);

test("voided time and time that was sent back is not imported", () => {
  const { rows: planned } = imported(gone);
  expect(planned.map(({ kind }) => kind)).toEqual(["same", "same"]);
});
