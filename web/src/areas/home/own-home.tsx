import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { DataStates } from "../../ui/page/data-states.tsx";
import { OwnCards } from "./own-cards.tsx";
import { PunchClock } from "./punch-clock.tsx";
import { useOwnDay } from "./use-own-day.ts";

interface OwnHomeProps {
  employeeId: EmployeeId;
  company: Company;
  locations: readonly Location[];
  /** What comes between the clock and the other cards. */
  children?: ReactNode;
}

/** A person's own clock and, in the grid area `own`, their next shifts and hours. */
export function OwnHome({ employeeId, company, locations, children }: OwnHomeProps) {
  const result = useOwnDay(employeeId, company);
  const day = result.status === "ready" ? result.data : null;
  return (
    <>
      <Box sx={{ gridArea: "clock", minWidth: 0 }}>
        <DataStates result={result} label="your clock">
          {(own) =>
            own !== null && (
              <PunchClock
                employee={own.employee}
                company={company}
                entries={own.entries}
                weekOf={(entryId) =>
                  [own.week, own.before].find((one) =>
                    one?.entries.some((entry) => entry.entryId === entryId),
                  )?.weekStart ?? null
                }
                shifts={own.shifts}
                locations={locations}
              />
            )
          }
        </DataStates>
      </Box>
      {children}
      {day !== null && <OwnCards day={day} company={company} locations={locations} />}
    </>
  );
}
