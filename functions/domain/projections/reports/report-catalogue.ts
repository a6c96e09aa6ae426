import type { Grouping, ReportId } from "../../records/reports/report.ts";
import { removesMostly } from "./edit-facts.ts";
import type { RecordColumnId } from "./record-columns.ts";
import { timeOffColumns, timesheetColumns, wageColumns } from "./record-columns.ts";
import type { ColumnId } from "./report-columns.ts";
import type { ReportGroup } from "./report-group.ts";
import { amountOf } from "./report-group.ts";

/** A report of the catalogue; its title and question are words (`words/reports`). */
export interface ReportDefinition {
  columns: readonly ColumnId[];
  /**
   * What it adds up: hours and pay of weeks, planned shifts with their attendance, sales and
   * budgets, worked shifts with their burdens, edits of time, planned shifts against the minimum
   * staffing, pay for changes inside the notice, checklists; or the records that it lists.
   */
  sources: readonly (
    | "weeks"
    | "shifts"
    | "sales"
    | "burdens"
    | "edits"
    | "coverage"
    | "premiums"
    | "checklists"
    | "records"
  )[];
  /** The first one is how the report opens. */
  groupings: readonly [Grouping, ...Grouping[]];
  /** The columns that are shown once the reader chooses them; none unless given. */
  secondary?: readonly ColumnId[];
  /** The columns of its chart: figures of the same kind; none for a report without one. */
  chart: readonly ColumnId[];
  /** The shapes since which weeks and days are packed with its figures; the first unless given. */
  shapes?: { weeks?: number; shifts?: number };
  /** The screen of the records behind it; that of time entries unless given. */
  behind?: "schedule" | "checklists";
  /** The lines that it has; all with any figure unless given. */
  keeps?: (group: ReportGroup) => boolean;
  /** The columns of the records behind its lines, for a report that lists them below each line. */
  records?: readonly RecordColumnId[];
  /** The lines that it points out, in a grouping where it does. */
  marks?: { groupBy: Grouping; isMarked: (group: ReportGroup) => boolean };
}

/** The lines of worked time. */
const ofWork = ["employee", "jobRole", "location", "day", "week"] as const;

/** What each report has; who may open one may open all (`permissions.reports.view`). */
export const reportCatalogue: Readonly<Record<ReportId, ReportDefinition>> = {
  payroll: {
    sources: ["weeks"],
    columns: ["regular", "overtime", "doubletime", "worked", "extraPay", "pay", "toApprove"],
    groupings: ofWork,
    chart: [],
  },
  scheduled: {
    sources: ["weeks", "shifts"],
    columns: [
      "scheduled",
      "worked",
      "hoursDifference",
      "scheduledPay",
      "pay",
      "payDifference",
      "lateTime",
      "earlyTime",
    ],
    groupings: ["day", "employee", "jobRole", "location", "week"],
    chart: ["scheduled", "worked"],
  },
  overtime: {
    sources: ["weeks"],
    columns: ["worked", "overtimeHours", "overtimeShare", "overtimeCost", "overtimeBegan"],
    groupings: ofWork,
    chart: ["overtimeHours"],
    keeps: (group) => amountOf(group, "overtimeSeconds") + amountOf(group, "doubletimeSeconds") > 0,
  },
  labour: {
    sources: ["weeks", "sales"],
    columns: [
      "worked",
      "pay",
      "sales",
      "costOfSales",
      "salesPerHour",
      "budgetHours",
      "hoursOfBudget",
      "budgetCost",
      "costOfBudget",
      "overtimeCost",
      "extraPay",
      "payPerHour",
    ],
    secondary: [
      "salesPerHour",
      "budgetHours",
      "budgetCost",
      "overtimeCost",
      "extraPay",
      "payPerHour",
    ],
    groupings: ["day", "hour", "week", "location", "jobRole", "employee"],
    chart: ["pay", "sales"],
  },
  attendance: {
    sources: ["shifts"],
    columns: [
      "shifts",
      "onTimeShare",
      "lateStarts",
      "lateTime",
      "earlyEnds",
      "earlyTime",
      "missedShifts",
      "unplannedEntries",
    ],
    groupings: ["employee", "jobRole", "location", "day", "week"],
    chart: [],
  },
  headcount: {
    sources: ["weeks", "shifts"],
    columns: ["people", "entries", "scheduled", "worked", "hoursShare"],
    groupings: ["jobRole", "location", "day", "week"],
    chart: ["worked"],
  },
  breaks: {
    sources: ["weeks"],
    columns: [
      "worked",
      "unpaidBreaks",
      "paidBreaks",
      "missedBreaks",
      "shortBreaks",
      "lateBreaks",
      "breakPremiums",
    ],
    groupings: ofWork,
    chart: ["missedBreaks", "shortBreaks"],
    shapes: { weeks: 2 },
  },
  timesheet: {
    sources: ["weeks"],
    columns: ["unpaidBreaks", "worked", "regular", "overtime", "doubletime", "pay", "toApprove"],
    groupings: ofWork,
    chart: [],
    records: timesheetColumns,
  },
  fairness: {
    sources: ["burdens"],
    columns: [
      "workedShifts",
      "workedShiftsAverage",
      "weekendShifts",
      "weekendAverage",
      "nightShifts",
      "nightAverage",
      "closingShifts",
      "closingAverage",
      "holidayShifts",
      "holidayAverage",
      "shortRests",
      "shortRestsAverage",
    ],
    groupings: ["employee", "jobRole", "location", "week", "day"],
    chart: ["weekendShifts", "nightShifts"],
    shapes: { shifts: 2 },
  },
  edits: {
    sources: ["edits"],
    columns: [
      "edits",
      "editsAfterApproval",
      "ownEdits",
      "addedTime",
      "removedTime",
      "payChange",
      "lastEdited",
    ],
    groupings: ["editor", "employee", "location", "day", "week"],
    chart: [],
    marks: { groupBy: "editor", isMarked: removesMostly },
  },
  coverage: {
    sources: ["shifts", "coverage"],
    columns: [
      "needed",
      "shortHours",
      "coveredShare",
      "gaps",
      "openShifts",
      "openHours",
      "filledShifts",
      "filledShare",
    ],
    groupings: ["location", "jobRole", "day", "week"],
    chart: ["shortHours", "openHours"],
    behind: "schedule",
    shapes: { shifts: 3 },
  },
  notice: {
    sources: ["shifts", "premiums"],
    columns: [
      "noticeShifts",
      "averageNotice",
      "goodNoticeShare",
      "addedShifts",
      "movedShifts",
      "removedShifts",
      "changeNotice",
      "lateChanges",
      "schedulePremiums",
    ],
    groupings: ["week", "location", "employee", "day", "jobRole"],
    chart: ["averageNotice"],
    behind: "schedule",
    shapes: { shifts: 3 },
  },
  checklists: {
    sources: ["checklists"],
    columns: [
      "lists",
      "doneInTimeShare",
      "lateLists",
      "missedLists",
      "averageScore",
      "failedItems",
    ],
    groupings: ["location", "employee", "week", "day"],
    chart: ["missedLists", "lateLists"],
    behind: "checklists",
  },
  wages: {
    sources: ["records"],
    columns: ["wageChanges"],
    groupings: ["employee", "location", "jobRole", "week"],
    chart: [],
    records: wageColumns,
  },
  timeOff: {
    sources: ["records"],
    columns: ["offDays", "offHours"],
    groupings: ["employee", "location", "timeOffType", "week"],
    chart: [],
    records: timeOffColumns,
  },
};
