import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ReportId, ReportInput, ReportTable } from "../../records/reports/report.ts";
import {
  burdenTexts,
  incompleteText,
  reportTexts,
  unapprovedText,
  unknownShiftsText,
  unpricedText,
} from "../../words/reports/report-words.ts";
import { reportCatalogue } from "./report-catalogue.ts";

interface Remarked {
  input: Pick<ReportInput, "reportId" | "before" | "groupBy">;
  table: ReportTable;
  /** False where breaks are counted and no rule asks for any. */
  hasMealRules: boolean;
  /** The rest between two days of work. */
  restSeconds: number;
}

/** Returns what the figures of a report include and leave out, and with what they are compared. */
export function reportRemarks({ input, table, ...rules }: Remarked, locale: Locale): string[] {
  const { comparedWith, overtimeDay, spreadHours } = reportTexts(locale);
  const { before, groupBy, reportId } = input;
  const hasWeeks = reportCatalogue[reportId].sources.includes("weeks");
  const isOfTime = groupBy === "day" || groupBy === "week";
  const days = before && formatDayRange(before.firstDay, before.lastDay, locale);
  return [
    ...countedText(reportId, rules, locale),
    ...unknownText(reportId, table, locale),
    ...tableRemarks(table, locale),
    ...(days === null ? [] : [comparedWith(days)]),
    ...(groupBy === "hour" ? [spreadHours] : []),
    ...(hasWeeks && isOfTime ? [overtimeDay] : []),
  ];
}

/** What counts in a report, where its headings do not say. */
function countedText(
  reportId: ReportId,
  { hasMealRules, restSeconds }: Pick<Remarked, "hasMealRules" | "restSeconds">,
  locale: Locale,
): readonly string[] {
  const { titles, noMealRules } = reportTexts(locale);
  const { counts } = titles[reportId];
  return [
    ...(counts === undefined ? [] : [counts]),
    ...(reportId === "breaks" && !hasMealRules ? [noMealRules] : []),
    ...(reportId === "fairness" ? burdenTexts(restSeconds, locale) : []),
  ];
}

/** What its figures include and leave out, and why lines are marked. */
function tableRemarks(table: ReportTable, locale: Locale): string[] {
  const { unapprovedEntries: entries, unapprovedSeconds: seconds } = table;
  const { unpricedSeconds, incompleteUntil, rows } = table;
  const { mostlyRemovals } = reportTexts(locale);
  return [
    ...(rows.some(({ isMarked }) => isMarked) ? [mostlyRemovals] : []),
    ...(incompleteUntil === null ? [] : [incompleteText(incompleteUntil, locale)]),
    ...(entries === 0 ? [] : [unapprovedText({ entries, seconds }, locale)]),
    ...(unpricedSeconds === 0 ? [] : [unpricedText(unpricedSeconds, locale)]),
  ];
}

/** Shifts of which the report cannot say what it is about. */
function unknownText(
  reportId: ReportId,
  { unknownShifts }: Pick<ReportTable, "unknownShifts">,
  locale: Locale,
): readonly string[] {
  const { columns } = reportCatalogue[reportId];
  const asksNotice = columns.includes("filledShifts") || columns.includes("noticeShifts");
  return asksNotice && unknownShifts > 0 ? [unknownShiftsText(unknownShifts, locale)] : [];
}
