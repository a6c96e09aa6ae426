/** Seconds as hours and minutes, "7:30"; half a minute rounds up, and minus stands in front. */
export function formatDuration(seconds: number): string {
  const minutes = roundedQuotient(seconds, 60);
  const hours = Math.floor(minutes / 60);
  return `${signOf(seconds, minutes)}${hours}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * Seconds as hours with two decimals, "7.50", for payroll files. Half a hundredth rounds up
 * (29 CFR 785.48, opinion letter FLSA2019-9).
 */
export function decimalHours(seconds: number): string {
  const hundredths = roundedQuotient(seconds, 36);
  const whole = Math.floor(hundredths / 100);
  return `${signOf(seconds, hundredths)}${whole}.${String(hundredths % 100).padStart(2, "0")}`;
}

function roundedQuotient(seconds: number, by: number): number {
  return Math.floor((2 * Math.abs(seconds) + by) / (2 * by));
}

function signOf(seconds: number, rounded: number): string {
  return seconds < 0 && rounded > 0 ? "-" : "";
}
