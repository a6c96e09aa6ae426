import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import { randomUUID } from "node:crypto";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { monday } from "../support/a-shift-plan.ts";
import { anEntryInput, at } from "../support/an-entry.ts";
import { todayInNewYork } from "../support/today.ts";
import type { Path, Row } from "./access/row.ts";
import type { Things } from "./access/things.ts";

type TimeEntryPath = Extract<Path, `timeEntries.${string}`>;

const workOf = ({ locationId, employeeId }: Things) =>
  anEntryInput({ harbor: locationId }, employeeId);
const yesterday = addDays(todayInNewYork(), -1);
const decision = ({ entryId }: Things, expectedVersion: number) => ({
  entryId,
  expectedVersion,
  reason: "A test.",
});
const requestOf = ({ entryId }: Things, expectedVersion: number) => ({ entryId, expectedVersion });
const importedOf = ({ locationId, employeeId }: Things) => ({
  key: "2",
  title: "Ana",
  employeeId,
  locationId,
  jobRoleId: null,
  startsAt: at(monday, "09:00"),
  endsAt: at(monday, "17:00"),
  breaks: [],
  hasPunchedBreaks: true,
  device: null,
  note: "",
});
const workAt = ({ locationId }: Things) => ({ locationId, jobRoleId: null, shiftId: null });

/** The procedures of Time Entries. */
export const timeEntryRows = {
  "timeEntries.clockIn": {
    guard: "timeEntries.punch",
    input: ({ locationId }) => ({ locationId, jobRoleId: null }),
    reach: "company",
  },
  "timeEntries.startBreak": { guard: "timeEntries.punch", input: () => ({}) },
  "timeEntries.endBreak": { guard: "timeEntries.punch", input: () => ({}) },
  "timeEntries.clockOut": { guard: "timeEntries.punch", input: () => ({}) },
  "timeEntries.settlePunch": {
    guard: "timeEntries.edit",
    input: ({ punchId }, expectedVersion) => ({ punchId, expectedVersion }),
  },
  "timeEntries.add": { guard: "timeEntries.edit", input: (things) => workOf(things) },
  "timeEntries.correct": {
    guard: "timeEntries.edit",
    input: (things, expectedVersion) => {
      const { employeeId: _person, ...work } = workOf(things);
      return { ...work, entryId: things.entryId, expectedVersion };
    },
  },
  "timeEntries.approve": {
    guard: "timeEntries.approve",
    input: ({ entryId }, expectedVersion) => ({ entries: [{ entryId, expectedVersion }] }),
    elsewhere: "each",
  },
  "timeEntries.approveMany": {
    guard: "timeEntries.approve",
    input: ({ entryId }, expectedVersion) => ({
      groupId: randomUUID(),
      title: "A test",
      rows: [{ key: "1", title: "Ana", entryId, expectedVersion }],
    }),
    elsewhere: "each",
  },
  "timeEntries.unapproveMany": {
    guard: "timeEntries.approve",
    input: ({ entryId }, expectedVersion) => ({
      groupId: randomUUID(),
      title: "A test",
      rows: [{ key: "1", title: "Ana", entryId, expectedVersion, reason: "A test." }],
    }),
    elsewhere: "each",
  },
  "timeEntries.undoBatch": {
    guard: "timeEntries.approve",
    input: ({ approvalId }) => ({ batchId: approvalId }),
    reach: "author",
  },
  "timeEntries.recentBatches": { guard: "timeEntries.approve" },
  "timeEntries.lastImport": { guard: "timeEntries.edit" },
  "timeEntries.checkImport": {
    guard: "timeEntries.edit",
    input: (things) => ({ rows: [importedOf(things)], loose: [] }),
    elsewhere: "each",
  },
  "timeEntries.importRows": {
    guard: "timeEntries.edit",
    input: (things) => ({
      groupId: randomUUID(),
      title: "A test",
      file: null,
      rows: [importedOf(things)],
    }),
    elsewhere: "each",
  },
  "timeEntries.acceptEnd": {
    guard: "timeEntries.approve",
    input: ({ entryId }, expectedVersion) => ({
      entryId,
      expectedVersion,
      endsAt: at(monday, "17:00"),
      breaks: [],
    }),
  },
  "timeEntries.unapprove": { guard: "timeEntries.approve", input: decision },
  "timeEntries.reject": { guard: "timeEntries.approve", input: decision },
  "timeEntries.void": { guard: "timeEntries.edit", input: decision },
  "timeEntries.split": {
    guard: "timeEntries.edit",
    input: (things, expectedVersion) => ({
      ...decision(things, expectedVersion),
      ...workAt(things),
      at: at(monday, "12:00"),
    }),
  },
  "timeEntries.merge": {
    guard: "timeEntries.edit",
    input: ({ entryId }, expectedVersion) => ({
      entries: [{ entryId, expectedVersion }],
      reason: "A test.",
    }),
  },
  "timeEntries.reassign": {
    guard: "timeEntries.edit",
    input: (things, expectedVersion) => ({
      ...decision(things, expectedVersion),
      ...workAt(things),
    }),
  },
  "timeEntries.changeBreaks": {
    guard: "timeEntries.edit",
    input: (things, expectedVersion) => ({
      ...decision(things, expectedVersion),
      breaks: [],
      breakAttestation: "none",
    }),
  },
  "timeEntries.requestEntry": {
    guard: "timeEntries.ask",
    input: ({ locationId }) => ({
      locationId,
      jobRoleId: null,
      requested: { startsAt: at(yesterday, "09:00"), endsAt: at(yesterday, "17:00"), breaks: [] },
      message: "A test.",
    }),
    reach: "company",
  },
  "timeEntries.requestCorrection": {
    guard: "timeEntries.ask",
    input: ({ entryId }, expectedVersion) => ({
      entryId,
      expectedVersion,
      requested: { startsAt: at(monday, "09:00"), endsAt: at(monday, "18:00"), breaks: [] },
      message: "A test.",
    }),
  },
  "timeEntries.withdrawCorrection": { guard: "timeEntries.ask", input: requestOf },
  "timeEntries.acceptCorrection": { guard: "timeEntries.edit", input: requestOf },
  "timeEntries.declineCorrection": {
    guard: "timeEntries.edit",
    input: (things, expectedVersion) => ({
      ...requestOf(things, expectedVersion),
      message: "A test.",
    }),
  },
  "timeEntries.explain": {
    guard: "timeEntries.view",
    input: ({ employeeId }) => ({ employeeId, weekStart: monday }),
  },
  "timeEntries.convert": {
    guard: "timeEntries.edit",
    input: (things, expectedVersion) => ({
      ...decision(things, expectedVersion),
      type: typeId("vacation"),
    }),
  },
} as const satisfies { [P in TimeEntryPath]: Row<P> };
