/** The zone that the device's clock is set to, for what belongs to no location. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
