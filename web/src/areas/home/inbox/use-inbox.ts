import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { inboxOf } from "@crewline/domain/projections/home/inbox";
import type { InboxItem, InboxPlace } from "@crewline/domain/projections/home/inbox-task";
import { needsOf } from "@crewline/domain/projections/home/needs";
import type { Company } from "@crewline/domain/records/company/company";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useDecidesFor } from "../../../entities/time-off/use-decides-for.ts";
import { alertsSource } from "../../../live/alerts.ts";
import { askedEntriesSource } from "../../../live/time-entries.ts";
import { waitingJoinRequestsSource } from "../../../live/join-requests.ts";
import { waitingShiftRequestsSource } from "../../../live/shift-requests.ts";
import { waitingTimeOffSource } from "../../../live/time-off.ts";
import { disputedSheetsSource } from "../../../live/timesheets.ts";
import { unplacedPunchesSource } from "../../../live/unplaced-punches.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { HomePlace } from "../frame/use-home-places.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

/** The most requests and disputes that Home tells of, and the new alerts that the menu counts. */
const MOST_TOLD = 20;
const MOST_ALERTS = 6;

export interface Inbox {
  items: InboxItem[];
  /** True where there are more new alerts than were read. */
  hasMoreAlerts: boolean;
}

/** What has to be decided at these locations. */
export function useInbox(company: Company, places: readonly HomePlace[]): LoadResult<Inbox> {
  const now = useNow();
  const actor = useActor();
  const decidesFor = useDecidesFor();
  const asked = useAsked(places.map(({ location }) => location.id));
  const isOthers = ({ employeeId }: { employeeId: EmployeeId }) => employeeId !== actor.employeeId;
  const startsOn = company.workRules.weekStart;
  return mapResult(
    asked,
    ({ alerts, timeOff, shiftRequests, entries, sheets, latePunches, joins }) => {
      const first = firstPlaceOf(places.map(({ location }) => location.id));
      const inboxPlaces = places.map(({ location, today, board, openWork }): InboxPlace => {
        const { id: locationId, timeZone } = location;
        const weekStart = weekStartOf(today, startsOn);
        const needs = needsOf({
          today,
          startsOn,
          openWork,
          schedules: {
            current: openWork.weeks[weekStart] ?? null,
            next: openWork.weeks[addDays(weekStart, 7)] ?? null,
          },
          requests: told(entries, (one) => isOthers(one) && one.locationId === locationId),
          disputes: told(sheets, (one) => isOthers(one) && first(one.locationIds) === locationId),
        });
        const waiting = timeOff.filter(
          ({ employeeId, locationIds }) =>
            decidesFor(employeeId) && first(locationIds) === locationId,
        );
        return {
          locationId,
          timeZone,
          today,
          board,
          openWork,
          needs,
          timeOff: waiting,
          requests: shiftRequests.filter(
            ({ locationIds, expiresAt }) => expiresAt > now && first(locationIds) === locationId,
          ),
          latePunches: told(latePunches, (one) => one.locationId === locationId),
        };
      });
      const near = alerts.filter(
        ({ locationId }) =>
          locationId === null || places.some(({ location }) => location.id === locationId),
      );
      return {
        items: inboxOf({ places: inboxPlaces, alerts: near, joins, deadlines: company, now }),
        hasMoreAlerts: alerts.length >= MOST_ALERTS,
      };
    },
  );
}

/** What people ask for, and the new alerts: one query each for all locations. */
function useAsked(locationIds: readonly LocationId[]) {
  const actor = useActor();
  const wanted = { locationIds, limit: MOST_TOLD + 1 };
  return allResults({
    alerts: useLive(alertsSource(actor, "new", MOST_ALERTS)),
    timeOff: useLive(waitingTimeOffSource(actor, wanted)),
    shiftRequests: useLive(waitingShiftRequestsSource(actor, wanted)),
    entries: useLive(askedEntriesSource(actor, wanted)),
    sheets: useLive(disputedSheetsSource(actor, wanted)),
    latePunches: useLive(unplacedPunchesSource(actor, MOST_TOLD + 1)),
    joins: useLive(waitingJoinRequestsSource(actor)),
  });
}

function told<T>(read: readonly T[], isWanted: (row: T) => boolean) {
  return { rows: read.slice(0, MOST_TOLD).filter(isWanted), hasMore: read.length > MOST_TOLD };
}

/** Someone of several locations is listed at the first of those that are shown. */
function firstPlaceOf(shown: readonly LocationId[]) {
  return (locationIds: readonly LocationId[]) => shown.find((id) => locationIds.includes(id));
}
