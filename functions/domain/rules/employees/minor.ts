import type { LocalDate } from "../../kernel/time/local-date.ts";

/** Young workers are those below 18 in federal and most state law (29 CFR 570). */
const ADULT_AGE = 18;

/**
 * True on every day before the 18th birthday; false where no birth date is known. Who was born on
 * 29 February comes of age on 1 March of a year without that day.
 */
export function isMinorOn(birthDate: LocalDate | null, day: LocalDate): boolean {
  if (birthDate === null) return false;
  const year = Number(birthDate.slice(0, 4)) + ADULT_AGE;
  return day < `${String(year).padStart(4, "0")}${birthDate.slice(4)}`;
}
