import type { Employee, EmployeeProfile } from "@crewline/domain/employees/employee";
import type { ProfileForm as Values } from "@crewline/domain/employees/employee-form";
import { profileFormSchema } from "@crewline/domain/employees/employee-form";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { employeeProfileSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useMay } from "../../session/use-may.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Facts } from "../../ui/facts.tsx";
import { RecordForm } from "../../ui/record-form.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useNotice } from "../../ui/use-notice.ts";
import { useRecordDraft } from "../../ui/use-record-draft.ts";

/** Contact data and notes: to change for managers and admins, to read for the person. */
export function ProfileTab({ employee }: { employee: Employee }) {
  const profile = useLive(employeeProfileSource(useReader(), employee.id));
  const mayEdit = useMay("employees", "edit");
  return (
    <DataStates result={profile} label="the profile">
      {(data) => {
        if (data === null) return <NoProfile />;
        if (mayEdit) return <ProfileForm employeeId={employee.id} profile={data} />;
        return <ProfileFacts profile={data} />;
      }}
    </DataStates>
  );
}

function NoProfile() {
  return <EmptyState title="No contact data" text="Nothing is recorded about this person yet." />;
}

function ProfileFacts({ profile }: { profile: EmployeeProfile }) {
  return (
    <Facts
      facts={[
        { label: "E-mail", value: profile.email ?? "–" },
        { label: "Phone", value: profile.phone ?? "–" },
      ]}
    />
  );
}

function ProfileForm({ employeeId, profile }: { employeeId: string; profile: EmployeeProfile }) {
  const record = useRecordDraft(profile, valuesOf);
  const save = useCommand(trpc.employees.saveProfile.mutationOptions());
  const form = useCheckedForm(profileFormSchema, save);
  const notify = useNotice();
  const errorOf = (field: string) => form.errorOf(`profile.${field}`);

  const handleSave = async () => {
    const { expectedVersion, draft } = record;
    const saved = await form.submit({ employeeId, expectedVersion, profile: draft });
    if (saved !== null) notify("Saved.");
    return saved?.version ?? null;
  };

  return (
    <RecordForm
      record={record}
      onSave={handleSave}
      isRunning={form.isRunning}
      problem={form.problem}
      mayEdit
    >
      <TextInput
        label="E-mail"
        type="email"
        value={record.draft.email}
        onChange={(email) => record.change({ email })}
        error={errorOf("email")}
      />
      <TextInput
        label="Phone"
        type="tel"
        value={record.draft.phone}
        onChange={(phone) => record.change({ phone })}
        error={errorOf("phone")}
      />
      <TextInput
        label="Notes"
        value={record.draft.notes}
        onChange={(notes) => record.change({ notes })}
        error={errorOf("notes")}
        help="The person can read them in the own record."
        rows={3}
      />
    </RecordForm>
  );
}

function valuesOf({ email, phone, notes }: EmployeeProfile): Values {
  return { email: email ?? "", phone: phone ?? "", notes };
}
