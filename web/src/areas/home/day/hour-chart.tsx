import { styled } from "@mui/material/styles";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { formatShortTime } from "@crewline/domain/kernel/formats/format-time";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import { barText, hourLabels } from "@crewline/domain/words/home/day-words";
import { useLocale } from "../../../locale/use-locale.ts";

const Chart = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "flex",
    alignItems: "stretch",
    gap: 2,
    marginTop: 8,
    overflow: "hidden",
    "& .hour": { flex: "1 1 0", minWidth: 0 },
    "& .bars": { position: "relative", borderBottom: `1px solid ${palette.text.secondary}` },
    "& .planned, & .worked": {
      position: "absolute",
      bottom: 0,
      borderRadius: "2px 2px 0 0",
    },
    "& .planned": {
      insetInline: 0,
      border: `1px solid ${palette.text.secondary}`,
      borderBottom: 0,
    },
    "& .worked": { insetInline: "20%", backgroundColor: palette.primary.main },
    "& .label": {
      height: 16,
      fontSize: "0.6875rem",
      lineHeight: "16px",
      color: palette.text.secondary,
      whiteSpace: "nowrap",
      overflow: "visible",
    },
  };
});

/** An hour with what was planned and worked in it, as a number and as text. */
export interface HourBar {
  startsAt: Instant;
  planned: number;
  worked: number;
  texts: { planned: string; worked: string };
}

interface HourChartProps {
  hours: readonly HourBar[];
  timeZone: string;
  /** What it shows, for those who hear it. */
  label: string;
  height: number;
}

/** The hours that a label is as wide as: at every third hour, labels do not touch. */
const HOURS_A_LABEL = 3;

/** A label of one of the last hours would be cut at the end of the axis; the first always fits. */
function hasLabel(index: number, count: number): boolean {
  return index % HOURS_A_LABEL === 0 && (index === 0 || count - index >= HOURS_A_LABEL);
}

/** Planned hours as outlines, worked ones as bars within, by the clock of the location. */
export function HourChart({ hours, timeZone, label, height }: HourChartProps) {
  const locale = useLocale();
  const labels = hourLabels(
    hours.map(({ startsAt }) => startsAt),
    timeZone,
    locale,
  );
  const most = Math.max(1, ...hours.flatMap(({ planned, worked }) => [planned, worked]));
  // One pixel is the line that the bars stand on.
  const tall = (value: number) => ({ height: Math.round((value / most) * (height - 1)) });
  return (
    <Chart role="img" aria-label={label}>
      {hours.map((hour, index) => (
        <div
          key={hour.startsAt}
          className="hour"
          title={barText(labels[index] ?? "", hour.texts, locale)}
        >
          <div className="bars" style={{ height }}>
            <div className="planned" style={tall(hour.planned)} />
            <div className="worked" style={tall(hour.worked)} />
          </div>
          <div className="label">
            {hasLabel(index, hours.length)
              ? formatShortTime(localTimeAt(hour.startsAt, timeZone), locale)
              : ""}
          </div>
        </div>
      ))}
    </Chart>
  );
}
