import { useDeferredValue } from "react";
import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import type { ParsedPeople } from "@crewline/domain/projections/people-import/parse-people";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { PeoplePreview } from "./people-preview.tsx";

interface PeopleInputProps {
  text: string;
  onChange: (text: string) => void;
  parsed: ParsedPeople;
  currency: string;
  /** The company's job roles, which a line can name. */
  jobRoles: readonly string[];
  /** Fields that a column can name. */
  customFields: readonly CustomField[];
  error?: string | undefined;
}

/** A field for one person a line, with how each line is understood while it is typed or pasted. */
export function PeopleInput({
  text,
  onChange,
  parsed,
  currency,
  jobRoles,
  customFields,
  error,
}: PeopleInputProps) {
  const shown = useDeferredValue(parsed);
  return (
    <>
      <TextInput
        label="One person per line"
        value={text}
        onChange={onChange}
        rows={6}
        placeholder={"Ana Diaz, ana@example.com, Barista, 18.50\nBo Lee, Cook, 21"}
        help={`Name, e-mail, phone, job role, hourly rate or salary (52000 a year). Only the name is needed. You can paste from a spreadsheet, with its headings.${rolesWords(jobRoles)}`}
        error={error}
      />
      {shown.lines.length > 0 && (
        <PeoplePreview parsed={shown} currency={currency} customFields={customFields} />
      )}
    </>
  );
}

/** Named while they fit on two lines. */
function rolesWords(jobRoles: readonly string[]): string {
  return jobRoles.length === 0 || jobRoles.length > 12
    ? ""
    : ` Your job roles: ${jobRoles.join(", ")}.`;
}
