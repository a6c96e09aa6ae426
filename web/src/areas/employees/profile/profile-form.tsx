import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import type { ProfileForm as Values } from "@crewline/domain/rules/employees/employee-form";
import { profileFormOn } from "@crewline/domain/rules/employees/employee-form";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { todayIn } from "../../../time/use-today.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { RecordForm } from "../../../ui/forms/record-form.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { useRecordDraft } from "../../../ui/forms/use-record-draft.ts";
import type { ProfileSection } from "./profile-section.ts";

interface ProfileFormProps {
  employee: Employee;
  profile: EmployeeProfile;
  phones: Phones;
  section: ProfileSection;
  /** Called after saving and after Cancel. */
  onDone: () => void;
}

/** One section of the profile, to be changed. */
export function ProfileForm({ employee, profile, phones, section, onDone }: ProfileFormProps) {
  const record = useRecordDraft(profile, (saved) => valuesOf(saved, phones));
  const save = useCommand(trpc.employees.saveProfile.mutationOptions());
  const today = todayIn(browserZone());
  const { hiredOn } = employee;
  const form = useCheckedForm(profileFormOn({ today, hiredOn, before: profile, phones }), save);
  const notify = useNotice();
  const { Fields } = section;

  const handleSave = async () => {
    const { expectedVersion, draft } = record;
    const input = { employeeId: employee.id, expectedVersion, profile: draft };
    const saved = await form.submit(input);
    if (saved === null) return null;
    notify("Saved.");
    onDone();
    return saved.version;
  };

  return (
    <RecordForm
      record={record}
      onSave={handleSave}
      isRunning={form.isRunning}
      problem={form.problem}
      mayEdit
      onCancel={onDone}
    >
      <Fields
        draft={record.draft}
        change={record.change}
        errorOf={(field) => form.errorOf(`profile.${field}`)}
        today={today}
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
