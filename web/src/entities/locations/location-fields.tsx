import type { LocationInput } from "@crewline/domain/records/locations/location-record";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { OpeningHoursInput } from "./opening-hours-input.tsx";
import { ZonePicker } from "../../inputs/zone-picker.tsx";

interface LocationFieldsProps {
  value: LocationInput;
  onChange: (value: LocationInput) => void;
  /** The error of a field by its name, for example "openingHours.monday.opensAt". */
  errorOf: (field: string) => string | undefined;
  /** Time zones offered before all others. */
  firstZones?: readonly string[];
  autoFocus?: boolean;
}

/** The questions about a place of work. */
export function LocationFields({ value, onChange, errorOf, ...props }: LocationFieldsProps) {
  const set = (changes: Partial<LocationInput>) => onChange({ ...value, ...changes });
  return (
    <>
      <TextInput
        label="Location name"
        value={value.name}
        onChange={(name) => set({ name })}
        error={errorOf("name")}
        placeholder="Main Street"
        autoFocus={props.autoFocus}
        isRequired
      />
      <TextInput
        label="Address"
        value={value.address}
        onChange={(address) => set({ address })}
        error={errorOf("address")}
        autoComplete="street-address"
      />
      <ZonePicker
        label="Time zone"
        value={value.timeZone}
        first={props.firstZones ?? []}
        onChange={(timeZone) => set({ timeZone })}
        error={errorOf("timeZone")}
        help="Shifts here are planned in this zone."
        isRequired
      />
      <OpeningHoursInput
        value={value.openingHours}
        onChange={(openingHours) => set({ openingHours })}
        errorOf={(field) => errorOf(`openingHours.${field}`)}
      />
    </>
  );
}
