import { TextInput } from "../inputs/text-input.tsx";
import type { Form } from "./form-definition.ts";

interface ReasonInputProps {
  form: Form<{ reason: string }>;
  help?: string;
}

/** The required reason of a decision, in a form that asks for nothing else. */
export function ReasonInput({ form, help }: ReasonInputProps) {
  return (
    <TextInput
      label="Reason"
      value={form.draft.reason}
      onChange={(reason) => form.change({ reason })}
      error={form.errorOf("reason")}
      {...(help !== undefined && { help })}
      isRequired
      autoFocus
    />
  );
}
