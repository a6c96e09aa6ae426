import type { EmployeeProfile } from "@crewline/domain/employees/employee";
import type { ProfileForm } from "@crewline/domain/employees/employee-form";
import { isMinorOn } from "@crewline/domain/employees/minor";
import type { Phones } from "@crewline/domain/phones/phones";
import { formatDate } from "@crewline/domain/time/format";
import Link from "@mui/material/Link";
import type { ComponentType } from "react";
import { DayInput } from "../../ui/day-input.tsx";
import type { Fact } from "../../ui/facts.tsx";
import { TextInput } from "../../ui/text-input.tsx";

export interface ProfileFieldsProps {
  draft: ProfileForm;
  change: (changes: Partial<ProfileForm>) => void;
  errorOf: (field: string) => string | undefined;
  today: string;
}

/** A part of the profile: how it is read, and the fields that change it. */
export interface ProfileSection {
  id: string;
  title: string;
  facts: (profile: EmployeeProfile, phones: Phones) => Fact[];
  Fields: ComponentType<ProfileFieldsProps>;
}

export const profileSections: readonly ProfileSection[] = [
  {
    id: "contact",
    title: "Contact",
    facts: ({ email, phone, address }, phones) => [
      { label: "E-mail", value: linked(email, `mailto:${email}`) },
      { label: "Phone", value: <PhoneLink stored={phone} phones={phones} /> },
      { label: "Address", value: address ?? "–" },
    ],
    Fields: ContactFields,
  },
  {
    id: "personal",
    title: "Personal data",
    facts: ({ legalName, birthDate }) => [
      { label: "Legal name", value: legalName ?? "–" },
      { label: "Date of birth", value: birthDate === null ? "–" : formatDate(birthDate) },
    ],
    Fields: PersonalFields,
  },
  {
    id: "emergency",
    title: "Emergency contact",
    facts: ({ emergencyName, emergencyPhone }, phones) => [
      { label: "Name", value: emergencyName ?? "–" },
      { label: "Phone", value: <PhoneLink stored={emergencyPhone} phones={phones} /> },
    ],
    Fields: EmergencyFields,
  },
  {
    id: "notes",
    title: "Notes",
    facts: ({ notes }) => [{ label: "Shared notes", value: notes || "–" }],
    Fields: NotesFields,
  },
];

function linked(text: string | null, href: string) {
  return text === null ? "–" : <Link href={href}>{text}</Link>;
}

function PhoneLink({ stored, phones }: { stored: string | null; phones: Phones }) {
  const number = stored === null ? null : phones.dial(stored);
  if (stored === null || number === null) return stored ?? "–";
  return <Link href={`tel:${number}`}>{phones.format(stored)}</Link>;
}

function ContactFields({ draft, change, errorOf }: ProfileFieldsProps) {
  return (
    <>
      <TextInput
        label="E-mail"
        type="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errorOf("email")}
        autoFocus
      />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf("phone")}
      />
      <TextInput
        label="Address"
        value={draft.address}
        onChange={(address) => change({ address })}
        error={errorOf("address")}
        rows={2}
      />
    </>
  );
}

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

function NotesFields({ draft, change, errorOf }: ProfileFieldsProps) {
  return (
    <TextInput
      label="Notes"
      value={draft.notes}
      onChange={(notes) => change({ notes })}
      error={errorOf("notes")}
      help="The employee can see these notes."
      rows={3}
      autoFocus
    />
  );
}
