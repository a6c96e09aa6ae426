import type { FormState } from "../../../ui/forms/form-definition.ts";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { schemaOfCheck } from "../../../ui/forms/schema-of-check.ts";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useSampleRunner } from "./sample-runner.ts";

/** A form in which nothing was changed; the others differ from it in one state. */
export const untouched: FormState = {
  submit: () => Promise.resolve(),
  isRunning: false,
  problem: null,
  isTouched: false,
  isUnsaved: false,
  conflict: null,
};

export const touched: FormState = { ...untouched, isTouched: true };

export interface SampleDraft {
  name: string;
  email: string;
}

const schema = schemaOfCheck<SampleDraft>(({ name, email }) => ({
  name: name.trim() === "" ? "Enter a name." : undefined,
  email: email.includes("@") ? undefined : "Enter an email address, for example ana@example.com.",
}));

/** A real form over a command that saves nothing; empty fields are refused. */
export function useSampleForm(onSaved?: () => void): Form<SampleDraft> {
  return useForm({
    suggested: { name: "", email: "" },
    schema,
    command: useSampleRunner<SampleDraft>(),
    input: (draft) => draft,
    saved: ({ name }) => `${name} is saved.`,
    beginsAgain: true,
    ...(onSaved !== undefined && { onSaved }),
  });
}
