import Stack from "@mui/material/Stack";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { Facts } from "../../../ui/page/facts.tsx";
import { RecordForm } from "../../../ui/forms/record-form.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { useRecordDraft } from "../../../ui/forms/use-record-draft.ts";
import { rightsFormSchema, rightsOfMember } from "./new-rights.ts";
import { RemoveAccess } from "./remove-access.tsx";
import { RightsFields } from "./rights-fields.tsx";

interface LoginFormProps {
  employee: Employee;
  member: Member;
}

/** The login of an employee: what it may do, to change and to take away. */
export function LoginForm({ employee, member }: LoginFormProps) {
  const record = useRecordDraft(member, rightsOfMember);
  const setAccess = useCommand(trpc.employees.setAccess.mutationOptions());
  const form = useCheckedForm(rightsFormSchema, setAccess);
  const notify = useNotice();
  const isOwn = useLogin().uid === member.id;

  const handleSave = async () => {
    const { expectedVersion, draft } = record;
    const saved = await form.submit({ employeeId: employee.id, expectedVersion, ...draft });
    if (saved !== null) notify("The rights are changed, effective at once.");
    return saved?.version ?? null;
  };

  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: "State", value: <StatusChip tone="good" label="Has a login" /> },
          { label: "E-mail", value: isOwn ? `${member.email} (you)` : member.email },
        ]}
      />
      <RecordForm
        record={record}
        onSave={handleSave}
        isRunning={form.isRunning}
        problem={form.problem}
        mayEdit
        actions={<RemoveAccess employee={employee} member={member} />}
      >
        <RightsFields
          rights={record.draft}
          onChange={(changes) => record.change(withReach(changes, record.draft, employee))}
          errorOf={form.errorOf}
        />
      </RecordForm>
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
