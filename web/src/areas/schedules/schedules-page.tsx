import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import type { Company } from "@crewline/domain/company/company";
import type { Location } from "@crewline/domain/locations/location";
import { useCompany } from "../../pickers/use-company.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { useMay } from "../../session/use-may.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { allResults } from "../../ui/load-result.ts";
import { Page } from "../../ui/page.tsx";
import { PublishedWeek } from "./published-week.tsx";
import { Roster } from "./roster.tsx";

/** The week grid for who plans, and the published shifts for who works. */
export function SchedulesPage() {
  const result = allResults({ company: useCompany(), locations: useLocations() });
  if (result.status === "ready") {
    const { company, locations } = result.data;
    return <Schedules company={company} locations={locations} />;
  }
  return (
    <Page title="Schedules">
      <DataStates result={result} label="the schedule">
        {() => null}
      </DataStates>
    </Page>
  );
}

interface SchedulesProps {
  company: Company;
  locations: readonly Location[];
}

function Schedules({ company, locations }: SchedulesProps) {
  const mayEdit = useMay("schedules", "edit");
  const { locationIds } = useReader();
  const [first, ...others] = locations
    .filter(({ id, status }) => status === "active" && (locationIds?.includes(id) ?? true))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (first === undefined) return <NoLocation />;
  const own: [Location, ...Location[]] = [first, ...others];
  const startsOn = company.workRules.weekStart;
  return mayEdit ? (
    <Roster company={company} locations={own} />
  ) : (
    <PublishedWeek locations={own} startsOn={startsOn} />
  );
}

function NoLocation() {
  const mayAdd = useMay("locations", "edit");
  return (
    <Page title="Schedules">
      <EmptyState
        title="No location yet"
        text={
          mayAdd
            ? "Shifts belong to a location. Add the first one, then plan its week here."
            : "You are not assigned to a location yet. Ask an admin of your company."
        }
        action={
          mayAdd && (
            <Button component={Link} to="/locations" variant="contained">
              Add a location
            </Button>
          )
        }
      />
    </Page>
  );
}
