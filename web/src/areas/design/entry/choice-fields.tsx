import { colours } from "@crewline/domain/records/company/pick-colour";
import { MultiSelectInput } from "../../../ui/inputs/multi-select-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TagsInput } from "../../../ui/inputs/tags-input.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { FieldStates } from "./field-states.tsx";

type JobRole = "" | "barista" | "lead" | "cook";

const none = { value: "", label: "Not chosen" } as const;
const roles = [
  { value: "barista", label: "Barista" },
  { value: "lead", label: "Assistant shift lead" },
  { value: "cook", label: "Cook" },
] as const;

const colourOf = (text: string) => colours[text.length % colours.length];

/** Fields with a choice. */
export function ChoiceFields() {
  return (
    <>
      <Specimen name="One of few" note="The platform's own list, also on phones." isWide>
        <FieldStates<JobRole> empty="" filled="lead" error="Choose a job role.">
          {(field) => <SelectInput {...field} options={[none, ...roles]} />}
        </FieldStates>
      </Specimen>
      <Specimen name="Several of few" isWide>
        <FieldStates<readonly string[]>
          empty={[]}
          filled={["barista", "lead"]}
          error="Choose at most one job role."
        >
          {(field) => <MultiSelectInput {...field} options={roles} />}
        </FieldStates>
      </Specimen>
      <Specimen name="Several short texts" note="Enter, or leaving the field, adds a text." isWide>
        <FieldStates<readonly string[]>
          empty={[]}
          filled={["Barista", "Cook"]}
          error="Two job roles have the same name."
        >
          {(field) => <TagsInput {...field} suggestions={["Host", "Server"]} colourOf={colourOf} />}
        </FieldStates>
      </Specimen>
    </>
  );
}
