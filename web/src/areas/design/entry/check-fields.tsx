import { pickColour } from "@crewline/domain/records/company/pick-colour";
import { useState } from "react";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { ColourInput } from "../../../ui/inputs/colour-input.tsx";
import { Specimen } from "../frame/specimen.tsx";

/** Yes or no, and colours. */
export function CheckFields() {
  const [colour, setColour] = useState(pickColour(0));
  return (
    <>
      <Specimen name="Yes or no">
        <Check label="Compact rows" isOn />
        <Check label="Weekly summary" />
      </Specimen>
      <Specimen name="With help">
        <Check label="Compact rows" help="Lists and tables show more rows on a screen." isOn />
      </Specimen>
      <Specimen name="Disabled">
        <Check label="Send a mail to each employee" isOn isDisabled />
        <Check label="Send a push message" isDisabled />
      </Specimen>
      <Specimen name="Long label" note="The box is beside its first line.">
        <Check label="Tell everyone whose shifts of this week have changed since it was published" />
      </Specimen>
      <Specimen name="Colour" note="Chosen with the platform's own picker.">
        <ColourInput label="Colour of Barista" value={colour} onChange={setColour} />
      </Specimen>
    </>
  );
}

interface CheckProps {
  label: string;
  help?: string;
  isOn?: boolean;
  isDisabled?: boolean;
}

function Check({ isOn = false, ...field }: CheckProps) {
  const [value, setValue] = useState(isOn);
  return <CheckInput {...field} value={value} onChange={setValue} />;
}
