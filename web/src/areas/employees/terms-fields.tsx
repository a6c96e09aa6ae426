import { useLocale } from "../../locale/use-locale.ts";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { employmentTypeSchema } from "@crewline/domain/records/employees/employee";
import { employmentTypeWords } from "@crewline/domain/words/employees/employment-words";
import type { SelectOption } from "../../ui/inputs/select-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { SkillsFields } from "./skills-fields.tsx";
import type { Terms, TermsFieldsProps } from "./terms-draft.ts";
import { hourFields } from "./terms-draft.ts";

const typeOptions = (locale: Locale): SelectOption<Terms["employmentType"]>[] => [
  { value: "", label: "Not set" },
  ...employmentTypeSchema.options.map((type) => ({
    value: type,
    label: employmentTypeWords(locale)[type],
  })),
];

/** The agreed terms: type of employment, hours a week, skills. */
export function TermsFields({ draft, onChange, errorOf }: TermsFieldsProps) {
  const locale = useLocale();
  return (
    <>
      <SelectInput
        label="Employment type"
        value={draft.employmentType}
        options={typeOptions(locale)}
        onChange={(employmentType) => onChange({ employmentType })}
        error={errorOf("employmentType")}
      />
      {hourFields.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          value={draft[name]}
          onChange={(hours) => onChange({ [name]: hours })}
          error={errorOf(name)}
        />
      ))}
      <SkillsFields draft={draft} onChange={onChange} errorOf={errorOf} />
    </>
  );
}
