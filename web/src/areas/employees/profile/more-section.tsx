import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../../../locale/use-locale.ts";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { valueText } from "@crewline/domain/words/custom-fields/field-words";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { Fact } from "../../../ui/page/facts.tsx";
import { RecordPart } from "../../../ui/page/record-part.tsx";
import { MoreForm } from "../more/more-form.tsx";
import type { MoreDetails } from "../more/use-more-details.ts";
import { useMoreDetails } from "../more/use-more-details.ts";

interface MoreSectionProps {
  employee: Employee;
  mayEdit: boolean;
  isEdited: boolean;
  /** Another section is being changed. */
  isBlocked: boolean;
  onEdit: () => void;
  onDone: () => void;
}

/** The fields that the company added to the record; nothing where the actor sees none. */
export function MoreSection({ employee, mayEdit, onDone, ...props }: MoreSectionProps) {
  const locale = useLocale();
  const isOwn = useActor().employeeId === employee.id && !isRemoved(employee);
  return (
    <DataStates result={useMoreDetails(employee)} label="more details">
      {(details) => {
        const own = details.fields.filter(({ isOwnEditable }) => isOwn && isOwnEditable);
        const edited = mayEdit ? details : { ...details, fields: own };
        if (details.fields.length === 0) return null;
        return (
          <RecordPart
            {...props}
            mayEdit={edited.fields.length > 0}
            title="More details"
            facts={factsOf(details, locale)}
          >
            <MoreForm
              employeeId={employee.id}
              by={mayEdit ? "role" : "employee"}
              details={edited}
              onDone={onDone}
            />
          </RecordPart>
        );
      }}
    </DataStates>
  );
}

function factsOf({ fields, values }: MoreDetails, locale: Locale): Fact[] {
  return fields.map((field) => {
    const value = values[field.id];
    return {
      label: field.label,
      value: value === undefined ? "–" : valueText(field, value, locale),
    };
  });
}
