import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface MoreInputProps {
  field: CustomField;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoFocus: boolean;
}

/** The input of a custom field, by its type. */
export function MoreInput({ field, ...input }: MoreInputProps) {
  const { label, type, help } = field;
  const props = { ...input, label, help: help === "" ? undefined : help };
  switch (type) {
    case "text":
      return <TextInput {...props} />;
    case "number":
      return <TextInput {...props} inputMode="decimal" />;
    case "date":
      return <DayInput {...props} />;
    case "choice":
      return <SelectInput {...props} options={optionsOf(field, input.value)} />;
  }
}

/** The offered choices, and the archived one that the employee has. */
function optionsOf({ choices }: CustomField, value: string) {
  const offered = choices.filter(({ id, isArchived }) => !isArchived || id === value);
  const options = offered.map(({ id, name, isArchived }) => ({
    value: id,
    label: isArchived ? `${name} (archived)` : name,
  }));
  return [{ value: "", label: "None" }, ...options];
}
