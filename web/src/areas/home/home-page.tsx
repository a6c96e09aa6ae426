import Box from "@mui/material/Box";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { FirstSteps, mayNeedFirstSteps } from "./first-steps.tsx";
import { OwnHome } from "./own-home.tsx";
import { TeamHome } from "./team-home.tsx";

/** The day at a glance: the team's for who plans it, the punch clock for who works. */
export function HomePage() {
  const result = allResults({ company: useCompany(), locations: useLocations() });
  return (
    <Page title="Home">
      <DataStates result={result} label="your day">
        {({ company, locations }) => <Home company={company} locations={locations} />}
      </DataStates>
    </Page>
  );
}

interface HomeProps {
  company: Company;
  locations: readonly Location[];
}

function Home({ company, locations }: HomeProps) {
  const { employeeId, locationIds } = useActor();
  const seesTeam = useMay("schedules", "edit");
  const mayAddPeople = useMay("employees", "add");
  const active = locations.filter(({ status }) => status === "active");
  const [first, ...others] = active.filter(({ id }) => locationIds?.includes(id) ?? true);
  const hasBoth = employeeId !== null && seesTeam;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: hasBoth ? "minmax(0, 1fr) 300px" : null },
      }}
    >
      {employeeId !== null && (
        <Box sx={{ order: { lg: 1 }, width: "100%", maxWidth: hasBoth ? null : 640 }}>
          <OwnHome employeeId={employeeId} company={company} locations={active} />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        {mayAddPeople && mayNeedFirstSteps(company) && (
          <FirstSteps company={company} locations={active} />
        )}
        {seesTeam && first !== undefined && (
          <TeamHome company={company} locations={[first, ...others]} />
        )}
        {employeeId === null && !seesTeam && (
          <EmptyState
            title="Your login is not linked to an employee"
            text="Ask an admin of your company to link it, so that you can clock in and see your shifts."
          />
        )}
      </Box>
    </Box>
  );
}
