import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import type { ProfileForm as Values } from "@crewline/domain/projections/employees/employee-form";
import { profileFormOn } from "@crewline/domain/projections/employees/employee-form";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { todayIn } from "../../../time/use-today.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import type { ProfileSection } from "./profile-section.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";

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
  const locale = useLocale();
  const today = todayIn(browserZone());
  const { id: employeeId, hiredOn } = employee;
  const form = useRecordForm({
    record: profile,
    draftOf: (saved) => valuesOf(saved, phones),
    schema: profileFormOn({ today, hiredOn, before: profile, phones }, locale),
    command: useCommand(trpc.employees.saveProfile.mutationOptions()),
    input: (draft, expectedVersion) => ({ employeeId, expectedVersion, profile: draft }),
    fieldsAt: "profile",
    saved: "Saved.",
    onSaved: onDone,
  });
  const { Fields } = section;

  return (
    <EditForm form={form} onCancel={onDone}>
      <Fields draft={form.draft} change={form.change} errorOf={form.errorOf} today={today} />
    </EditForm>
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
