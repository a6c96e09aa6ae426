import { CodeInput } from "../../../ui/inputs/code-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { FieldStates } from "./field-states.tsx";

/** Fields for text. */
export function TextFields() {
  return (
    <>
      <Specimen name="Text" isWide>
        <FieldStates empty="" filled="Ana Silva" error="Enter a name.">
          {(field) => <TextInput {...field} />}
        </FieldStates>
      </Specimen>
      <Specimen name="Several lines" isWide>
        <FieldStates
          empty=""
          filled="Bring the keys of the storeroom, and ask Ben for the code of the alarm."
          error="Use at most 40 characters."
        >
          {(field) => <TextInput {...field} rows={2} />}
        </FieldStates>
      </Specimen>
      <Specimen name="Code" note="Phones offer the code that arrived by message." isWide>
        <FieldStates empty="" filled="482913" error="This code is wrong. Try again.">
          {(field) => <CodeInput {...field} />}
        </FieldStates>
      </Specimen>
    </>
  );
}
