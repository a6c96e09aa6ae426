import { moreLine } from "../../kernel/formats/listed.ts";
import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import type { ReportCell } from "../../records/reports/report.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { reportLetterWords } from "../../words/mail/report-letter-words.ts";
import { columnNames } from "../../words/reports/column-words.ts";
import { differenceText, figureText } from "../../words/reports/figure-text.ts";
import { lineName, reportTexts } from "../../words/reports/report-words.ts";
import { reportCatalogue } from "../reports/report-catalogue.ts";
import { reportRemarks } from "../reports/report-remarks.ts";
import type { ColumnId } from "../reports/report-columns.ts";
import { reportColumns } from "../reports/report-columns.ts";
import { shownColumns } from "../reports/shown-columns.ts";
import type { Letter, LetterBlock, LetterTable } from "./letter.ts";
import { reportPath } from "./report-path.ts";

type Content = ContentOf<"report">;

/** A report of the days that just ended, with the way to the whole of it. */
export function reportLetter(content: Content, locale: Locale): Letter {
  const { input, rhythm, about, table, moreLines } = content;
  const { titles } = reportTexts(locale);
  const { title } = titles[input.reportId];
  const words = reportLetterWords(
    {
      title: [title, ...about.map((name) => oneLine(name))].join(", "),
      company: oneLine(content.companyName),
      days: formatDayRange(input.range.firstDay, input.range.lastDay, locale),
      by: oneLine(content.savedByName),
    },
    locale,
  );
  const texts = [words.days, ...reportRemarks(content, locale)];
  const figures: LetterBlock[] =
    table.rows.length === 0
      ? [{ kind: "text", text: words.empty }]
      : [
          tableOf(content, locale),
          ...(moreLines === 0
            ? []
            : [{ kind: "text", text: moreLine(moreLines, locale) } as const]),
        ];
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      ...texts.map((text) => ({ kind: "text", text }) as const),
      ...figures,
      { kind: "button", label: words.button, path: reportPath(input, rhythm) },
    ],
    reason: words.reason,
  };
}

function tableOf({ input, table }: Content, locale: Locale): LetterTable {
  const { reportId, groupBy } = input;
  const { columns } = reportCatalogue[reportId];
  const shown = columnsWithFigures(reportId, table);
  const names = columnNames(locale);
  const { groupings, total } = reportTexts(locale);
  const figures = (now: readonly ReportCell[], before: readonly ReportCell[] | null) =>
    shown.map((id) => {
      const place = columns.indexOf(id);
      const terms = { kind: reportColumns[id].kind, currency: table.currency };
      const cells = { now: now[place] ?? null, before: before?.[place] ?? null };
      return {
        text: figureText(cells.now, terms, locale),
        difference: differenceText(cells, terms, locale),
      };
    });
  return {
    kind: "table",
    header: [groupings[groupBy], ...shown.map((id) => names[id])],
    rows: table.rows.map((row) => ({
      name: oneLine(lineName(row, groupBy, locale)),
      figures: figures(row.cells, row.before),
    })),
    totals: { name: total, figures: figures(table.totals, table.totalsBefore) },
  };
}

/** The columns that the report opens with, less those without any figure, which a mail has no room for. */
function columnsWithFigures(
  reportId: Content["input"]["reportId"],
  { rows, totals, totalsBefore }: Content["table"],
): ColumnId[] {
  const { columns } = reportCatalogue[reportId];
  const lines = [totals, totalsBefore, ...rows.flatMap(({ cells, before }) => [cells, before])];
  return shownColumns(reportId).filter((id) => {
    const place = columns.indexOf(id);
    return lines.some((cells) => (cells?.[place] ?? null) !== null);
  });
}
