import type { Employee, EmployeeProfile } from "@crewline/domain/employees/employee";
import type { ProfileForm as Values } from "@crewline/domain/employees/employee-form";
import { profileFormOn } from "@crewline/domain/employees/employee-form";
import { isMinorOn } from "@crewline/domain/employees/minor";
import type { Phones } from "@crewline/domain/phones/phones";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { todayIn } from "../../pickers/use-today.ts";
import { browserZone } from "../../pickers/zone-picker.tsx";
import { DayInput } from "../../ui/day-input.tsx";
import { RecordForm } from "../../ui/record-form.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useNotice } from "../../ui/use-notice.ts";
import { useRecordDraft } from "../../ui/use-record-draft.ts";

interface ProfileFormProps {
  employee: Employee;
  profile: EmployeeProfile;
  phones: Phones;
}

/** Contact data and notes, to be changed. */
export function ProfileForm({ employee, profile, phones }: ProfileFormProps) {
  const record = useRecordDraft(profile, (saved) => valuesOf(saved, phones));
  const save = useCommand(trpc.employees.saveProfile.mutationOptions());
  const today = todayIn(browserZone());
  const form = useCheckedForm(
    profileFormOn({ today, hiredOn: employee.hiredOn, before: profile, phones }),
    save,
  );
  const notify = useNotice();
  const errorOf = (field: string) => form.errorOf(`profile.${field}`);
  const isMinor = isMinorOn(record.draft.birthDate || null, today);

  const handleSave = async () => {
    const { expectedVersion, draft } = record;
    const saved = await form.submit({
      employeeId: employee.id,
      expectedVersion,
      profile: draft,
    });
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
        label="Legal name"
        value={record.draft.legalName}
        onChange={(legalName) => record.change({ legalName })}
        error={errorOf("legalName")}
        help="For payroll, where it differs from the name colleagues see."
      />
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
        label="Address"
        value={record.draft.address}
        onChange={(address) => record.change({ address })}
        error={errorOf("address")}
        rows={2}
      />
      <DayInput
        label="Date of birth"
        value={record.draft.birthDate}
        onChange={(birthDate) => record.change({ birthDate })}
        error={errorOf("birthDate")}
        help={isMinor ? "A minor: legal limits on hours apply." : undefined}
      />
      <TextInput
        label="Emergency contact"
        value={record.draft.emergencyName}
        onChange={(emergencyName) => record.change({ emergencyName })}
        error={errorOf("emergencyName")}
      />
      <TextInput
        label="Emergency phone"
        type="tel"
        value={record.draft.emergencyPhone}
        onChange={(emergencyPhone) => record.change({ emergencyPhone })}
        error={errorOf("emergencyPhone")}
      />
      <TextInput
        label="Notes"
        value={record.draft.notes}
        onChange={(notes) => record.change({ notes })}
        error={errorOf("notes")}
        help="The employee can see these notes."
        rows={3}
      />
    </RecordForm>
  );
}

function valuesOf(profile: EmployeeProfile, { format }: Phones): Values {
  return {
    email: profile.email ?? "",
    phone: format(profile.phone ?? ""),
    notes: profile.notes,
    legalName: profile.legalName ?? "",
    address: profile.address ?? "",
    birthDate: profile.birthDate ?? "",
    emergencyName: profile.emergencyName ?? "",
    emergencyPhone: format(profile.emergencyPhone ?? ""),
  };
}
