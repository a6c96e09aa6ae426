import type { Drift } from "@crewline/domain/records/summaries/drift";
import { driftText } from "@crewline/domain/words/audits/drift-words";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { openDriftsSource } from "../../live/drifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { useCompany } from "../company/use-company.ts";
import { employeeNames } from "./employee-names.ts";
import { useEmployees } from "./use-employees.ts";
import { locationNames } from "../locations/location-names.ts";
import { useLocations } from "../locations/use-locations.ts";

/** What the nightly checks found and have not found right again; nothing where all is right. */
export function DriftList() {
  const actor = useActor();
  const maySee = useMay("timeEntryAudits", "viewDrifts");
  const drifts = useLive(maySee ? openDriftsSource(actor) : null);
  if (drifts.status !== "ready" || drifts.data.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {`Found by nightly checks (${drifts.data.length})`}
      </Typography>
      <Drifts drifts={drifts.data} />
    </section>
  );
}

function Drifts({ drifts }: { drifts: readonly Drift[] }) {
  const locale = useLocale();
  const names = allResults({
    company: useCompany(),
    employees: useEmployees(),
    locations: useLocations(),
  });
  if (names.status !== "ready") return null;
  const { company, employees, locations } = names.data;
  const [nameOf, placeOf] = [employeeNames(employees), locationNames(locations)];
  return (
    <Stack component="ul" sx={{ listStyle: "none", p: 0, m: 0, mb: 3, gap: 1 }}>
      {drifts.map((drift) => {
        const employee = drift.employeeId === null ? "" : nameOf(drift.employeeId);
        const location = drift.locationId === null ? "" : placeOf(drift.locationId);
        const { timeZone } = company;
        const { what, next } = driftText(drift, { employee, location, timeZone }, locale);
        return (
          <li key={drift.id}>
            <Alert
              severity={drift.isRebuilt ? "warning" : "error"}
              action={
                <Button component={Link} to={pathOf(drift, employee)} color="inherit" size="small">
                  See
                </Button>
              }
            >
              {what} {next}
            </Alert>
          </li>
        );
      })}
    </Stack>
  );
}

/** The screen on which the difference can be looked into. */
function pathOf({ kind, day, locationId }: Drift, employee: string): string {
  if (kind === "auditDay") return `/time-entry-audits-list?from=${day}&to=${day}`;
  const filter = kind === "week" ? { q: employee } : { location: locationId ?? "" };
  return `/time-entries?${new URLSearchParams({ week: day, ...filter }).toString()}`;
}
