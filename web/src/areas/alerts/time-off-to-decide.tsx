import Typography from "@mui/material/Typography";
import { waitingTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { TimeOffList } from "../../entities/time-off/time-off-list.tsx";
import { useDecidesFor } from "../../entities/time-off/use-decides-for.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { todayIn } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";

/** Pending requests for time off, each with its decision in the list. */
export function TimeOffToDecide() {
  const actor = useActor();
  const decidesFor = useDecidesFor();
  const waiting = useLive(waitingTimeOffSource(actor));
  const result = allResults({ waiting, employees: useEmployees() });
  return (
    <section id="time-off">
      <DataStates result={result} label="the requests for time off">
        {({ waiting: all, employees }) => {
          const items = all.filter(({ employeeId }) => decidesFor(employeeId));
          return (
            <>
              <Typography variant="h2" gutterBottom>
                {items.length === 0 ? "Time off to decide" : `Time off to decide (${items.length})`}
              </Typography>
              {items.length === 0 && (
                <Typography color="textSecondary">No time-off requests to decide.</Typography>
              )}
              <TimeOffList
                label="Time off to decide"
                items={items}
                nameOf={employeeNames(employees)}
                today={todayIn("UTC")}
                isNamed
              />
            </>
          );
        }}
      </DataStates>
    </section>
  );
}
