import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../company/use-job-roles.ts";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { rateTimeline } from "@crewline/domain/rules/rates/rate-timeline";
import type { WageRateRecord } from "@crewline/domain/records/pay/employee-pay";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatRate } from "@crewline/domain/kernel/money/rate";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { locationNames } from "../locations/location-names.ts";
import { workWords } from "./work-words.ts";
import type { ChartLine, ChartShape } from "./rate-chart-shape.ts";
import { chartShape } from "./rate-chart-shape.ts";

interface RateChartProps {
  rates: readonly WageRateRecord[];
  today: string;
  currency: string;
  locations: readonly Pick<Location, "id" | "name">[];
}

const size = { width: 340, height: 88 };
const margin = { top: 24, right: 8, bottom: 24, left: 8 };
const dashes = ["none", "7 4", "2 4", "10 3 2 3"];
const MOST_LABELS = 5;

/**
 * The rates of a person over time as steps, drawn for the eye; the table of rates beside it says
 * the same in words. Kinds of rates differ by their dashes, not by colour alone.
 */
export function RateChart({ rates, today, currency, locations }: RateChartProps) {
  const locale = useLocale();
  const roleName = useRoleName();
  if (rates.length === 0) return null;
  const shape = chartShape(rateTimeline(rates, today), today, size);
  const placeOf = locationNames(locations);
  const nameOf = ({ jobRoleId, locationId }: Pick<ChartLine, "jobRoleId" | "locationId">) =>
    workWords(nameOrNone(jobRoleId, roleName), locationId === null ? null : placeOf(locationId));
  return (
    <Box component="figure" sx={{ m: 0, width: "100%" }}>
      <Drawing
        viewBox={`0 0 ${size.width + margin.left + margin.right} ${size.height + margin.top + margin.bottom}`}
        role="img"
        aria-label={inWords(shape, { currency, nameOf }, locale)}
      >
        <g transform={`translate(${margin.left} ${margin.top})`}>
          <Frame shape={shape} />
          {shape.lines.map((line, index) => (
            <Steps key={line.key} line={line} index={index} currency={currency} />
          ))}
        </g>
      </Drawing>
      {shape.lines.length > 1 && <Legend lines={shape.lines} nameOf={nameOf} />}
    </Box>
  );
}

function Frame({ shape: { todayX, firstDay, lastDay } }: { shape: ChartShape }) {
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

function Steps({ line: { path, points }, index, currency }: StepsProps) {
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
          textAnchor={x > size.width - 48 ? "end" : "start"}
        >
          {formatRate(span.rateTenThousandths, currency, locale)}
        </text>
      ))}
    </>
  );
}

interface LegendProps {
  lines: readonly ChartLine[];
  nameOf: (line: ChartLine) => string;
}

function Legend({ lines, nameOf }: LegendProps) {
  return (
    <Box
      component="figcaption"
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, typography: "caption" }}
    >
      {lines.map((line, index) => (
        <Box component="span" key={line.key} sx={{ display: "inline-flex", gap: 1 }}>
          <Drawing width={32} height={12} aria-hidden style={{ width: 32 }}>
            <path d="M0 6 H32" strokeDasharray={dashes[index % dashes.length]} />
          </Drawing>
          {nameOf(line)}
        </Box>
      ))}
    </Box>
  );
}

function inWords(
  { lines }: ChartShape,
  { currency, nameOf }: { currency: string; nameOf: (line: ChartLine) => string },
  locale: Locale,
): string {
  const parts = lines.map((line) => {
    const steps = line.points.map(
      ({ span }) =>
        `${formatRate(span.rateTenThousandths, currency, locale)} from ${formatDate(span.effectiveDate, locale)}`,
    );
    return `${nameOf(line)}: ${steps.join(", ")}`;
  });
  return `Rates over time. ${parts.join(". ")}.`;
}

const Drawing = styled("svg")(({ theme }) => ({
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
  "& text.rate": { fill: (theme.vars ?? theme).palette.text.primary, fontWeight: 600 },
}));
