import Box from "@mui/material/Box";
import { useSearchParams } from "react-router-dom";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useAddressChoice } from "../../ui/address/use-address.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { ComingCard } from "./coming/coming-card.tsx";
import { DayCard } from "./day/day-card.tsx";
import { InboxCard } from "./inbox/inbox-card.tsx";
import { NowBoard } from "./now/now-board.tsx";
import { useHomePlaces } from "./frame/use-home-places.ts";

interface TeamHomeProps {
  company: Company;
  /** The locations that the person looks after. */
  locations: readonly [Location, ...Location[]];
}

/** With more than these, all locations at once would be more than a person (or a page) can read. */
const mostTogether = 4;

/** People at work, open decisions and the figures of the day: of one location, or of all. */
export function TeamHome({ company, locations }: TeamHomeProps) {
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
      <Cards
        key={chosen?.id ?? "all"}
        company={company}
        locations={chosen === null ? locations : [chosen]}
      />
    </>
  );
}

function Cards({ company, locations }: { company: Company; locations: readonly Location[] }) {
  const startsOn = company.workRules.weekStart;
  const result = useHomePlaces(locations);
  return (
    <DataStates result={result} label="the day">
      {(places) => (
        <Box sx={grid}>
          <NowBoard startsOn={startsOn} boards={places} />
          <InboxCard company={company} places={places} startsOn={startsOn} />
          <DayCard places={places} startsOn={startsOn} />
          <ComingCard company={company} places={places} />
        </Box>
      )}
    </DataStates>
  );
}

const grid = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  "& > section": { m: 0 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
} as const;
