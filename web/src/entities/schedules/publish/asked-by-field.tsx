import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { MultiSelectInput } from "../../../ui/inputs/multi-select-input.tsx";

interface AskedByFieldProps {
  /** The changes within the notice that grant pay unless the employee asked for them. */
  granted: readonly NoticePremium[];
  askedBy: readonly EmployeeId[];
  onChange: (askedBy: readonly EmployeeId[]) => void;
  nameOf: (employeeId: EmployeeId) => string;
}

/** Chooses the employees who asked for their changes; without a change that is paid, nothing. */
export function AskedByField({ granted, askedBy, onChange, nameOf }: AskedByFieldProps) {
  const people = [...new Set(granted.map(({ employeeId }) => employeeId))];
  if (people.length === 0) return null;
  const options = people
    .map((id) => ({ value: id, label: nameOf(id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <MultiSelectInput<EmployeeId>
      label="Change requested by (optional)"
      value={askedBy.filter((id) => people.includes(id))}
      options={options}
      onChange={onChange}
      help="Employees who asked for the change get no premium."
    />
  );
}
