import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { FilterSheet } from "../../ui/page/filter-sheet.tsx";
import type { EntryFilters } from "./use-entry-filters.ts";
import { useSees } from "../../session/actor/use-may.ts";

const kinds = [
  { value: "", label: "All entries" },
  { value: "rule", label: "Approved by rule" },
] as const;

/** Location, kind and people of the list. */
export function EntryFilterFields({ filters }: { filters: EntryFilters }) {
  const { locationId, isByRule, search, set } = filters;
  const seesOthers = useSees("timeEntries", "approve");
  const count = Number(locationId !== "") + Number(isByRule);
  return (
    <>
      {seesOthers && (
        <SearchInput label="Search people" value={search} onChange={(q) => set({ q })} />
      )}
      <FilterSheet label={count === 0 ? "Filter" : `Filter (${count})`} doneLabel="Done">
        <LocationPicker
          value={locationId}
          onChange={(location) => set({ location })}
          allLabel="All locations"
          isCompact
        />
        {seesOthers && (
          <SelectInput
            label="Only"
            value={isByRule ? "rule" : ""}
            options={kinds}
            onChange={(only) => set({ only })}
            isCompact
          />
        )}
      </FilterSheet>
    </>
  );
}
