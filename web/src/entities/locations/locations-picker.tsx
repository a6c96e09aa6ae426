import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { FieldProps } from "../../ui/inputs/field-props.ts";
import { MultiSelectInput } from "../../ui/inputs/multi-select-input.tsx";
import { useLocations } from "./use-locations.ts";

/** Chooses several locations; archived ones are offered only while they are chosen. */
export function LocationsPicker(field: FieldProps<readonly LocationId[]>) {
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : [];
  const options = known
    .filter(({ id, status }) => status === "active" || field.value.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return <MultiSelectInput {...field} options={options} />;
}
