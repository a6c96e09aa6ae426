import { ActsOffContext } from "../../../ui/acts/acts-off.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import type { FormState } from "../../../ui/forms/form-definition.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { SampleFields } from "../samples/sample-fields.tsx";
import { touched, untouched, useSampleForm } from "../samples/sample-forms.ts";

const running: FormState = { ...touched, isRunning: true };
const refused: FormState = {
  ...touched,
  problem: {
    message: "This email belongs to another employee. Enter a different one.",
    fieldErrors: {},
  },
};
const inConflict: FormState = {
  ...touched,
  conflict: { isShown: true, onKeepMine: () => undefined, onTakeTheirs: () => undefined },
};
const cancel = () => undefined;

/** A form on a page or in a panel. */
export function Forms() {
  return (
    <>
      <Specimen name="To try" note="Save it empty, then with values: it is busy for a moment.">
        <TriedForm />
      </Specimen>
      <Specimen name="Nothing changed">
        <SampleForm form={untouched} />
      </Specimen>
      <Specimen name="Changed">
        <SampleForm form={touched} />
      </Specimen>
      <Specimen name="Busy">
        <SampleForm form={running} />
      </Specimen>
      <Specimen name="Refused">
        <SampleForm form={refused} />
      </Specimen>
      <Specimen name="Changed by someone else">
        <SampleForm form={inConflict} />
      </Specimen>
      <Specimen name="For reading">
        <SampleForm form={untouched} mayEdit={false} />
      </Specimen>
      <Specimen name="Company that is read-only">
        <ActsOffContext value>
          <SampleForm form={untouched} />
        </ActsOffContext>
      </Specimen>
    </>
  );
}

/** Nothing is lost with what is typed here, so leaving the page asks nothing. */
function TriedForm() {
  const form = useSampleForm();
  return (
    <EditForm form={{ ...form, isUnsaved: false }} isReadyAtOnce>
      <SampleFields form={form} />
    </EditForm>
  );
}

function SampleForm(props: { form: FormState; mayEdit?: boolean }) {
  return (
    <EditForm {...props} onCancel={cancel}>
      <TextInput label="Name" value="Ana Silva" onChange={cancel} />
    </EditForm>
  );
}
