import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import type { ReportChart } from "@crewline/domain/projections/reports/report-chart";
import type { ReportInput } from "@crewline/domain/records/reports/report";
import { columnNames } from "@crewline/domain/words/reports/column-words";
import { figureText } from "@crewline/domain/words/reports/figure-text";
import { lineName } from "@crewline/domain/words/reports/report-words";
import { useLocale } from "../../../locale/use-locale.ts";

export interface ReportBarsProps {
  chart: ReportChart;
  input: ReportInput;
  currency: string;
  /** True for days, weeks or hours from left to right; other lines lie below each other. */
  isOfTime: boolean;
  /** In pixels. */
  height: number;
}

const NAMES_WIDTH = 130;
const AMOUNTS_WIDTH = 64;

/** The figures of a report as bars; the table below has them all. */
export function ReportBars({ chart, input, currency, isOfTime, height }: ReportBarsProps) {
  const locale = useLocale();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const names = columnNames(locale);
  const { groupBy } = input;
  const colours = [palette.primary.main, palette.secondary.main];
  const lines = {
    scaleType: "band" as const,
    data: chart.lines.map((row) => lineName(row, groupBy, locale)),
  };
  // There is no half of a shift or of a person.
  const steps = chart.series.every(({ kind }) => kind === "count") ? { tickMinStep: 1 } : {};
  const axes = isOfTime
    ? { xAxis: [lines], yAxis: [{ width: AMOUNTS_WIDTH, ...steps }] }
    : { xAxis: [steps], yAxis: [{ ...lines, width: NAMES_WIDTH }] };
  return (
    <BarChart
      layout={isOfTime ? "vertical" : "horizontal"}
      height={height}
      {...axes}
      series={chart.series.map(({ column, kind, values, figures }, place) => ({
        data: values,
        label: names[column],
        color: colours[place] ?? palette.primary.main,
        valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
          figureText(figures[dataIndex] ?? null, { kind, currency }, locale),
      }))}
      grid={isOfTime ? { horizontal: true } : { vertical: true }}
      borderRadius={2}
    />
  );
}
