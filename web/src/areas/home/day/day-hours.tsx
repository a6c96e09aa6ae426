import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { ShownDay } from "@crewline/domain/projections/home/day-figures";
import { explainScheduled, explainWorked } from "@crewline/domain/projections/home/explain-day";
import { dayHoursLine, dayHoursTexts } from "@crewline/domain/words/time-entries/day-hours-words";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";

export interface DayHoursProps {
  hours: "worked" | "scheduled";
  /** The seconds that are shown. */
  total: number;
  /** The days that they add up. */
  summaries: readonly ShownDay[];
  timeZone: string;
  /** The entries or shifts behind the hours. */
  to: string;
}

/** Worked or planned hours of a location by day, and the way to their entries or shifts. */
export function DayHours({ hours, total, summaries, timeZone, to }: DayHoursProps) {
  const locale = useLocale();
  const now = useNow();
  const { text, link } = dayHoursTexts(hours, locale);
  const figure =
    hours === "worked"
      ? explainWorked(total, summaries, { timeZone, now })
      : explainScheduled(total, summaries);
  return (
    <>
      <FigureLines
        figure={figure}
        intro={[text]}
        text={(of) => dayHoursLine(of, locale)}
        amount={formatDuration}
      />
      <Link component={RouterLink} to={to} sx={{ display: "inline-block", mt: 2 }}>
        {link}
      </Link>
    </>
  );
}
