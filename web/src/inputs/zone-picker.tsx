import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { cityOfZone, commonZoneName, offsetOfZone } from "@crewline/domain/kernel/time/zone-names";
import { useLocale } from "../locale/use-locale.ts";
import { fieldProps } from "../ui/inputs/field-props.ts";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { useNow } from "../ui/clock/use-now.ts";

interface ZonePickerProps extends FieldProps<string> {
  /** Zones offered before all others, for example those of the company's country. */
  first?: readonly string[];
}

type Search = (query: string, first: readonly string[]) => string[];

/** More results than a screen holds are found by typing on. */
const MOST_SHOWN = 40;

/**
 * Chooses a time zone by city, country, common name or abbreviation: "Seattle", "Pacific", "CET".
 */
export function ZonePicker({ first = [], ...field }: ZonePickerProps) {
  const [search, setSearch] = useState<Search | null>(null);
  const others = allZones().filter((zone) => !first.includes(zone) && zone !== field.value);
  const isListed = field.value === "" || first.includes(field.value);
  // The names of 400 zones are made at the first search.
  const load = async () => {
    const { searchAllZones } = await import("./zone-search-index.ts");
    setSearch(() => searchAllZones);
  };
  return (
    <Autocomplete
      options={[...first, ...(isListed ? [] : [field.value]), ...others]}
      value={field.value === "" ? null : field.value}
      onChange={(_event, zone) => field.onChange(zone ?? "")}
      onOpen={() => void load()}
      getOptionLabel={labelOf}
      getOptionKey={(zone) => zone}
      filterOptions={(zones, { inputValue }) => {
        if (inputValue.trim() === "" || search === null) return zones.slice(0, MOST_SHOWN);
        return search(inputValue, first).slice(0, MOST_SHOWN);
      }}
      renderOption={({ key, ...props }, zone) => (
        <li key={key} {...props}>
          <ZoneOption zone={zone} />
        </li>
      )}
      autoHighlight
      noOptionsText="No time zone found. Try a large city or a country."
      disabled={field.isDisabled ?? false}
      renderInput={(params) => <TextField {...params} {...fieldProps(field)} />}
    />
  );
}

/** City and common name, the offset and the time there at this moment. */
function ZoneOption({ zone }: { zone: string }) {
  const locale = useLocale();
  const now = useNow();
  const offset = offsetOfZone(zone, new Date(now));
  const facts = [commonZoneName(zone), offset, formatTime(now, zone, locale)];
  return (
    <Box>
      <Typography>{cityOfZone(zone)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {facts.join(" · ")}
      </Typography>
    </Box>
  );
}

function labelOf(zone: string): string {
  return `${cityOfZone(zone)} (${commonZoneName(zone)})`;
}

let zones: readonly string[] | null = null;

function allZones(): readonly string[] {
  zones ??= Intl.supportedValuesOf("timeZone");
  return zones;
}
