import { isMinorOn } from "@crewline/domain/rules/employees/minor";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { ProfileFieldsProps, ProfileSection } from "./profile-section.ts";

export const personalSection: ProfileSection = {
  id: "personal",
  title: "Personal data",
  facts: ({ legalName, birthDate }, _phones, locale) => [
    { label: "Legal name", value: legalName ?? "–" },
    { label: "Date of birth", value: birthDate === null ? "–" : formatDate(birthDate, locale) },
  ],
  Fields: PersonalFields,
};

function PersonalFields({ draft, change, errorOf, today }: ProfileFieldsProps) {
  const isMinor = isMinorOn(draft.birthDate || null, today);
  return (
    <>
      <TextInput
        label="Legal name"
        value={draft.legalName}
        onChange={(legalName) => change({ legalName })}
        error={errorOf("legalName")}
        help="For payroll, where it differs from the name colleagues see."
        autoFocus
      />
      <DayInput
        label="Date of birth"
        value={draft.birthDate}
        onChange={(birthDate) => change({ birthDate })}
        error={errorOf("birthDate")}
        help={isMinor ? "A minor: legal limits on hours apply." : undefined}
      />
    </>
  );
}
