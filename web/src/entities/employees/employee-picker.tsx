import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useMemo } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { sortEmployees } from "@crewline/domain/rules/employees/filter-employees";
import { fieldProps } from "../../ui/inputs/field-props.ts";
import type { PickerProps } from "../../ui/inputs/picker-props.ts";
import { useEmployees } from "./use-employees.ts";

interface EmployeePickerProps extends PickerProps<EmployeeId> {
  /** Only people of this location. */
  locationId?: LocationId;
  /** The employee who is left out. */
  exceptId?: EmployeeId;
  /** Only people who are employed and cannot sign in. */
  isWithoutLogin?: boolean;
  /** Only people of whom the reader sees that they have a login. */
  hasLogin?: boolean;
}

// A long list costs a frame or two to paint, and users read only its first screen.
const filterOptions = createFilterOptions<Employee>({
  ignoreAccents: true,
  limit: 60,
  stringify: ({ name, payrollId }) => `${name} ${payrollId ?? ""}`,
});

/**
 * Chooses one person by typing a part of the name. Former employees come last and are marked: their
 * hours and pay are asked for long after they left.
 */
export function EmployeePicker({
  locationId,
  exceptId,
  isWithoutLogin = false,
  hasLogin = false,
  allLabel,
  ...field
}: EmployeePickerProps) {
  const employees = useEmployees();
  const known = employees.status === "ready" ? employees.data : null;
  const options = useMemo(
    () =>
      offered(known ?? [], { value: field.value, locationId, exceptId, isWithoutLogin, hasLogin }),
    [known, field.value, locationId, exceptId, isWithoutLogin, hasLogin],
  );
  return (
    <Autocomplete
      options={options}
      value={options.find((employee) => employee.id === field.value) ?? null}
      onChange={(_event, employee) => field.onChange(employee?.id ?? "")}
      getOptionLabel={labelOf}
      getOptionKey={(employee) => employee.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={filterOptions}
      loading={employees.status === "loading"}
      disabled={field.isDisabled ?? false}
      noOptionsText="No matches"
      autoHighlight
      size={field.isCompact === true ? "small" : "medium"}
      sx={field.isCompact === true ? compactWidth : null}
      renderInput={(params) => (
        <TextField
          {...params}
          {...fieldProps({ ...field, label: field.label ?? "Employee" })}
          fullWidth
          placeholder={allLabel ?? ""}
        />
      )}
    />
  );
}

const compactWidth = { width: { xs: "100%", sm: 180 } };

function labelOf({ name, status }: Employee): string {
  return status === "terminated" ? `${name} (left)` : name;
}

interface Wanted {
  value: EmployeeId | "";
  locationId: LocationId | undefined;
  exceptId: EmployeeId | undefined;
  isWithoutLogin: boolean;
  hasLogin: boolean;
}

function offered(employees: readonly Employee[], wanted: Wanted): Employee[] {
  const { value, locationId, exceptId, isWithoutLogin, hasLogin } = wanted;
  const possible = employees.filter(
    ({ id, mergedIntoId, locationIds, userId, status }) =>
      id === value ||
      (id !== exceptId &&
        mergedIntoId === null &&
        (!isWithoutLogin || (userId === null && status !== "terminated")) &&
        (!hasLogin || userId !== null) &&
        (locationId === undefined || locationIds.includes(locationId))),
  );
  const hasLeft = ({ status }: Employee) => Number(status === "terminated");
  return sortEmployees(possible).toSorted((a, b) => hasLeft(a) - hasLeft(b));
}
