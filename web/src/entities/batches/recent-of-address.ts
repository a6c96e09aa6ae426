/** The parameter of the address with which a page opens its latest bulk actions. */
const RECENT = "recent";

/** "recent" when the address asks for the latest bulk actions, as an alert about one does. */
export function recentOfAddress(): "recent" | null {
  return new URLSearchParams(location.search).has(RECENT) ? "recent" : null;
}

/** The page that lists a bulk action of a kind, "employees.saveRows"; null where none does. */
export function pathOfBatch(kind: string | null): string | null {
  const page = pages.get(kind?.split(".")[0] ?? "");
  if (page === undefined) return null;
  return `${page}${page.includes("?") ? "&" : "?"}${RECENT}=1`;
}

const pages = new Map([
  ["employees", "/employees"],
  ["locations", "/locations"],
  ["reports", "/reports?report=sales"],
  ["schedules", "/schedules"],
  ["timeEntries", "/time-entries"],
  ["wageChanges", "/wage-changes"],
]);
