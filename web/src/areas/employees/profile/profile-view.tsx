import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { Employee, EmployeeProfile } from "@crewline/domain/records/employees/employee";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import { useLocale } from "../../../locale/use-locale.ts";
import { MoreSection } from "./more-section.tsx";
import { contactSection } from "./contact-section.tsx";
import { emergencySection } from "./emergency-section.tsx";
import { notesSection } from "./notes-section.tsx";
import { personalSection } from "./personal-section.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RecordPart } from "../../../ui/page/record-part.tsx";
import type { ProfileSection } from "./profile-section.ts";

interface ProfileViewProps {
  employee: Employee;
  profile: EmployeeProfile;
  phones: Phones;
  mayEdit: boolean;
}

/** The profile from top to bottom. */
const sections: readonly ProfileSection[] = [
  contactSection,
  personalSection,
  emergencySection,
  notesSection,
];

/** Contact and personal data to read; one section at a time becomes a form. */
export function ProfileView(props: ProfileViewProps) {
  const { employee, profile, phones, mayEdit } = props;
  const locale = useLocale();
  const [edited, setEdited] = useState<string | null>(null);
  const stateOf = (id: string) => ({
    mayEdit,
    isEdited: edited === id,
    isBlocked: edited !== null,
    onEdit: () => setEdited(id),
  });
  const handleDone = () => setEdited(null);
  return (
    <Stack spacing={3}>
      {sections.map((section) => (
        <RecordPart
          key={section.id}
          {...stateOf(section.id)}
          title={section.title}
          facts={section.facts(profile, phones, locale)}
        >
          <ProfileForm {...props} section={section} onDone={handleDone} />
        </RecordPart>
      ))}
      <MoreSection employee={employee} {...stateOf("more")} onDone={handleDone} />
    </Stack>
  );
}
