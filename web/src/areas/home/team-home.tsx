import Box from "@mui/material/Box";
import { useSearchParams } from "react-router-dom";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { useAddressChoice } from "../../ui/address/use-address.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { AllLocations } from "./all-locations.tsx";
import { OneLocation } from "./one-location.tsx";

interface TeamHomeProps {
  /** The locations that the person looks after. */
  locations: readonly [Location, ...Location[]];
  startsOn: Weekday;
}

/** With more than these, all locations at once would be more than a person (or a page) can read. */
const mostTogether = 4;

/** People at work, open decisions and the figures of the day: of one location, or of all. */
export function TeamHome({ locations, startsOn }: TeamHomeProps) {
  const [, setSearch] = useSearchParams();
  const mayShowAll = locations.length > 1 && locations.length <= mostTogether;
  const named = useAddressChoice("location", locations);
  const chosen = named ?? (mayShowAll ? null : locations[0]);
  const options = locations.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {locations.length > 1 && (
        <Box sx={{ mb: 2 }}>
          <SelectInput
            label="Location"
            isCompact
            value={chosen?.id ?? ""}
            onChange={(id) => setSearch(id === "" ? {} : { location: id }, { replace: true })}
            options={mayShowAll ? [{ value: "", label: "All locations" }, ...options] : options}
          />
        </Box>
      )}
      {chosen === null ? (
        <AllLocations locations={locations} startsOn={startsOn} />
      ) : (
        <OneLocation key={chosen.id} location={chosen} startsOn={startsOn} />
      )}
    </>
  );
}
