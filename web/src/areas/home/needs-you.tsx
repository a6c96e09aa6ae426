import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { DailySummary } from "@crewline/domain/home/daily-summary";
import type { Location } from "@crewline/domain/locations/location";
import { addDays, weekStartOf } from "@crewline/domain/time/local-date";
import type { LocalDate, Weekday } from "@crewline/domain/time/local-date";
import { scheduleSource } from "../../live/schedules.ts";
import { waitingTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useDecidesFor } from "../../pickers/time-off/use-decides-for.ts";
import { useReader } from "../../session/use-reader.ts";
import { StatusChip } from "../../ui/status-chip.tsx";
import { MOST_REQUESTS, needsOf } from "./needs.ts";
import { PlainList } from "./plain-list.ts";

interface NeedsYouProps {
  location: Location;
  summaries: readonly DailySummary[];
  today: LocalDate;
  startsOn: Weekday;
  /** What to say when nothing waits. */
  calm: string;
}

/** What waits for a decision at a location, each with the way to it. */
export function NeedsYou({ location, summaries, today, startsOn, calm }: NeedsYouProps) {
  const reader = useReader();
  const nextWeekStart = addDays(weekStartOf(today, startsOn), 7);
  const schedule = useLive(
    useMemo(
      () => scheduleSource(reader, { locationId: location.id, weekStart: nextWeekStart }),
      [reader, location.id, nextWeekStart],
    ),
  );
  const decidesFor = useDecidesFor();
  const waiting = useLive(
    useMemo(
      () => waitingTimeOffSource(reader, { locationIds: [location.id], limit: MOST_REQUESTS + 1 }),
      [reader, location.id],
    ),
  );
  const requests = waiting.status === "ready" ? waiting.data : [];
  const needs = needsOf({
    locationId: location.id,
    today,
    startsOn,
    summaries,
    nextWeekStart,
    nextSchedule: schedule.status === "ready" ? schedule.data : undefined,
    timeOffRequests: requests.filter(({ employeeId }) => decidesFor(employeeId)).length,
  });
  if (needs.length === 0) {
    return <Typography sx={{ color: "text.secondary" }}>{calm}</Typography>;
  }
  return (
    <PlainList aria-label={`Needs you at ${location.name}`}>
      {needs.map(({ tone, label, text, action, to }) => (
        <li key={`${label} ${to}`}>
          <StatusChip tone={tone} label={label} />
          <span>{text}</span>
          <Link
            component={RouterLink}
            to={to}
            className="end"
            aria-label={`${action}: ${label}, ${text}`}
          >
            {action}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}
