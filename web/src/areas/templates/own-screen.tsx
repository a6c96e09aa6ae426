import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ReactNode } from "react";
import { OwnLists } from "../../entities/checklists/own-lists.tsx";
import { employeeSource } from "../../live/employees.ts";
import { ownShiftsSource } from "../../live/shift-packs.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";

interface OwnScreenProps {
  employeeId: EmployeeId;
  locations: readonly Location[];
}

/** The checklists of an employee's day. */
export function OwnScreen({ employeeId, locations }: OwnScreenProps) {
  const actor = useActor();
  const result = allResults({
    employee: useLive(employeeSource(actor, employeeId)),
    shifts: useLive(ownShiftsSource(actor, employeeId)),
  });
  return (
    <DataStates result={result} label="checklists">
      {({ employee, shifts }) =>
        employee !== null && (
          <OwnLists
            {...{ employee, shifts, locations }}
            Frame={Plain}
            none={
              <EmptyState
                title="No checklists today"
                text="Checklists that are yours to do today appear here and on Home."
              />
            }
          />
        )
      }
    </DataStates>
  );
}

/** The page has its title already. */
function Plain({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
