import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { PickerProps } from "../../ui/inputs/picker-props.ts";
import { useLocations } from "./use-locations.ts";

interface LocationPickerProps extends PickerProps<LocationId> {
  /** Offers only these; all active locations when it is left out. */
  within?: readonly LocationId[];
}

/** Chooses one active location; an archived one is offered only while it is the value. */
export function LocationPicker({ within, allLabel, ...field }: LocationPickerProps) {
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : [];
  const offered = known.filter(
    ({ id, status }) =>
      id === field.value || (status === "active" && (within === undefined || within.includes(id))),
  );
  const options = offered
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = field.value === "" || options.some((option) => option.value === field.value);
  return (
    <SelectInput
      {...field}
      label={field.label ?? "Location"}
      options={[
        { value: "" as const, label: allLabel ?? "" },
        ...options,
        ...(isKnown ? [] : [{ value: field.value, label: "…" }]),
      ]}
    />
  );
}
