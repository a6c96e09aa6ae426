import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ReportInput, ReportTable } from "../../records/reports/report.ts";
import {
  incompleteText,
  reportTexts,
  unapprovedText,
  unpricedText,
} from "../../words/reports/report-words.ts";
import { reportCatalogue } from "./report-catalogue.ts";

interface Remarked {
  input: Pick<ReportInput, "reportId" | "before" | "groupBy">;
  table: ReportTable;
  /** False where breaks are counted and no rule asks for any. */
  hasMealRules: boolean;
}

/** Returns what the figures of a report include and leave out, and with what they are compared. */
export function reportRemarks({ input, table, hasMealRules }: Remarked, locale: Locale): string[] {
  const { titles, comparedWith, overtimeDay, noMealRules } = reportTexts(locale);
  const { unapprovedEntries: entries, unapprovedSeconds: seconds } = table;
  const { unpricedSeconds, incompleteUntil } = table;
  const { before, groupBy, reportId } = input;
  const { counts } = titles[reportId];
  const hasWeeks = reportCatalogue[reportId].sources.includes("weeks");
  const isOfTime = groupBy === "day" || groupBy === "week";
  const days = before && formatDayRange(before.firstDay, before.lastDay, locale);
  return [
    ...(counts === undefined ? [] : [counts]),
    ...(reportId === "breaks" && !hasMealRules ? [noMealRules] : []),
    ...(incompleteUntil === null ? [] : [incompleteText(incompleteUntil, locale)]),
    ...(entries === 0 ? [] : [unapprovedText({ entries, seconds }, locale)]),
    ...(unpricedSeconds === 0 ? [] : [unpricedText(unpricedSeconds, locale)]),
    ...(days === null ? [] : [comparedWith(days)]),
    ...(hasWeeks && isOfTime ? [overtimeDay] : []),
  ];
}
