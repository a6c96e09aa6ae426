import { employeeIdSchema, locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { EmployeePicker } from "../../entities/employees/employee-picker.tsx";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { UrlParams } from "../../ui/address/use-url-params.ts";
import type { WageChangeFilter } from "./wage-change-rows.ts";

interface WageChangeFiltersProps {
  params: UrlParams<keyof WageChangeFilter>;
  isOwnOnly: boolean;
}

/** Person, state and location, all kept in the address. */
export function WageChangeFilters({ params: { values, set }, isOwnOnly }: WageChangeFiltersProps) {
  return (
    <>
      {!isOwnOnly && (
        <EmployeePicker
          value={readId(employeeIdSchema, values.employee)}
          onChange={(employee) => set({ employee })}
          allLabel="All employees"
          isCompact
        />
      )}
      <SelectInput
        label="State"
        value={values.state}
        options={stateOptions}
        onChange={(state) => set({ state })}
        isCompact
      />
      {!isOwnOnly && (
        <LocationPicker
          value={readId(locationIdSchema, values.location)}
          onChange={(location) => set({ location })}
          allLabel="All locations"
          isCompact
        />
      )}
    </>
  );
}

const stateOptions = [
  { value: "", label: "All" },
  { value: "upcoming", label: "Upcoming" },
  { value: "active", label: "Active" },
  { value: "past", label: "Superseded" },
  { value: "cancelled", label: "Cancelled" },
];
