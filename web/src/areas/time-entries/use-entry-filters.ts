import { useSearchParams } from "react-router-dom";
import type { ReviewGroup } from "@crewline/domain/rules/time-entries/review";
import { reviewGroups } from "@crewline/domain/rules/time-entries/review";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useAddressChoice } from "../../ui/use-address.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";

export type GroupFilter = ReviewGroup | "all";

export interface EntryFilters {
  /** First day of the week on screen; null means the current week. */
  week: string | null;
  group: GroupFilter;
  locationId: string;
  search: string;
  /** The entry whose panel is open. */
  entryId: string | null;
}

/** The filters of the list as they stand in the address, so that a link shows the same list. */
export function useEntryFilters() {
  const [params, setParams] = useSearchParams();
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : null;
  const location = useAddressChoice("location", known);
  const filters: EntryFilters = {
    week: useAddressDay("week"),
    group: asGroup(params.get("show")),
    locationId: location?.id ?? "",
    search: params.get("q") ?? "",
    entryId: params.get("entry"),
  };
  const set = (name: "week" | "show" | "location" | "q" | "entry", value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null || value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: name !== "entry" },
    );
  return { filters, set };
}

function asGroup(value: string | null): GroupFilter {
  return reviewGroups.find((group) => group === value) ?? "all";
}
