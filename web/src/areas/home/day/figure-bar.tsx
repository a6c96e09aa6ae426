import { styled } from "@mui/material/styles";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ShownDay } from "@crewline/domain/projections/home/day-figures";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { DayHours } from "./day-hours.tsx";

/** A line of figures above a bar that shows how much of the plan is done. */
export const ProgressBar = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: "6px 0",
    fontVariantNumeric: "tabular-nums",
    "& .words": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 8 },
    "& .track": {
      height: 8,
      marginTop: 4,
      borderRadius: 4,
      overflow: "hidden",
      border: `1px solid ${palette.text.secondary}`,
    },
    "& .done": { height: "100%", backgroundColor: palette.primary.main },
  };
});

interface FigureBarProps {
  label: string;
  scheduledSeconds: number;
  workedSeconds: number;
  /** The days that the hours add up. */
  summaries: readonly ShownDay[];
  location: Pick<Location, "id" | "timeZone">;
  weekStart: LocalDate;
}

/** Worked against planned hours, each of which opens its days, with a bar that shows the part. */
export function FigureBar(props: FigureBarProps) {
  const { label, scheduledSeconds, workedSeconds, location, weekStart } = props;
  const part = scheduledSeconds === 0 ? 0 : Math.min(1, workedSeconds / scheduledSeconds);
  const difference = workedSeconds - scheduledSeconds;
  const over = difference > 0 ? `, ${formatDuration(difference)} more than planned` : "";
  const place = `location=${location.id}&week=${weekStart}`;
  const shared = { summaries: props.summaries, timeZone: location.timeZone };
  return (
    <ProgressBar>
      <div className="words">
        <strong>{label}</strong>
        <span>
          <ExplainedFigure
            figure={`${formatDuration(workedSeconds)} worked`}
            subject={label}
            renderExplanation={() => (
              <DayHours
                hours="worked"
                total={workedSeconds}
                to={`/time-entries?${place}`}
                {...shared}
              />
            )}
          />
          {" of "}
          <ExplainedFigure
            figure={`${formatDuration(scheduledSeconds)} planned`}
            subject={label}
            renderExplanation={() => (
              <DayHours
                hours="scheduled"
                total={scheduledSeconds}
                to={`/schedules?${place}`}
                {...shared}
              />
            )}
          />
          {over}
        </span>
      </div>
      <div className="track" aria-hidden="true">
        <div className="done" style={{ width: `${Math.round(part * 100)}%` }} />
      </div>
    </ProgressBar>
  );
}
