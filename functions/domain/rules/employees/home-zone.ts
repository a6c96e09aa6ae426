/**
 * The time zone that decides an employee's days: the one of the home location, which is the first
 * of `locationIds`; the company's where that location is not known.
 */
export function homeZone(
  employee: { locationIds: readonly string[] } | undefined,
  locations: readonly { id: string; timeZone: string }[],
  companyZone: string,
): string {
  const home = locations.find((location) => location.id === employee?.locationIds[0]);
  return home?.timeZone ?? companyZone;
}
