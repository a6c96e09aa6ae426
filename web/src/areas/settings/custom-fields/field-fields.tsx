import Alert from "@mui/material/Alert";
import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import { fieldLevels, fieldTypeSchema } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldDraft, FieldUse } from "@crewline/domain/records/custom-fields/field-inputs";
import {
  fieldLevelWords,
  fieldTypeWords,
  moveWords,
} from "@crewline/domain/words/custom-fields/field-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { ChoiceRows } from "./choice-rows.tsx";

interface FieldFieldsProps {
  /** The field as it is; null while it is new. */
  saved: CustomField | null;
  use: FieldUse;
  draft: FieldDraft;
  onChange: (changes: Partial<FieldDraft>) => void;
  errorOf: (name: string) => string | undefined;
}

const levelHelp = {
  admins: undefined,
  managers: "Managers see and edit it for employees at their locations.",
  employee: "Managers see and edit it for employees at their locations.",
} as const;
const blank = { id: null, name: "", isArchived: false };

/** The inputs of a custom field. */
export function FieldFields({ saved, use, draft, onChange, errorOf }: FieldFieldsProps) {
  const locale = useLocale();
  const types = fieldTypeWords(locale);
  const levels = fieldLevelWords(locale);
  const isTypeKept = saved !== null && use.people > 0;
  const notice =
    saved === null ? null : moveWords(use.people, { from: saved.level, to: draft.level }, locale);
  const setType = (type: FieldDraft["type"]) => {
    const isFirst = type === "choice" && draft.choices.length === 0;
    onChange({ type, ...(isFirst ? { choices: [blank, blank] } : {}) });
  };
  return (
    <>
      <TextInput
        label="Label"
        value={draft.label}
        onChange={(label) => onChange({ label })}
        error={errorOf("label")}
        isRequired
        autoFocus
      />
      <SelectInput
        label="Type"
        value={draft.type}
        options={fieldTypeSchema.options.map((value) => ({ value, label: types[value] }))}
        onChange={setType}
        error={errorOf("type")}
        isDisabled={isTypeKept}
        help={isTypeKept ? "Employees have values in this field, so its type stays." : undefined}
      />
      {draft.type === "choice" && (
        <ChoiceRows
          choices={draft.choices}
          use={use}
          onChange={(choices) => onChange({ choices })}
          errorOf={errorOf}
        />
      )}
      <SelectInput
        label="Visible to"
        value={draft.level}
        options={fieldLevels.map((value) => ({ value, label: levels[value] }))}
        onChange={(level) => onChange({ level })}
        help={levelHelp[draft.level]}
      />
      {draft.level === "employee" && (
        <CheckInput
          label="Employees may edit their own"
          value={draft.isOwnEditable}
          onChange={(isOwnEditable) => onChange({ isOwnEditable })}
        />
      )}
      {notice !== null && (
        <Alert severity="info" role="status">
          {notice}
        </Alert>
      )}
      <TextInput
        label="Help text"
        value={draft.help}
        onChange={(help) => onChange({ help })}
        error={errorOf("help")}
        help="Optional; shown below the input."
      />
    </>
  );
}
