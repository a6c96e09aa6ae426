import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { FigureLines } from "../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { explainRunning } from "@crewline/domain/rules/figures/running-hours";
import {
  runningHoursLine,
  runningHoursText,
} from "@crewline/domain/words/time-entries/running-hours-words";
import { useNow } from "../../ui/clock/use-now.ts";
import type { OwnClock } from "./own-clock.ts";
import { breakSeconds, runningSeconds } from "./own-clock.ts";

const Ticking = styled("div")({
  fontSize: "3rem",
  fontWeight: 600,
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});

interface RunningClockProps {
  clock: Exclude<OwnClock, { kind: "out" }>;
  locations: readonly Location[];
}

/** Since when the employee works or is on a break, and how long that is. */
export function RunningClock({ clock, locations }: RunningClockProps) {
  const locale = useLocale();
  const now = useNow();
  const { entry } = clock;
  const location = locations.find(({ id }) => id === entry.locationId);
  const zone = location?.timeZone ?? "UTC";
  const worked = runningSeconds(entry, now);
  const since = `Working since ${formatTime(entry.startsAt, zone, locale)}`;
  const where = location === undefined ? since : `${since} at ${location.name}`;
  if (clock.kind === "working") {
    return (
      <>
        <Typography>{where}</Typography>
        <Ticking role="timer" aria-label="Worked so far">
          <ExplainedFigure
            figure={formatDuration(worked)}
            subject="Worked so far"
            renderExplanation={() => <WorkedSoFar {...{ entry, worked, zone, now }} />}
          />
        </Ticking>
        <Typography sx={{ color: "text.secondary" }}>
          worked so far, without unpaid breaks
        </Typography>
      </>
    );
  }
  return (
    <>
      <Typography>{`On a break since ${formatTime(clock.since, zone, locale)}`}</Typography>
      <Ticking role="timer" aria-label="Length of the break">
        {formatDuration(breakSeconds(clock.since, now))}
      </Ticking>
      <Typography sx={{ color: "text.secondary" }}>
        {`${where}, ${formatDuration(worked)} worked`}
      </Typography>
    </>
  );
}

interface WorkedSoFarProps {
  entry: WeekEntry;
  /** The seconds that the clock shows. */
  worked: number;
  zone: string;
  now: Instant;
}

/** The time since the clock-in, and the breaks that are taken off. */
function WorkedSoFar({ entry, worked, zone, now }: WorkedSoFarProps) {
  const locale = useLocale();
  return (
    <FigureLines
      figure={explainRunning(worked, entry, now)}
      intro={[runningHoursText(locale)]}
      text={(of) => runningHoursLine(of, zone, locale)}
      amount={formatDuration}
    />
  );
}
