import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { Need } from "@crewline/domain/projections/home/needs";
import { needsOf } from "@crewline/domain/projections/home/needs";
import type { Location } from "@crewline/domain/records/locations/location";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { openWorkSource } from "../../live/open-work.ts";
import { scheduleSource } from "../../live/schedules.ts";
import { askedEntriesSource } from "../../live/time-entries.ts";
import { disputedSheetsSource } from "../../live/timesheets.ts";
import { waitingTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useDecidesFor } from "../../entities/time-off/use-decides-for.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { MOST_REQUESTS, needWords } from "./need-words.ts";
import { PlainList } from "./plain-list.ts";

/** The most requests, and the most disputes, that Home tells of at a location. */
const MOST_TOLD = 50;

interface NeedsYouProps {
  location: Location;
  today: LocalDate;
  startsOn: Weekday;
}

/** Open decisions at a location, each with the way to it. */
export function NeedsYou({ location, today, startsOn }: NeedsYouProps) {
  const result = useNeeds({ location, today, startsOn });
  return (
    <>
      <Needs result={result} location={location} />
      <Link
        component={RouterLink}
        to={`/alerts?${new URLSearchParams({ location: location.id })}`}
        variant="body2"
      >
        {`Alerts at ${location.name}`}
      </Link>
    </>
  );
}

function Needs({ result, location }: { result: LoadResult<Need[]>; location: Location }) {
  return (
    <DataStates result={result} label="what needs you">
      {(needs) =>
        needs.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>
            Nothing to fix, answer, approve or publish.
          </Typography>
        ) : (
          <PlainList aria-label={`Needs you at ${location.name}`}>
            {needs.map((need) => (
              <NeedLine key={JSON.stringify(need)} need={need} locationId={location.id} />
            ))}
          </PlainList>
        )
      }
    </DataStates>
  );
}

function NeedLine({ need, locationId }: { need: Need; locationId: LocationId }) {
  const locale = useLocale();
  const { tone, label, text, action, to } = needWords(need, locationId, locale);
  return (
    <li>
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
  );
}

function useNeeds({ location, today, startsOn }: NeedsYouProps): LoadResult<Need[]> {
  const actor = useActor();
  const decidesFor = useDecidesFor();
  const { id: locationId } = location;
  const weekStart = weekStartOf(today, startsOn);
  const sources = {
    openWork: openWorkSource(actor, locationId),
    current: scheduleSource(actor, { locationId, weekStart }),
    next: scheduleSource(actor, { locationId, weekStart: addDays(weekStart, 7) }),
    waiting: waitingTimeOffSource(actor, {
      locationIds: [locationId],
      limit: MOST_REQUESTS + 1,
    }),
    asked: askedEntriesSource(actor, { locationId, limit: MOST_TOLD + 1 }),
    disputed: disputedSheetsSource(actor, { locationId, limit: MOST_TOLD + 1 }),
  };
  const result = allResults({
    openWork: useLive(sources.openWork),
    current: useLive(sources.current),
    next: useLive(sources.next),
    waiting: useLive(sources.waiting),
    asked: useLive(sources.asked),
    disputed: useLive(sources.disputed),
  });
  const isOthers = ({ employeeId }: { employeeId: EmployeeId }) => employeeId !== actor.employeeId;
  return mapResult(result, ({ openWork, current, next, waiting, asked, disputed }) =>
    needsOf({
      today,
      startsOn,
      openWork: openWork ?? { days: {} },
      schedules: { current, next },
      timeOffRequests: waiting.filter(({ employeeId }) => decidesFor(employeeId)).length,
      requests: toldOf(asked, isOthers),
      disputes: toldOf(disputed, isOthers),
    }),
  );
}

function toldOf<T>(read: readonly T[], isWanted: (row: T) => boolean) {
  return { rows: read.slice(0, MOST_TOLD).filter(isWanted), hasMore: read.length > MOST_TOLD };
}
