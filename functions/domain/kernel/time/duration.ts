/** Seconds as hours and minutes, "7:30"; half a minute rounds up, and a minus comes first. */
export function formatDuration(seconds: number): string {
  const minutes = roundedQuotient(seconds, 60);
  const hours = Math.floor(minutes / 60);
  return `${signOf(seconds, minutes)}${hours}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Overtime as hours and minutes; "–" where there is none, so that the eye finds who has some. */
export function formatOvertime(seconds: number): string {
  return seconds === 0 ? "–" : formatDuration(seconds);
}

/** Seconds as hours, minutes and seconds, "7:05:09", for files; a minus comes first. */
export function formatToTheSecond(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, "0");
  const whole = Math.abs(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = `${part(minutes % 60)}:${part(Math.floor(whole % 60))}`;
  return `${seconds < 0 ? "-" : ""}${Math.floor(minutes / 60)}:${rest}`;
}

/**
 * Seconds as hours with two decimals, "7.50", for payroll files. Half a hundredth rounds up
 * (29 CFR 785.48, opinion letter FLSA2019-9).
 */
export function decimalHours(seconds: number): string {
  return decimalHundredths(Math.sign(seconds) * roundedQuotient(seconds, 36));
}

/** Hundredths of an hour as hours with two decimals, "7.50". */
export function decimalHundredths(hundredths: number): string {
  const whole = Math.floor(Math.abs(hundredths) / 100);
  const sign = hundredths < 0 ? "-" : "";
  return `${sign}${whole}.${String(Math.abs(hundredths) % 100).padStart(2, "0")}`;
}

/** Hours written with any number of decimals as hundredths, half up: "6.865" is "6.87". */
export function hundredthsOf(decimal: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/u.exec(decimal.trim());
  if (!match) throw new RangeError(`${decimal} is not a decimal number`);
  const fraction = (match[3] ?? "").padEnd(3, "0");
  const cut = BigInt(`${match[2]}${fraction.slice(0, 2)}`);
  const hundredths = cut + (fraction.charAt(2) >= "5" ? 1n : 0n);
  const text = String(hundredths).padStart(3, "0");
  return `${match[1]}${text.slice(0, -2)}.${text.slice(-2)}`;
}

function roundedQuotient(seconds: number, by: number): number {
  return Math.floor((2 * Math.abs(seconds) + by) / (2 * by));
}

function signOf(seconds: number, rounded: number): string {
  return seconds < 0 && rounded > 0 ? "-" : "";
}

/** Whole seconds of so many hours, which may have decimals: 1.5 is 5400. */
export function secondsOfHours(hours: number): number {
  return Math.round(hours * 3600);
}

/** Seconds as a number of hours for a field: 5400 is 1.5. Not for pay, which stays in seconds. */
export function hoursOfSeconds(seconds: number): number {
  return seconds / 3600;
}

/** Whole seconds of so many minutes. */
export function secondsOfMinutes(minutes: number): number {
  return Math.round(minutes * 60);
}

/** Seconds as a number of minutes for a field. */
export function minutesOfSeconds(seconds: number): number {
  return seconds / 60;
}
