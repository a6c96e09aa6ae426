import { PersonAvatar } from "../../../entities/employees/photo/person-avatar.tsx";
import { ButtonRow } from "../frame/button-row.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { samplePeople } from "../samples/sample-people.ts";

const sizes = [24, 32, 40, 64];

/** People by their initials; their photo takes that place. */
export function People() {
  return (
    <>
      <Specimen name="In rows">
        <ButtonRow>
          {samplePeople.map((person) => (
            <PersonAvatar key={person.id} employee={person} size={24} />
          ))}
        </ButtonRow>
      </Specimen>
      {samplePeople.slice(0, 1).map((person) => (
        <Specimen key={person.id} name="Sizes">
          <ButtonRow>
            {sizes.map((size) => (
              <PersonAvatar key={size} employee={person} size={size} />
            ))}
          </ButtonRow>
        </Specimen>
      ))}
    </>
  );
}
