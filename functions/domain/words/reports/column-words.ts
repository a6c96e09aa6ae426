import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

const columns = {
  en: {
    regular: "Regular",
    overtime: "Overtime",
    doubletime: "Double time",
    worked: "Hours",
    scheduled: "Scheduled",
    hoursDifference: "Hours over",
    overtimeHours: "Overtime",
    overtimeShare: "Share of hours",
    overtimeCost: "Overtime pay",
    overtimeBegan: "First overtime",
    pay: "Pay",
    extraPay: "Extra pay",
    scheduledPay: "Planned cost",
    payDifference: "Cost over",
    payPerHour: "Cost per hour",
    toApprove: "To approve",
    people: "People",
    entries: "Time entries",
    hoursShare: "Share of hours",
    shifts: "Shifts",
    missedShifts: "Missed",
    unplannedEntries: "Unplanned",
    lateStarts: "Late starts",
    lateTime: "Time late",
    earlyEnds: "Early ends",
    earlyTime: "Time early",
    onTimeShare: "On time",
    sales: "Sales",
    costOfSales: "% of sales",
    salesPerHour: "Sales per hour",
    budgetHours: "Budgeted hours",
    hoursOfBudget: "% of budgeted hours",
    budgetCost: "Budgeted cost",
    costOfBudget: "% of budgeted cost",
    unpaidBreaks: "Unpaid",
    paidBreaks: "Paid",
    missedBreaks: "Missed",
    shortBreaks: "Too short",
    lateBreaks: "Too late",
    breakPremiums: "Premiums",
    workedShifts: "Shifts",
    workedShiftsAverage: "Shifts, average",
    weekendShifts: "Weekends",
    weekendAverage: "Weekends, average",
    nightShifts: "Nights",
    nightAverage: "Nights, average",
    closingShifts: "Closings",
    closingAverage: "Closings, average",
    holidayShifts: "Holidays",
    holidayAverage: "Holidays, average",
    shortRests: "Short rests",
    shortRestsAverage: "Short rests, average",
    edits: "Edits",
    editsAfterApproval: "Approved",
    ownEdits: "Own time",
    addedTime: "Added",
    removedTime: "Removed",
    payChange: "Pay change",
    lastEdited: "Last edit",
  },
} as const satisfies InLanguages<Readonly<Record<string, string>>>;

export type ColumnName = keyof typeof columns.en;

/** The headings of the columns of reports. */
export function columnNames(locale: Locale): Readonly<Record<ColumnName, string>> {
  return inLanguage<Readonly<Record<ColumnName, string>>>(columns, locale);
}
