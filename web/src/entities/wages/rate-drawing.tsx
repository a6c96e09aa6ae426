import { styled } from "@mui/material/styles";
import type { WageRateRecord } from "@crewline/domain/records/pay/employee-pay";
import { rateOrSalaryText } from "@crewline/domain/words/pay/salary-words";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import type { ChartLine, ChartShape } from "./rate-chart-shape.ts";

export const size = { width: 340, height: 88 };

export const dashes = ["none", "7 4", "2 4", "10 3 2 3"];

const MOST_LABELS = 5;

/** The axis of the chart, its first and last day, and today. */
export function Frame({ shape: { todayX, firstDay, lastDay } }: { shape: ChartShape }) {
  const locale = useLocale();
  const below = size.height + 18;
  const isTodayFree = todayX !== null && todayX > 90 && todayX < size.width - 105;
  return (
    <>
      <line className="axis" x1={0} x2={size.width} y1={size.height + 4} y2={size.height + 4} />
      <text y={below}>{formatDate(firstDay, locale)}</text>
      <text x={size.width} y={below} textAnchor="end">
        {formatDate(lastDay, locale)}
      </text>
      {todayX !== null && (
        <line className="today" x1={todayX} x2={todayX} y1={-10} y2={size.height + 4} />
      )}
      {isTodayFree && (
        <text x={todayX} y={below} textAnchor="middle">
          Today
        </text>
      )}
    </>
  );
}

interface StepsProps {
  line: ChartLine;
  index: number;
  currency: string;
}

/** One kind of rate as steps, with the newest amounts. */
export function Steps({ line: { path, points }, index, currency }: StepsProps) {
  const locale = useLocale();
  return (
    <>
      <path d={path} strokeDasharray={dashes[index % dashes.length]} />
      {points.map(({ x, y, span }) => (
        <circle key={span.effectiveDate} cx={x} cy={y} r={3} />
      ))}
      {points.slice(-MOST_LABELS).map(({ x, y, span }) => (
        <text
          className="rate"
          key={span.effectiveDate}
          x={Math.min(Math.max(x, 0), size.width)}
          y={y - 8}
          textAnchor={x > size.width - labelWidth(span) ? "end" : "start"}
        >
          {rateOrSalaryText(span, currency, locale)}
        </text>
      ))}
    </>
  );
}

/** The space that a label needs to the right of its point. */
function labelWidth({ salary }: Pick<WageRateRecord, "salary">): number {
  return salary === undefined ? 48 : 150;
}

export const Drawing = styled("svg")(({ theme }) => ({
  width: "100%",
  height: "auto",
  "& path": {
    fill: "none",
    stroke: (theme.vars ?? theme).palette.primary.main,
    strokeWidth: 2,
  },
  "& circle": { fill: (theme.vars ?? theme).palette.primary.main },
  "& .axis": { stroke: (theme.vars ?? theme).palette.divider },
  "& .today": {
    stroke: (theme.vars ?? theme).palette.text.secondary,
    strokeDasharray: "3 3",
  },
  "& text": { fill: (theme.vars ?? theme).palette.text.secondary, fontSize: 11.5 },
  // On its own ground, because the line of today may pass behind it.
  "& text.rate": {
    fill: (theme.vars ?? theme).palette.text.primary,
    fontWeight: 600,
    paintOrder: "stroke",
    stroke: (theme.vars ?? theme).palette.background.paper,
    strokeWidth: 5,
    strokeLinejoin: "round",
  },
}));
