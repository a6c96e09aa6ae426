import Stack from "@mui/material/Stack";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { Facts } from "../../../ui/page/facts.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { rightsFormSchema, rightsOfMember } from "./new-rights.ts";
import { RemoveAccess } from "./remove-access.tsx";
import { RightsFields } from "./rights-fields.tsx";

interface LoginFormProps {
  employee: Employee;
  member: Member;
}

/** The login of an employee: what it may do, to change and to take away. */
export function LoginForm({ employee, member }: LoginFormProps) {
  const { id: employeeId } = employee;
  const form = useRecordForm({
    record: member,
    draftOf: rightsOfMember,
    schema: rightsFormSchema,
    command: useCommand(trpc.employees.setAccess.mutationOptions()),
    input: (draft, expectedVersion) => ({ employeeId, expectedVersion, ...draft }),
    saved: "The rights are changed, effective at once.",
  });
  const isOwn = useLogin().uid === member.id;

  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: "State", value: <StatusChip tone="good" label="Has a login" /> },
          { label: "E-mail", value: isOwn ? `${member.email} (you)` : member.email },
        ]}
      />
      <EditForm form={form} actions={<RemoveAccess employee={employee} member={member} />}>
        <RightsFields
          rights={form.draft}
          onChange={(changes) => form.change(withReach(changes, form.draft, employee))}
          errorOf={form.errorOf}
        />
      </EditForm>
    </Stack>
  );
}

type Draft = ReturnType<typeof rightsOfMember>;

/** A new manager first manages the locations where they work. */
function withReach(changes: Partial<Draft>, draft: Draft, employee: Employee): Partial<Draft> {
  const isBound = isBoundToLocations(changes.role ?? null);
  return isBound && draft.locationIds.length === 0
    ? { ...changes, locationIds: employee.locationIds }
    : changes;
}
