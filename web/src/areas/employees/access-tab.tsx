import type { Member } from "@crewline/domain/company/member";
import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import { employeeProfileSource } from "../../live/employees.ts";
import { membersSource } from "../../live/members.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Facts } from "../../ui/facts.tsx";
import { allResults } from "../../ui/load-result.ts";
import { StatusChip } from "../../ui/status-chip.tsx";
import { roleWords } from "./employee-words.tsx";
import { InviteForm } from "./invite-form.tsx";

interface AccessTabProps {
  employee: Employee;
  locations: readonly Location[];
}

/** The login of an employee: what it may do, or the way to give one. For admins. */
export function AccessTab({ employee, locations }: AccessTabProps) {
  const reader = useReader();
  const result = allResults({
    members: useLive(membersSource(reader)),
    profile: useLive(employeeProfileSource(reader, employee.id)),
  });
  return (
    <DataStates result={result} label="logins">
      {({ members, profile }) => {
        const member = members.find(({ id }) => id === employee.userId);
        if (member !== undefined) return <Login member={member} locations={locations} />;
        if (employee.status === "terminated") return <NoLogin name={employee.name} />;
        return <InviteForm employee={employee} email={profile?.email ?? ""} />;
      }}
    </DataStates>
  );
}

function NoLogin({ name }: { name: string }) {
  return (
    <EmptyState
      title="No login"
      text={`The employment of ${name} has ended. Take the person back on the Work tab to give a login.`}
    />
  );
}

function Login({ member, locations }: { member: Member; locations: readonly Location[] }) {
  const isManager = member.role === "manager";
  return (
    <Facts
      facts={[
        { label: "State", value: <StatusChip tone="good" label="Has a login" /> },
        { label: "E-mail", value: member.email },
        { label: "Role", value: roleWords[member.role].label },
        { label: "May", value: roleWords[member.role].help },
        ...(isManager
          ? [
              { label: "Locations", value: namesOf(member.locationIds, locations) },
              { label: "Sees wages", value: member.mayViewWages ? "Yes" : "No" },
            ]
          : []),
      ]}
    />
  );
}

function namesOf(ids: readonly string[], locations: readonly Location[]): string {
  const names = locations.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.join(", ") || "None";
}
