import type { ReportCell } from "../../records/reports/report.ts";
import type { FigureKind } from "../../words/reports/figure-text.ts";
import type { Measure } from "../../records/summaries/rollup.ts";
import type { ReportGroup } from "./report-group.ts";
import { amountOf } from "./report-group.ts";

/** One column of reports; its figures are seconds, minor units, counts, shares of 1 or days. */
export interface ReportColumn {
  kind: FigureKind;
  /** Whether its figures can be below zero. */
  isSigned?: true;
  /** The figure of a line; `total` is the group of all lines. */
  cell: (group: ReportGroup, total: ReportGroup) => ReportCell;
  /** The column of the average that is shown with it; a list has it as a column of its own on demand. */
  average?: string;
}

const of =
  (...names: readonly Measure[]) =>
  (group: ReportGroup) =>
    names.reduce((sum, name) => sum + amountOf(group, name), 0);

const worked = of("regularSeconds", "overtimeSeconds", "doubletimeSeconds");
const overtime = of("overtimeSeconds", "doubletimeSeconds");
const pay = of("payMinor");
const scheduledPay = of("scheduledMinor");
const scheduled = of("scheduledSeconds");
const shifts = of("shifts");

const averageOf =
  (name: Measure) =>
  ({ averages }: ReportGroup) =>
    averages === null ? null : (averages[name] ?? 0);

/** A part of a whole; null where there is no whole. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const salesSeconds = of("salesSeconds");

/** As `share`, of two measures; null also where the whole is below zero, as sales can be. */
function shareOf(group: ReportGroup, part: Measure, whole: Measure): number | null {
  const all = amountOf(group, whole);
  return all > 0 ? amountOf(group, part) / all : null;
}

/** A measure where there is any of the other one; else null, which is not the same as 0. */
function known(group: ReportGroup, name: Measure, where: Measure): number | null {
  return amountOf(group, where) === 0 ? null : amountOf(group, name);
}

/** Every column that a report may have. Sums of lines are sums of their seconds and minor units. */
export const reportColumns = {
  regular: { kind: "hours", cell: of("regularSeconds") },
  overtime: { kind: "hours", cell: of("overtimeSeconds") },
  doubletime: { kind: "hours", cell: of("doubletimeSeconds") },
  worked: { kind: "hours", cell: worked },
  scheduled: { kind: "hours", cell: scheduled },
  hoursDifference: {
    kind: "hours",
    isSigned: true,
    cell: (group) => worked(group) - scheduled(group),
  },
  overtimeHours: { kind: "hours", cell: overtime },
  overtimeShare: { kind: "share", cell: (group) => share(overtime(group), worked(group)) },
  overtimeCost: { kind: "money", cell: of("overtimeMinor") },
  overtimeBegan: { kind: "day", cell: ({ overtimeBegan }) => overtimeBegan },
  pay: { kind: "money", cell: pay },
  extraPay: { kind: "money", cell: of("extraMinor") },
  scheduledPay: { kind: "money", cell: scheduledPay },
  payDifference: { kind: "money", cell: (group) => pay(group) - scheduledPay(group) },
  payPerHour: {
    kind: "money",
    cell: (group) => share(pay(group) * 3600, worked(group)),
  },
  toApprove: { kind: "count", cell: of("unapprovedEntries") },
  people: { kind: "count", cell: (group, total) => (group === total ? null : group.people.size) },
  entries: { kind: "count", cell: of("entries") },
  hoursShare: { kind: "share", cell: (group, total) => share(worked(group), worked(total)) },
  shifts: { kind: "count", cell: shifts },
  missedShifts: { kind: "count", cell: of("missedShifts") },
  unplannedEntries: { kind: "count", cell: of("unplannedEntries") },
  lateStarts: { kind: "count", cell: of("lateStarts") },
  lateTime: { kind: "hours", cell: of("lateSeconds") },
  earlyEnds: { kind: "count", cell: of("earlyEnds") },
  earlyTime: { kind: "hours", cell: of("earlySeconds") },
  onTimeShare: {
    kind: "share",
    cell: (group) => share(shifts(group) - of("lateStarts", "missedShifts")(group), shifts(group)),
  },
  unpaidBreaks: { kind: "hours", cell: of("breakSeconds") },
  paidBreaks: { kind: "hours", cell: of("paidBreakSeconds") },
  missedBreaks: { kind: "count", cell: of("missedBreaks") },
  shortBreaks: { kind: "count", cell: of("shortBreaks") },
  lateBreaks: { kind: "count", cell: of("lateBreaks") },
  breakPremiums: { kind: "money", cell: of("breakPremiumMinor") },
  sales: { kind: "money", cell: (group) => known(group, "salesMinor", "salesDays") },
  costOfSales: {
    kind: "share",
    cell: (group) => shareOf(group, "salesPayMinor", "comparedSalesMinor"),
  },
  salesPerHour: {
    kind: "money",
    cell: (group) => {
      const sales = known(group, "comparedSalesMinor", "salesDays");
      return sales === null ? null : share(sales * 3600, salesSeconds(group));
    },
  },
  budgetHours: { kind: "hours", cell: (group) => known(group, "budgetSeconds", "budgetSeconds") },
  hoursOfBudget: {
    kind: "share",
    cell: (group) => shareOf(group, "budgetedSeconds", "budgetSeconds"),
  },
  budgetCost: { kind: "money", cell: (group) => known(group, "budgetMinor", "budgetMinor") },
  costOfBudget: {
    kind: "share",
    cell: (group) => shareOf(group, "budgetedPayMinor", "budgetMinor"),
  },
  workedShifts: { kind: "count", cell: of("workedShifts"), average: "workedShiftsAverage" },
  workedShiftsAverage: { kind: "average", cell: averageOf("workedShifts") },
  weekendShifts: { kind: "count", cell: of("weekendShifts"), average: "weekendAverage" },
  weekendAverage: { kind: "average", cell: averageOf("weekendShifts") },
  nightShifts: { kind: "count", cell: of("nightShifts"), average: "nightAverage" },
  nightAverage: { kind: "average", cell: averageOf("nightShifts") },
  closingShifts: { kind: "count", cell: of("closingShifts"), average: "closingAverage" },
  closingAverage: { kind: "average", cell: averageOf("closingShifts") },
  holidayShifts: { kind: "count", cell: of("holidayShifts"), average: "holidayAverage" },
  holidayAverage: { kind: "average", cell: averageOf("holidayShifts") },
  shortRests: { kind: "count", cell: of("shortRests"), average: "shortRestsAverage" },
  shortRestsAverage: { kind: "average", cell: averageOf("shortRests") },
  edits: { kind: "count", cell: of("edits") },
  editsAfterApproval: { kind: "count", cell: of("editsAfterApproval") },
  ownEdits: { kind: "count", cell: of("ownEdits") },
  addedTime: { kind: "hours", cell: of("addedSeconds") },
  removedTime: { kind: "hours", cell: of("removedSeconds") },
  payChange: { kind: "money", cell: of("payChangeMinor") },
  wageChanges: { kind: "count", cell: of("wageChanges") },
  offDays: { kind: "count", cell: of("timeOffDays") },
  offHours: { kind: "hours", cell: of("timeOffSeconds") },
  lastEdited: { kind: "day", cell: ({ lastEdited }) => lastEdited },
  needed: { kind: "hours", cell: of("neededSeconds") },
  shortHours: { kind: "hours", cell: of("shortSeconds") },
  coveredShare: {
    kind: "share",
    cell: (group) =>
      share(of("neededSeconds")(group) - of("shortSeconds")(group), of("neededSeconds")(group)),
  },
  gaps: { kind: "count", cell: of("gaps") },
  openShifts: { kind: "count", cell: of("openShifts") },
  openHours: { kind: "hours", cell: of("openSeconds") },
  filledShifts: { kind: "count", cell: of("filledShifts") },
  filledShare: {
    kind: "share",
    cell: (group) => share(of("filledShifts")(group), of("filledShifts", "openShifts")(group)),
  },
  noticeShifts: { kind: "count", cell: of("noticeShifts") },
  averageNotice: {
    kind: "average",
    cell: (group) => share(of("noticeDays")(group), of("noticeShifts")(group)),
  },
  goodNoticeShare: {
    kind: "share",
    cell: (group) => share(of("goodNoticeShifts")(group), of("noticeShifts")(group)),
  },
  addedShifts: { kind: "count", cell: of("addedShifts") },
  movedShifts: { kind: "count", cell: of("movedShifts") },
  removedShifts: { kind: "count", cell: of("removedShifts") },
  changeNotice: {
    kind: "hours",
    cell: (group) => share(of("changeSeconds")(group), of("shownChanges")(group)),
  },
  lateChanges: { kind: "count", cell: of("lateChanges") },
  schedulePremiums: { kind: "money", cell: of("premiumMinor") },
  lists: { kind: "count", cell: of("lists") },
  doneInTimeShare: {
    kind: "share",
    cell: (group) => share(of("doneLists")(group) - of("lateLists")(group), of("lists")(group)),
  },
  lateLists: { kind: "count", cell: of("lateLists") },
  missedLists: { kind: "count", cell: of("missedLists") },
  averageScore: {
    kind: "average",
    cell: (group) => share(of("listPoints")(group), of("doneLists")(group)),
  },
  failedItems: { kind: "count", cell: of("failedItems") },
} as const satisfies Record<string, ReportColumn>;

export type ColumnId = keyof typeof reportColumns;

/** The columns without those of averages, which are shown with the figures that they belong to. */
export function mainColumns(columns: readonly ColumnId[]): ColumnId[] {
  const averages = new Set<string>(columns.flatMap((id) => averageColumn(id) ?? []));
  return columns.filter((id) => !averages.has(id));
}

/** The column of the average that a figure is shown with. */
export function averageColumn(id: ColumnId): string | undefined {
  const column: ReportColumn = reportColumns[id];
  return column.average;
}
