import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { isSomebody } from "@crewline/domain/employees/pseudonym";
import type { Employee, EmployeeProfile } from "@crewline/domain/employees/employee";
import type { Phones } from "@crewline/domain/phones/phones";
import { formatDate } from "@crewline/domain/time/format";
import { employeeProfileSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { usePhones } from "../../pickers/use-phones.ts";
import { useMay } from "../../session/use-may.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Facts } from "../../ui/facts.tsx";
import { allResults } from "../../ui/load-result.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useForbiddenChange } from "./use-forbidden-change.ts";

/** Contact data and notes: to change for managers and admins, to read for the person. */
export function ProfileTab({ employee }: { employee: Employee }) {
  const profile = useLive(employeeProfileSource(useReader(), employee.id));
  const forbidden = useForbiddenChange(employee);
  const mayEdit = useMay("employees", "edit") && isSomebody(employee);
  return (
    <DataStates
      result={allResults({ profile, because: forbidden, phones: usePhones() })}
      label="the profile"
    >
      {({ profile: data, because, phones }) => {
        if (data === null) return <NoProfile />;
        if (mayEdit && because === null) {
          return <ProfileForm employee={employee} profile={data} phones={phones} />;
        }
        return (
          <Stack spacing={2}>
            {because !== null && <Alert severity="info">{because}</Alert>}
            <ProfileFacts profile={data} phones={phones} />
          </Stack>
        );
      }}
    </DataStates>
  );
}

function NoProfile() {
  return <EmptyState title="No contact data" text="Nothing is recorded about this person yet." />;
}

function ProfileFacts({ profile, phones }: { profile: EmployeeProfile; phones: Phones }) {
  const phone = (stored: string | null) => (stored === null ? "–" : phones.format(stored));
  return (
    <Facts
      facts={[
        { label: "Legal name", value: profile.legalName ?? "–" },
        { label: "E-mail", value: profile.email ?? "–" },
        { label: "Phone", value: phone(profile.phone) },
        { label: "Address", value: profile.address ?? "–" },
        {
          label: "Date of birth",
          value: profile.birthDate === null ? "–" : formatDate(profile.birthDate),
        },
        { label: "Emergency contact", value: profile.emergencyName ?? "–" },
        { label: "Emergency phone", value: phone(profile.emergencyPhone) },
        { label: "Notes", value: profile.notes || "–" },
      ]}
    />
  );
}
