import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { boardLimitsOf } from "@crewline/domain/projections/home/board-limits";
import { inboxOf } from "@crewline/domain/projections/home/inbox";
import type { InboxItem, InboxPlace } from "@crewline/domain/projections/home/inbox-task";
import { needsOf } from "@crewline/domain/projections/home/needs";
import type { Company } from "@crewline/domain/records/company/company";
import type { CompanyWork } from "@crewline/domain/records/summaries/waiting";
import { unpackAlerts } from "@crewline/domain/records/summaries/waiting";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useDecidesFor } from "../../../entities/time-off/use-decides-for.ts";
import { companyWorkSource } from "../../../live/company-work.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { HomePlace } from "../frame/use-home-places.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { mapResult } from "../../../ui/loading/load-result.ts";

/** The new alerts that Home lists: the latest. The screen of alerts has them all. */
const MOST_ALERTS = 6;

export interface Inbox {
  items: InboxItem[];
  /** True where there are more new alerts than are listed. */
  hasMoreAlerts: boolean;
}

/** What has to be decided at these locations. */
export function useInbox(company: Company, places: readonly HomePlace[]): LoadResult<Inbox> {
  const now = useNow();
  const actor = useActor();
  const decidesFor = useDecidesFor();
  const ofCompany = useCompanyWork();
  const isOthers = ({ employeeId }: { employeeId: EmployeeId }) => employeeId !== actor.employeeId;
  const startsOn = company.workRules.weekStart;
  return mapResult(ofCompany, ({ alerts: companyAlerts, joins }) => {
    const first = firstPlaceOf(places.map(({ location }) => location.id));
    const inboxPlaces = places.map(({ location, today, board, openWork, waiting }): InboxPlace => {
      const { id: locationId, timeZone } = location;
      const weekStart = weekStartOf(today, startsOn);
      const isFirst = ({ locationIds }: { locationIds: readonly LocationId[] }) =>
        first(locationIds) === locationId;
      const needs = needsOf({
        today,
        now,
        startsOn,
        openWork,
        schedules: {
          current: openWork.weeks[weekStart] ?? null,
          next: openWork.weeks[addDays(weekStart, 7)] ?? null,
        },
        requests: waiting.corrections.filter(isOthers),
        disputes: waiting.disputes.filter((one) => isOthers(one) && isFirst(one)),
      });
      return {
        locationId,
        timeZone,
        today,
        board,
        openWork,
        needs,
        timeOff: waiting.timeOff.filter((one) => decidesFor(one.employeeId) && isFirst(one)),
        requests: waiting.shiftRequests.filter((one) => one.expiresAt > now && isFirst(one)),
        latePunches: waiting.punches,
      };
    });
    const alerts = [...companyAlerts, ...places.flatMap(({ waiting }) => waiting.alerts)].toSorted(
      (a, b) => b.firstAt.localeCompare(a.firstAt),
    );
    return {
      items: inboxOf({
        places: inboxPlaces,
        alerts: alerts.slice(0, MOST_ALERTS),
        joins,
        deadlines: company,
        limits: boardLimitsOf(company.alertRules),
        now,
      }),
      hasMoreAlerts: alerts.length > MOST_ALERTS,
    };
  });
}

/** The alerts about the whole company and who waits to be let in: for admins. */
function useCompanyWork() {
  const actor = useActor();
  const isAdmin = actor.role === "admin";
  const found = useLive(isAdmin ? companyWorkSource(actor) : null);
  const read: LoadResult<CompanyWork | null> = isAdmin
    ? found
    : { status: "ready", data: null, isOfflineCopy: false };
  return mapResult(read, (work) => ({
    alerts: unpackAlerts(work?.alerts ?? {}),
    joins: Object.values(work?.joins ?? {})
      .flatMap((askedAt) => (askedAt === null ? [] : { askedAt }))
      .toSorted((a, b) => a.askedAt.localeCompare(b.askedAt)),
  }));
}

/** Someone of several locations is listed at the first of those that are shown. */
function firstPlaceOf(shown: readonly LocationId[]) {
  return (locationIds: readonly LocationId[]) => shown.find((id) => locationIds.includes(id));
}
