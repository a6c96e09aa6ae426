import { readId } from "@crewline/domain/kernel/ids/read-id";
import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { ReviewGroup } from "@crewline/domain/rules/time-entries/review";
import { reviewGroups } from "@crewline/domain/rules/time-entries/review";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useAddressChoice } from "../../ui/address/use-address.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import type { RangeSpan } from "@crewline/domain/rules/company/day-range";
import { rangeSpans } from "@crewline/domain/rules/company/day-range";

/** The list of worked time, as the address describes it. */
export type EntryFilters = ReturnType<typeof useEntryFilters>;

export type GroupFilter = ReviewGroup | "all";

export const entryFilters = { show: "all", only: "", location: "", q: "" };
const rangeDefaults = { week: "", span: "week" };
const panelDefaults = { entry: "", ask: "" };

/**
 * The filters of the list, kept in the address, so that a link shows the same list. `day`
 * is a day of the week, pay period or month on screen; null means today.
 */
export function useEntryFilters() {
  const { values, set } = useUrlParams(entryFilters);
  const { values: range, set: setRange } = useUrlParams(rangeDefaults);
  const panel = useUrlParams(panelDefaults);
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : null;
  const location = useAddressChoice("location", known);
  return {
    group: asGroup(values.show),
    locationId: location?.id ?? ("" as const),
    isByRule: values.only === "rule",
    search: values.q,
    set,
    day: useAddressDay("week"),
    span: rangeSpans.find((span) => span === range.span) ?? ("week" as const),
    chooseDay: (week: string) => setRange({ week }),
    chooseSpan: (span: RangeSpan) => setRange({ span }),
    entryId: readId(timeEntryIdSchema, panel.values.entry),
    /** True if the address asks for the form in which the employee says what is wrong. */
    asks: panel.values.ask !== "",
    open: (entry: string) => panel.set({ entry, ask: "" }, entry === "" ? "replace" : "push"),
  };
}

function asGroup(value: string): GroupFilter {
  return reviewGroups.find((group) => group === value) ?? "all";
}
