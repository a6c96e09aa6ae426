import Link from "@mui/material/Link";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { PhoneLink } from "./phone-link.tsx";
import type { ProfileFieldsProps, ProfileSection } from "./profile-section.ts";

export const contactSection: ProfileSection = {
  id: "contact",
  title: "Contact",
  facts: ({ email, phone, address }, phones) => [
    { label: "E-mail", value: linked(email, `mailto:${email}`) },
    { label: "Phone", value: <PhoneLink stored={phone} phones={phones} /> },
    { label: "Address", value: address ?? "–" },
  ],
  Fields: ContactFields,
};

function linked(text: string | null, href: string) {
  return text === null ? "–" : <Link href={href}>{text}</Link>;
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
