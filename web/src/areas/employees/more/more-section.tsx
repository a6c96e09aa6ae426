import type { Employee } from "@crewline/domain/employees/employee";
import { valueText } from "@crewline/domain/custom-fields/field-words";
import { DataStates } from "../../../ui/data-states.tsx";
import type { Fact } from "../../../ui/facts.tsx";
import { ProfilePart } from "../profile/profile-part.tsx";
import { MoreForm } from "./more-form.tsx";
import type { MoreDetails } from "./use-more-details.ts";
import { useMoreDetails } from "./use-more-details.ts";

interface MoreSectionProps {
  employee: Employee;
  mayEdit: boolean;
  isEdited: boolean;
  /** Another section is being changed. */
  isBlocked: boolean;
  onEdit: () => void;
  onDone: () => void;
}

/** The fields that the company added to the record; nothing where the reader sees none. */
export function MoreSection({ employee, onDone, ...props }: MoreSectionProps) {
  return (
    <DataStates result={useMoreDetails(employee)} label="more details">
      {(details) =>
        details.fields.length > 0 && (
          <ProfilePart {...props} title="More details" facts={factsOf(details)}>
            <MoreForm employeeId={employee.id} details={details} onDone={onDone} />
          </ProfilePart>
        )
      }
    </DataStates>
  );
}

function factsOf({ fields, values }: MoreDetails): Fact[] {
  return fields.map((field) => {
    const value = values[field.id];
    return { label: field.label, value: value === undefined ? "–" : valueText(field, value) };
  });
}
