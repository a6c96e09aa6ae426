import type { ReportCell } from "../../records/reports/report.ts";
import type { FigureKind } from "../../words/reports/figure-text.ts";
import type { Measure } from "../../records/summaries/rollup.ts";
import type { ReportGroup } from "./report-group.ts";
import { amountOf } from "./report-group.ts";

/** One column of reports; its figures are seconds, minor units, counts, shares of 1 or days. */
export interface ReportColumn {
  kind: FigureKind;
  /** The figure of a line; `total` is the group of all lines. */
  cell: (group: ReportGroup, total: ReportGroup) => ReportCell;
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

/** A part of a whole; null where there is no whole. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Every column that a report may have. Sums of lines are sums of their seconds and minor units. */
export const reportColumns = {
  regular: { kind: "hours", cell: of("regularSeconds") },
  overtime: { kind: "hours", cell: of("overtimeSeconds") },
  doubletime: { kind: "hours", cell: of("doubletimeSeconds") },
  worked: { kind: "hours", cell: worked },
  scheduled: { kind: "hours", cell: scheduled },
  hoursDifference: { kind: "hours", cell: (group) => worked(group) - scheduled(group) },
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
} as const satisfies Record<string, ReportColumn>;

export type ColumnId = keyof typeof reportColumns;
