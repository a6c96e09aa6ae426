import { monday } from "../support/a-shift-plan.ts";
import type { Path, Row } from "./access/row.ts";

type TimesheetPath = Extract<Path, `timesheets.${string}`>;

const own = { firstDay: monday, expectedVersion: 0, digest: "hours" };

/** The procedures of timesheets; an employee says something about their own alone. */
export const timesheetRows = {
  "timesheets.show": {
    guard: "timeEntries.view",
    input: ({ employeeId }) => ({ employeeId, day: monday }),
  },
  "timesheets.explainSalary": {
    guard: "timeEntries.view",
    input: ({ employeeId }) => ({ employeeId, firstDay: monday, lastDay: monday }),
  },
  "timesheets.list": { guard: "timeEntries.view", input: () => ({ day: monday }) },
  "timesheets.sign": { guard: "timeEntries.ask", input: () => own },
  "timesheets.dispute": {
    guard: "timeEntries.ask",
    input: () => ({ ...own, message: "A test." }),
  },
  "timesheets.answer": {
    guard: "timeEntries.edit",
    input: ({ employeeId }, expectedVersion) => ({
      employeeId,
      firstDay: monday,
      expectedVersion,
      message: "A test.",
    }),
  },
  "timesheets.closings": { guard: "timeEntries.approve", input: () => ({ day: monday }) },
  "timesheets.closeLocation": {
    guard: "timeEntries.approve",
    input: ({ locationId }) => ({
      firstDay: monday,
      locationId,
      includesUnapproved: false,
      reason: null,
    }),
  },
  "timesheets.reopenLocation": {
    guard: "timeEntries.approve",
    input: ({ locationId }) => ({ firstDay: monday, locationId, reason: "A test." }),
  },
} as const satisfies { [P in TimesheetPath]: Row<P> };
