import Box from "@mui/material/Box";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useMay, useSees } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import { InOrder } from "../../ui/page/in-order.tsx";
import { Page } from "../../ui/page/page.tsx";
import { ArrangeCards } from "./frame/arrange-cards.tsx";
import { LocationChoice } from "./frame/shown-locations.tsx";
import { FirstSteps, mayNeedFirstSteps } from "./first-steps.tsx";
import { OwnHome } from "./own-home.tsx";
import { TeamHome } from "./team-home.tsx";

export { sourcesAhead } from "./sources-ahead.ts";

/** The day at a glance: the team's for who plans it, the punch clock for who works. */
export function HomePage() {
  const { locationIds } = useActor();
  const seesTeam = useSees("schedules", "edit");
  const result = mapResult(
    allResults({ company: useCompany(), locations: useLocations() }),
    ({ company, locations }) => {
      const active = locations.filter(({ status }) => status === "active");
      const managed = active.filter(({ id }) => locationIds?.includes(id) ?? true);
      return { company, active, managed: seesTeam ? managed : [] };
    },
  );
  const managed = result.status === "ready" ? result.data.managed : [];
  return (
    <Page
      title="Home"
      {...(managed.length > 0 && {
        actions: (
          <>
            <LocationChoice locations={managed} />
            <ArrangeCards />
          </>
        ),
      })}
    >
      <DataStates result={result} label="your day">
        {(shown) => <Home {...shown} />}
      </DataStates>
    </Page>
  );
}

interface HomeProps {
  company: Company;
  active: readonly Location[];
  /** The locations that the person looks after; none for who manages none. */
  managed: readonly Location[];
}

function Home({ company, active, managed }: HomeProps) {
  const { employeeId } = useActor();
  const seesTeam = useSees("schedules", "edit");
  const mayAddPeople = useMay("employees", "add");
  const team = (
    <Box sx={{ gridArea: "team", minWidth: 0, mb: { xs: 2, lg: 0 } }}>
      {mayAddPeople && mayNeedFirstSteps(company) && (
        <FirstSteps company={company} locations={active} />
      )}
      {managed.length > 0 && <TeamHome company={company} locations={managed} />}
      {employeeId === null && !seesTeam && (
        <EmptyState
          title="Your login is not linked to an employee"
          text="Ask an admin of your company to link it, so that you can clock in and see your shifts."
        />
      )}
    </Box>
  );
  if (employeeId === null) return team;
  return (
    <InOrder below="lg" sx={seesTeam ? clockThenTeam : { maxWidth: 640 }}>
      <OwnHome employeeId={employeeId} company={company} locations={active}>
        {team}
      </OwnHome>
    </InOrder>
  );
}

/** What the team needs comes before the own news on a phone, and beside them at a desk. */
const clockThenTeam = {
  display: "grid",
  columnGap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 300px" },
  gridTemplateRows: { lg: "auto 1fr" },
  gridTemplateAreas: { xs: `"clock" "team" "own"`, lg: `"team clock" "team own"` },
} as const;
