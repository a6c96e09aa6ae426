import { TextInput } from "../inputs/text-input.tsx";
import type { Form } from "./form-definition.ts";

interface ReasonInputProps {
  form: Form<{ reason: string }>;
  help?: string;
  rows?: number;
  /** True among other fields, the first of which has the cursor. */
  isOneOfSeveral?: boolean;
}

/** The required reason of a decision. */
export function ReasonInput({ form, help, rows, isOneOfSeveral = false }: ReasonInputProps) {
  return (
    <TextInput
      label="Reason"
      value={form.draft.reason}
      onChange={(reason) => form.change({ reason })}
      error={form.errorOf("reason")}
      {...(help !== undefined && { help })}
      {...(rows !== undefined && { rows })}
      isRequired
      autoFocus={!isOneOfSeveral}
    />
  );
}
