import { unpublishedWords } from "@crewline/domain/words/schedules/unpublished-words";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { UnpublishedWeek } from "@crewline/domain/rules/schedules/unpublished-weeks";
import {
  unpublishedStates,
  unpublishedWeeks,
} from "@crewline/domain/rules/schedules/unpublished-weeks";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { changedSchedulesSource } from "../../live/schedules.ts";
import { shiftsAtSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useToday } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import type { AlertItem } from "./alert-list.tsx";
import { AlertList } from "./alert-list.tsx";

/** This week and the next at locations whose plan differs from what staff see. */
export function WeeksToPublish() {
  const result = allResults({ company: useCompany(), locations: useLocations() });
  return (
    <DataStates result={result} label="the locations">
      {({ company, locations }) => <WeeksAt company={company} locations={locations} />}
    </DataStates>
  );
}

function WeeksAt({ company, locations }: { company: Company; locations: readonly Location[] }) {
  const locale = useLocale();
  const actor = useActor();
  const placeOf = locationNames(locations);
  const today = useToday(company.timeZone);
  const weekStart = weekStartOf(today, company.workRules.weekStart);
  const active = locations.filter(({ status }) => status === "active");
  const locationIds = active.map(({ id }) => id);
  const sourcesOf = (start: LocalDate) => ({
    shifts: shiftsAtSource(actor, { locationIds, states: unpublishedStates, weekStart: start }),
    changed: changedSchedulesSource(actor, { locationIds, weekStart: start }),
  });
  const sources = { present: sourcesOf(weekStart), next: sourcesOf(addDays(weekStart, 7)) };
  const result = allResults({
    present: useLive(sources.present.shifts),
    next: useLive(sources.next.shifts),
    presentChanged: useLive(sources.present.changed),
    nextChanged: useLive(sources.next.changed),
  });
  return (
    <DataStates result={result} label="the shifts">
      {({ present, next, presentChanged, nextChanged }) => (
        <AlertList
          title="Weeks to publish"
          nothing="Everything planned for this week and the next is published."
          items={unpublishedWeeks([...present, ...next], [...presentChanged, ...nextChanged]).map(
            (week) => alertOf(week, placeOf, locale),
          )}
        />
      )}
    </DataStates>
  );
}

function alertOf(
  week: UnpublishedWeek,
  placeOf: (id: LocationId) => string,
  locale: Locale,
): AlertItem {
  const { locationId, weekStart, shiftCount } = week;
  return {
    id: `${locationId} ${weekStart}`,
    what: `${placeOf(locationId)}, ${formatDayRange(weekStart, addDays(weekStart, 6), locale)}`,
    detail: unpublishedWords(shiftCount, locale),
    path: `/schedules?${new URLSearchParams({ location: locationId, week: weekStart })}`,
  };
}
