import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { alertIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import { alertStateLabel } from "@crewline/domain/words/alerts/alert-labels";
import { useCompany } from "../../entities/company/use-company.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { alertSource } from "../../live/alerts.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { AlertActions } from "./alert-actions.tsx";
import { alertRows } from "./alert-rows.ts";

/** The alert that the address names, as a link of a mail or a notification does. */
export function OpenedAlert() {
  const { values } = useUrlParams({ alert: "" });
  const id = alertIdSchema.safeParse(values.alert).data;
  return id === undefined ? null : <Opened key={id} id={id} />;
}

function Opened({ id }: { id: AlertId }) {
  const locale = useLocale();
  const result = allResults({
    alert: useLive(alertSource(useActor(), id)),
    company: useCompany(),
    employees: useEmployees(),
    locations: useLocations(),
  });
  return (
    <Paper variant="outlined" component="section" aria-label="This alert" sx={{ p: 2 }}>
      <DataStates result={result} label="this alert">
        {({ alert, company, employees, locations }) => {
          if (alert === null) return <Typography>This alert was deleted.</Typography>;
          const names = {
            nameOf: employeeNames(employees),
            placeOf: locationNames(locations),
            company,
          };
          const [row] = alertRows([alert], names, locale);
          const state = alertStateLabel(alert.state, locale);
          const facts = [row?.place, row?.since, row?.outcome || state];
          return (
            <Stack
              useFlexGap
              direction="row"
              sx={{ flexWrap: "wrap", gap: 1, justifyContent: "space-between" }}
            >
              <div>
                <Typography sx={{ fontWeight: 600 }}>{row?.sentence}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {facts.join(" · ")}
                </Typography>
              </div>
              <AlertActions
                alert={alert}
                place={row?.place ?? ""}
                isMuted={row?.isMuted === true}
              />
            </Stack>
          );
        }}
      </DataStates>
    </Paper>
  );
}
