import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeProfileSource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { usePhones } from "../../../entities/company/use-phones.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { allResults } from "../../../ui/loading/load-result.ts";
import { ProfileView } from "./profile-view.tsx";
import { useForbiddenChange } from "./use-forbidden-change.ts";

/** Contact data and notes: to change for managers and admins, to read for the person. */
export function ProfileTab({ employee }: { employee: Employee }) {
  const profile = useLive(employeeProfileSource(useActor(), employee.id));
  const forbidden = useForbiddenChange(employee);
  const mayEdit = useMay("employees", "edit") && !isRemoved(employee);
  return (
    <DataStates
      result={allResults({ profile, because: forbidden, phones: usePhones() })}
      label="the profile"
    >
      {({ profile: data, because, phones }) => {
        if (data === null) return <NoProfile />;
        return (
          <Stack spacing={2}>
            {because !== null && <Alert severity="info">{because}</Alert>}
            <ProfileView
              employee={employee}
              profile={data}
              phones={phones}
              mayEdit={mayEdit && because === null}
            />
          </Stack>
        );
      }}
    </DataStates>
  );
}

function NoProfile() {
  return <EmptyState title="No contact data" text="Nothing is recorded about this person yet." />;
}
