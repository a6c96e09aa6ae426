import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { fieldProps } from "../ui/field-props.ts";
import type { FieldProps } from "../ui/field-props.ts";

interface ZonePickerProps extends FieldProps<string> {
  /** Zones offered before all others, for example those of the company's country. */
  first?: readonly string[];
}

/** Chooses a time zone by its IANA name; "new york" finds America/New_York. */
export function ZonePicker({ first = [], ...field }: ZonePickerProps) {
  const others = allZones().filter((zone) => !first.includes(zone) && zone !== field.value);
  const isListed = field.value === "" || first.includes(field.value);
  return (
    <Autocomplete
      options={[...first, ...(isListed ? [] : [field.value]), ...others]}
      value={field.value === "" ? null : field.value}
      onChange={(_event, zone) => field.onChange(zone ?? "")}
      getOptionLabel={(zone) => zone.replaceAll("_", " ")}
      noOptionsText="No zone has this name"
      disabled={field.isDisabled ?? false}
      renderInput={(params) => <TextField {...params} {...fieldProps(field)} />}
    />
  );
}

let zones: readonly string[] | null = null;

function allZones(): readonly string[] {
  zones ??= Intl.supportedValuesOf("timeZone");
  return zones;
}

/** The zone that this browser runs in. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
