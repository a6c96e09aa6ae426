import type { Form } from "../../../ui/forms/form-definition.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { SampleDraft } from "./sample-forms.ts";

/** The two fields of the sample form. */
export function SampleFields({ form }: { form: Form<SampleDraft> }) {
  return (
    <>
      <TextInput
        label="Name"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
        isRequired
      />
      <TextInput
        label="Email"
        value={form.draft.email}
        onChange={(email) => form.change({ email })}
        error={form.errorOf("email")}
        help="For the invitation."
        isRequired
      />
    </>
  );
}
