import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee, EmployeeProfile } from "@crewline/domain/employees/employee";
import type { Phones } from "@crewline/domain/phones/phones";
import { Facts } from "../../../ui/facts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { ProfileSection } from "./profile-section.ts";
import { profileSections } from "./profile-sections.ts";

interface ProfileViewProps {
  employee: Employee;
  profile: EmployeeProfile;
  phones: Phones;
  mayEdit: boolean;
}

/** Contact and personal data to read; one section at a time becomes a form. */
export function ProfileView(props: ProfileViewProps) {
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Stack spacing={3}>
      {profileSections.map((section) =>
        section.id === edited ? (
          <Box component="section" key={section.id} aria-label={section.title}>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {section.title}
            </Typography>
            <ProfileForm {...props} section={section} onDone={() => setEdited(null)} />
          </Box>
        ) : (
          <ReadSection
            key={section.id}
            {...props}
            section={section}
            isBlocked={edited !== null}
            onEdit={() => setEdited(section.id)}
          />
        ),
      )}
    </Stack>
  );
}

interface ReadSectionProps extends ProfileViewProps {
  section: ProfileSection;
  /** Another section is being changed. */
  isBlocked: boolean;
  onEdit: () => void;
}

function ReadSection(props: ReadSectionProps) {
  const { section, profile, phones, mayEdit, isBlocked, onEdit } = props;
  return (
    <Box component="section" aria-label={section.title}>
      <Stack
        direction="row"
        sx={{ justifyContent: "space-between", alignItems: "center", mb: 1, minHeight: 36 }}
      >
        <Typography variant="h3">{section.title}</Typography>
        {mayEdit && (
          <Button
            size="small"
            onClick={onEdit}
            disabled={isBlocked}
            aria-label={`Edit ${section.title.toLowerCase()}`}
          >
            Edit
          </Button>
        )}
      </Stack>
      <Facts facts={section.facts(profile, phones)} />
    </Box>
  );
}
