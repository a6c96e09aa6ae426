import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { PhoneLink } from "./phone-link.tsx";
import type { ProfileFieldsProps, ProfileSection } from "./profile-section.ts";

export const emergencySection: ProfileSection = {
  id: "emergency",
  title: "Emergency contact",
  facts: ({ emergencyName, emergencyPhone }, phones) => [
    { label: "Name", value: emergencyName ?? "–" },
    { label: "Phone", value: <PhoneLink stored={emergencyPhone} phones={phones} /> },
  ],
  Fields: EmergencyFields,
};

function EmergencyFields({ draft, change, errorOf }: ProfileFieldsProps) {
  return (
    <>
      <TextInput
        label="Emergency contact"
        value={draft.emergencyName}
        onChange={(emergencyName) => change({ emergencyName })}
        error={errorOf("emergencyName")}
        autoFocus
      />
      <TextInput
        label="Emergency phone"
        type="tel"
        inputMode="tel"
        value={draft.emergencyPhone}
        onChange={(emergencyPhone) => change({ emergencyPhone })}
        error={errorOf("emergencyPhone")}
      />
    </>
  );
}
