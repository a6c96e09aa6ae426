import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { employmentTypeSchema } from "@crewline/domain/records/employees/employee";
import { employmentTypeWords } from "@crewline/domain/words/employees/employment-words";
import { hoursText } from "@crewline/domain/kernel/formats/hours-text";
import { useLocale } from "../../locale/use-locale.ts";
import { JobRolePicker } from "../../entities/company/job-role-picker.tsx";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { useMay } from "../../session/actor/use-may.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { BulkKind, BulkValues } from "./bulk-values.ts";
import { PolicyFields } from "./pay/policy-fields.tsx";

const kinds: readonly { value: BulkKind; label: string }[] = [
  { value: "addLocation", label: "Add a location" },
  { value: "removeLocation", label: "Take a location away" },
  { value: "homeLocation", label: "Set the home location" },
  { value: "addJobRole", label: "Add a job role" },
  { value: "removeJobRole", label: "Take a job role away" },
  { value: "employmentType", label: "Set the employment type" },
  { value: "contractHours", label: "Set the contract hours a week" },
  { value: "maxHours", label: "Set the maximum hours a week" },
];
const payKinds = [...kinds, { value: "overtimePolicy", label: "Set the overtime policy" }] as const;

const typeOptions = (locale: Locale) => [
  { value: "", label: "None" },
  ...employmentTypeSchema.options.map((type) => ({
    value: type,
    label: employmentTypeWords(locale)[type],
  })),
];

interface BulkChangeFieldsProps {
  values: BulkValues;
  onChange: (changes: Partial<BulkValues>) => void;
  error: string | undefined;
}

/** The field to change, and its value. */
export function BulkChangeFields({ values, onChange, error }: BulkChangeFieldsProps) {
  const locale = useLocale();
  const mayChangePay = useMay("wageChanges", "edit");
  return (
    <>
      <SelectInput
        label="What changes"
        value={values.kind}
        options={mayChangePay ? payKinds : kinds}
        onChange={(kind) => onChange({ kind })}
      />
      {values.kind.endsWith("Location") && (
        <LocationPicker
          value={values.locationId}
          onChange={(locationId) => onChange({ locationId })}
          allLabel="Choose a location"
          error={error}
        />
      )}
      {values.kind.endsWith("JobRole") && (
        <JobRolePicker
          value={values.jobRoleId}
          onChange={(jobRoleId) => onChange({ jobRoleId })}
          allLabel="Choose a job role"
          error={error}
        />
      )}
      {values.kind === "employmentType" && (
        <SelectInput
          label="Employment type"
          value={values.employmentType}
          options={typeOptions(locale)}
          onChange={(employmentType) => onChange({ employmentType })}
        />
      )}
      {values.kind.endsWith("Hours") && (
        <TextInput
          label="Hours a week"
          value={values.hours}
          onChange={(hours) => onChange({ hours })}
          error={error}
          help={`For example ${hoursText(135_000, locale)}; empty for none.`}
        />
      )}
      {values.kind === "overtimePolicy" && (
        <PolicyFields
          wanted={values.wanted}
          onChange={(changes) => onChange({ wanted: { ...values.wanted, ...changes } })}
          error={error}
        />
      )}
    </>
  );
}
