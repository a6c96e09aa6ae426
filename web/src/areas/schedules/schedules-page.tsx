import { useMemo } from "react";
import { isBehind } from "@crewline/domain/records/company/data-shape";
import type { Company } from "@crewline/domain/records/company/company";
import type { StoredLocation } from "@crewline/domain/records/locations/location-record";
import { employeeSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { NoLocation } from "../../entities/locations/no-location.tsx";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useSees } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { PublishedWeek } from "./published/published-week.tsx";
import { JobRolesById, jobRolesById } from "./cards/job-roles-by-id.ts";
import { ReasonProvider } from "./rules/reason-provider.tsx";
import { Roster } from "./roster.tsx";
import { LazyAllLocations, LazyFourWeeks } from "./schedule-parts.ts";
import { useIsAllLocations } from "./frame/use-place.ts";
import { useScheduleView } from "./frame/use-schedule-view.ts";

export { sourcesAhead } from "./sources-ahead.ts";

/** The week grid for who plans, and the published shifts for who works. */
export function SchedulesPage() {
  const result = allResults({ company: useCompany(), locations: useLocations() });
  if (result.status === "ready") {
    const { company, locations } = result.data;
    return <Schedules company={company} locations={locations} />;
  }
  return <Waiting result={result} />;
}

interface SchedulesProps {
  company: Company;
  locations: readonly StoredLocation[];
}

function Schedules({ company, locations }: SchedulesProps) {
  const mayEdit = useSees("schedules", "edit");
  const active = locations
    .filter(({ status }) => status === "active")
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const roles = useMemo(() => jobRolesById(company), [company]);
  // The packed roster lacks shifts until the migration is over, as the banner of the shell says.
  if (mayEdit && isBehind(company)) return <Page title="Schedules">{null}</Page>;
  return (
    <JobRolesById value={roles}>
      {mayEdit ? (
        <ManagedSchedules company={company} locations={active} allLocations={locations} />
      ) : (
        <OwnSchedules company={company} locations={active} />
      )}
    </JobRolesById>
  );
}

/** The roster of the locations that the person looks after. */
function ManagedSchedules({
  company,
  locations,
  allLocations,
}: SchedulesProps & { allLocations: readonly StoredLocation[] }) {
  const { locationIds } = useActor();
  const isAll = useIsAllLocations();
  const [view] = useScheduleView();
  const [first, ...others] = locations.filter(({ id }) => locationIds?.includes(id) ?? true);
  if (first === undefined) return <NoPlace />;
  if (isAll && others.length > 0) {
    return <LazyAllLocations company={company} locations={[first, ...others]} />;
  }
  if (view === "weeks") return <LazyFourWeeks company={company} locations={[first, ...others]} />;
  return (
    <ReasonProvider>
      <Roster company={company} locations={[first, ...others]} allLocations={allLocations} />
    </ReasonProvider>
  );
}

/** The published weeks of the locations that the person works at. */
function OwnSchedules({ company, locations }: SchedulesProps) {
  const actor = useActor();
  const { employeeId } = actor;
  const source = employeeId === null ? null : employeeSource(actor, employeeId);
  const result = useLive(source);
  if (source !== null && result.status !== "ready") {
    return <Waiting result={result} />;
  }
  const own = result.status === "ready" ? (result.data?.locationIds ?? []) : [];
  const [first, ...others] = locations.filter(({ id }) => own.includes(id));
  if (first === undefined) return <NoPlace />;
  return <PublishedWeek company={company} locations={[first, ...others]} />;
}

function Waiting({ result }: { result: LoadResult<unknown> }) {
  return (
    <Page title="Schedules">
      <DataStates result={result} label="the schedule">
        {() => null}
      </DataStates>
    </Page>
  );
}

function NoPlace() {
  return (
    <Page title="Schedules">
      <NoLocation text="Shifts belong to a location. Add the first one, then plan its week here." />
    </Page>
  );
}
