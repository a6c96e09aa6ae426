import { randomUUID } from "node:crypto";
import { closing } from "../support/a-shift-template.ts";
import type { Row } from "./access/row.ts";

type CopyPath =
  | "schedules.addShiftTemplate"
  | "schedules.checkImport"
  | "schedules.copyWeeks"
  | "schedules.editShiftTemplate"
  | "schedules.editWeekTemplate"
  | "schedules.importShifts"
  | "schedules.previewCopy"
  | "schedules.recentBatches"
  | "schedules.saveWeekTemplate"
  | "schedules.shiftTemplates"
  | "schedules.undoBatch"
  | "schedules.weekTemplates";

const week = "2026-01-12";
const copied = {
  source: { kind: "week", weekStart: "2026-01-05" },
  terms: { withPeople: true, conflicts: "skip" },
} as const;

const imported = [
  {
    key: "2",
    plan: {
      employeeId: null,
      jobRoleId: null,
      day: week,
      startsAtLocal: "09:00",
      endsAtLocal: "17:00",
      startsInRepeatedHour: null,
      endsInRepeatedHour: null,
      unpaidBreakSeconds: 0,
      note: "",
    },
  },
];

/** The procedures that copy and import weeks and keep templates of shifts. */
export const scheduleCopyRows = {
  "schedules.previewCopy": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ ...copied, locationId, weekStarts: [week] }),
  },
  "schedules.copyWeeks": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({
      ...copied,
      locationId,
      groupId: randomUUID(),
      title: "A test",
      rows: [{ key: week, title: "A test", fingerprint: "" }],
    }),
    elsewhere: "each",
  },
  "schedules.checkImport": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId, shifts: imported }),
  },
  "schedules.importShifts": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({
      groupId: randomUUID(),
      title: "A test",
      rows: [{ key: "week", title: "A test", fingerprint: "", locationId, shifts: imported }],
    }),
    elsewhere: "each",
  },
  "schedules.undoBatch": {
    guard: "schedules.edit",
    input: ({ shiftBatchId }) => ({ batchId: shiftBatchId }),
    reach: "author",
  },
  "schedules.recentBatches": { guard: "schedules.edit" },
  "schedules.weekTemplates": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId }),
  },
  "schedules.shiftTemplates": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId }),
  },
  "schedules.addShiftTemplate": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId, ...closing }),
  },
  "schedules.editShiftTemplate": {
    guard: "schedules.edit",
    input: ({ shiftTemplateId: templateId }, expectedVersion) => ({
      templateId,
      expectedVersion,
      ...closing,
      isArchived: false,
    }),
  },
  "schedules.saveWeekTemplate": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({
      locationId,
      weekStart: "2026-03-02",
      name: "Usual",
      withPeople: true,
    }),
  },
  "schedules.editWeekTemplate": {
    guard: "schedules.edit",
    input: ({ weekTemplateId }, expectedVersion) => ({
      templateId: weekTemplateId,
      expectedVersion,
      name: "Usual",
      isArchived: false,
    }),
  },
} as const satisfies { [P in CopyPath]: Row<P> };
