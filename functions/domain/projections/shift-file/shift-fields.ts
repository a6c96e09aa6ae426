import type { ImportField } from "../../kernel/csv/map-columns.ts";

/**
 * The columns of a file of shifts, one line for each: those that other schedulers write, and the
 * headings of our own file.
 */
export const shiftFields = [
  { id: "email", label: "Email", aliases: ["E-mail", "Email address", "Employee email"] },
  {
    id: "name",
    label: "Employee",
    aliases: ["Name", "Employee name", "Full name", "Team member", "Person"],
  },
  {
    id: "payrollId",
    label: "Payroll ID",
    aliases: ["Employee ID", "Employee number", "Export code", "Staff ID"],
  },
  { id: "startDay", label: "Start Date", aliases: ["Date", "Day", "Shift date"] },
  { id: "startTime", label: "Start Time", aliases: ["Start", "Starts at", "From"] },
  { id: "endDay", label: "End Date" },
  { id: "endTime", label: "End Time", aliases: ["End", "Ends at", "Finish", "To"] },
  { id: "timeZone", label: "Time Zone", aliases: ["Zone"] },
  { id: "location", label: "Location", aliases: ["Site", "Store", "Workplace", "Branch"] },
  { id: "area", label: "Area", aliases: ["Department", "Team"] },
  { id: "jobRole", label: "Job Role", aliases: ["Role", "Position", "Job", "Job title"] },
  {
    id: "mealBreak",
    label: "Meal Break (Mins)",
    aliases: [
      "Unpaid break minutes",
      "Unpaid break",
      "Unpaid break (min)",
      "Break (mins)",
      "Break minutes",
      "Meal break",
      "Break",
    ],
  },
  { id: "mealStartDay", label: "Meal Break Start Date" },
  { id: "mealStartTime", label: "Meal Break Start Time", aliases: ["Meal Break Start"] },
  { id: "mealEndDay", label: "Meal Break End Date" },
  { id: "mealEndTime", label: "Meal Break End Time", aliases: ["Meal Break End"] },
  { id: "comment", label: "Comment", aliases: ["Note", "Notes", "Remark"] },
  { id: "open", label: "Open", aliases: ["Open shift"] },
] as const satisfies readonly ImportField[];

export type ShiftFieldId = (typeof shiftFields)[number]["id"];

/** The heading of a column. */
export function headingOf(id: ShiftFieldId): string {
  return shiftFields.find((field) => field.id === id)?.label ?? id;
}
