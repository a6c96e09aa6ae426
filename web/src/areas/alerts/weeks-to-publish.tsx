import type { UnpublishedWeek } from "@crewline/domain/alerts/unpublished-weeks";
import { unpublishedStates, unpublishedWeeks } from "@crewline/domain/alerts/unpublished-weeks";
import type { Company } from "@crewline/domain/company/company";
import type { Location } from "@crewline/domain/locations/location";
import { formatDate, formatDay } from "@crewline/domain/time/format";
import { addDays, weekStartOf } from "@crewline/domain/time/local-date";
import { useMemo } from "react";
import { shiftsAtSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useCompany } from "../../pickers/use-company.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { useToday } from "../../pickers/use-today.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { allResults } from "../../ui/load-result.ts";
import type { AlertItem } from "./alert-list.tsx";
import { AlertList } from "./alert-list.tsx";
import { counted } from "@crewline/domain/formats/counted";

/** Planned shifts of this week and the next that staff do not see yet. */
export function WeeksToPublish() {
  const result = allResults({ company: useCompany(), locations: useLocations() });
  return (
    <DataStates result={result} label="the locations">
      {({ company, locations }) => <WeeksAt company={company} locations={locations} />}
    </DataStates>
  );
}

function WeeksAt({ company, locations }: { company: Company; locations: readonly Location[] }) {
  const reader = useReader();
  const today = useToday(company.timeZone);
  const weekStart = weekStartOf(today, company.workRules.weekStart);
  const sources = useMemo(() => {
    const active = locations.filter(({ status }) => status === "active");
    const wanted = { locationIds: active.map(({ id }) => id), states: unpublishedStates };
    return {
      present: shiftsAtSource(reader, { ...wanted, weekStart }),
      next: shiftsAtSource(reader, { ...wanted, weekStart: addDays(weekStart, 7) }),
    };
  }, [reader, locations, weekStart]);
  const result = allResults({ present: useLive(sources.present), next: useLive(sources.next) });
  return (
    <DataStates result={result} label="the shifts">
      {({ present, next }) => (
        <AlertList
          title="Weeks to publish"
          nothing="Everything planned for this week and the next is published."
          items={unpublishedWeeks([...present, ...next]).map((week) => alertOf(week, locations))}
        />
      )}
    </DataStates>
  );
}

function alertOf(week: UnpublishedWeek, locations: readonly Location[]): AlertItem {
  const { locationId, weekStart, shiftCount } = week;
  const name = locations.find(({ id }) => id === locationId)?.name ?? "A location";
  const shifts = counted(shiftCount, "shift is", "shifts are");
  return {
    id: `${locationId} ${weekStart}`,
    what: `${name}, ${formatDay(weekStart)} – ${formatDate(addDays(weekStart, 6))}`,
    detail: `${shifts} not published as planned. Staff do not see them.`,
    path: `/schedules?${new URLSearchParams({ location: locationId, week: weekStart })}`,
  };
}
