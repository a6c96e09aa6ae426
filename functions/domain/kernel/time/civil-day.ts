/**
 * Days counted from 1970-01-01 in the proleptic Gregorian calendar, as pure integer arithmetic.
 * A March-based year puts the leap day last, so that month lengths follow one linear formula.
 */
export interface CivilDay {
  year: number;
  month: number;
  day: number;
}

const DAYS_PER_ERA = 146_097;
const DAYS_TO_EPOCH = 719_468;

/** The day number of a calendar day; `month` 1 to 12, `day` 1 to 31, neither is checked. */
export function dayNumberOf(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfYear - DAYS_TO_EPOCH;
}

/** The calendar day of a day number: the inverse of `dayNumberOf`. */
export function civilDayOf(dayNumber: number): CivilDay {
  const shifted = dayNumber + DAYS_TO_EPOCH;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapFree =
    dayOfEra -
    Math.floor(dayOfEra / 1460) +
    Math.floor(dayOfEra / 36_524) -
    Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor(leapFree / 365);
  const yearStart = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - yearStart;
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** Returns the number of days in a month. */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? dayNumberOf(year + 1, 1, 1) : dayNumberOf(year, month + 1, 1);
  return next - dayNumberOf(year, month, 1);
}
