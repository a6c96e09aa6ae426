import { useSearchParams } from "react-router-dom";
import type { Location } from "@crewline/domain/records/locations/location";
import { useAddressChoice } from "../../../ui/address/use-address.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

/** More than these at once would be more than a person can read, at three documents each. */
const MOST_TOGETHER = 8;

/** The locations on Home: the one that the address names, else all of a few, else the first. */
export function useShownLocations(locations: readonly Location[]): readonly Location[] {
  const named = useAddressChoice("location", locations);
  if (named !== null) return [named];
  return mayShowAll(locations) ? locations : locations.slice(0, 1);
}

/** Chooses one location or, where they are few, all; nothing where there is one. */
export function LocationChoice({ locations }: { locations: readonly Location[] }) {
  const [, setSearch] = useSearchParams();
  const shown = useShownLocations(locations);
  if (locations.length < 2) return null;
  const options = locations.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput
      label="Location"
      isCompact
      value={shown.length === 1 ? (shown[0]?.id ?? "") : ""}
      onChange={(id) => setSearch(id === "" ? {} : { location: id }, { replace: true })}
      options={
        mayShowAll(locations) ? [{ value: "", label: "All locations" }, ...options] : options
      }
    />
  );
}

function mayShowAll({ length }: readonly Location[]): boolean {
  return length > 1 && length <= MOST_TOGETHER;
}
