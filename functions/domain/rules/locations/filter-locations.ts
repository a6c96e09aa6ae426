import type { Location } from "../../records/locations/location.ts";

/** Locations whose name or address holds the text, of one status or of all. */
export function filterLocations<L extends Pick<Location, "name" | "address" | "status">>(
  locations: readonly L[],
  filter: { text: string; status: string },
): L[] {
  const wanted = plain(filter.text.trim());
  return locations.filter(
    ({ name, address, status }) =>
      (filter.status === "all" || status === filter.status) &&
      plain(`${name} ${address}`).includes(wanted),
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
