import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { FieldProps } from "../../ui/inputs/field-props.ts";
import { MultiSelectInput } from "../../ui/inputs/multi-select-input.tsx";
import { useLocations } from "./use-locations.ts";

interface LocationsPickerProps extends FieldProps<readonly LocationId[]> {
  /** Only these are offered. */
  within?: readonly LocationId[];
}

/** Chooses several locations; archived ones are offered only while they are chosen. */
export function LocationsPicker({ within, ...field }: LocationsPickerProps) {
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : [];
  const options = known
    .filter(({ id }) => within?.includes(id) ?? true)
    .filter(({ id, status }) => status === "active" || field.value.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return <MultiSelectInput {...field} options={options} />;
}
