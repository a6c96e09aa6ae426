import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../company/use-job-roles.ts";
import Box from "@mui/material/Box";
import { rateTimeline } from "@crewline/domain/rules/rates/rate-timeline";
import type { WageRateRecord } from "@crewline/domain/records/pay/employee-pay";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { locationNames } from "../locations/location-names.ts";
import { workWords } from "./work-words.ts";
import type { ChartLine } from "./rate-chart-shape.ts";
import { chartShape } from "./rate-chart-shape.ts";
import { size, dashes, Frame, Steps, Drawing } from "./rate-drawing.tsx";
import { chartWords } from "./rate-chart-words.ts";

interface RateChartProps {
  rates: readonly WageRateRecord[];
  today: string;
  currency: string;
  locations: readonly Pick<Location, "id" | "name">[];
}

const margin = { top: 24, right: 8, bottom: 24, left: 8 };

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
        aria-label={chartWords(shape, { currency, nameOf }, locale)}
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
