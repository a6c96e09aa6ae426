import { useQuery } from "@tanstack/react-query";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { employeeProfileSource } from "../../../live/employees.ts";
import { membersSource } from "../../../live/members.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { allResults, queryResult } from "../../../ui/loading/load-result.ts";
import { LoginForm } from "./login-form.tsx";
import { InviteForm } from "./invite-form.tsx";

/** The login of an employee: what it may do, or the way to give one. For admins. */
export function AccessTab({ employee }: { employee: Employee }) {
  const actor = useActor();
  const options = trpc.employees.pendingInvitation.queryOptions({ employeeId: employee.id });
  // The form begins with what is pending, so it must not begin with what was pending a while ago.
  const query = useQuery({ ...options, gcTime: 0 });
  const result = allResults({
    members: useLive(membersSource(actor)),
    profile: useLive(employeeProfileSource(actor, employee.id)),
    invitation: queryResult(query),
  });
  return (
    <DataStates result={result} label="logins">
      {({ members, profile, invitation: { pending } }) => {
        const member = members.find(({ id }) => id === employee.userId);
        if (member !== undefined)
          return <LoginForm key={member.id} employee={employee} member={member} />;
        if (employee.status === "terminated") return <NoLogin name={employee.name} />;
        return (
          <InviteForm
            employee={employee}
            email={profile?.email ?? ""}
            pending={pending}
            onChanged={() => void query.refetch()}
          />
        );
      }}
    </DataStates>
  );
}

function NoLogin({ name }: { name: string }) {
  return (
    <EmptyState
      title="No login"
      text={`The employment of ${name} has ended. Rehire them on the Work tab to give them a login.`}
    />
  );
}
