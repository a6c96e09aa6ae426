import { formatDate, formatDay, formatSpan } from "../../kernel/formats/format-time.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { NamedShift, PlannedPart } from "../../rules/figures/planned-figures.ts";
import { partWords } from "../pay/explain-words.ts";

/** What planned hours are of: a person's week, or a day or the week of a location. */
export type PlannedScope = "person" | "day" | "week";

interface PlannedFigureWords {
  hours: Readonly<Record<PlannedScope, string>>;
  openShifts: (shifts: number) => PluralForms;
  shift: (day: string, span: string) => string;
  pause: (length: string) => string;
  overtime: string;
  cost: string;
  costTitle: string;
  rate: (rate: string, since: string) => string;
  covered: (since: string) => string;
  besideSalary: (rate: string, since: string) => string;
  salary: (day: string) => string;
  addition: string;
  unpriced: (names: string) => string;
}

const texts: InLanguages<PlannedFigureWords> = {
  en: {
    hours: {
      person: "The shifts of the week at all locations, each without its unpaid break.",
      day: "The assigned shifts that begin on this day at this location, each without its unpaid break.",
      week: "The assigned shifts of the week at this location, each without its unpaid break.",
    },
    openShifts: (shifts) => ({
      one: "1 open shift is not included, because no one is assigned to it.",
      other: `${shifts} open shifts are not included, because no one is assigned to them.`,
    }),
    shift: (day, span) => `${day}, ${span}`,
    pause: (length) => `An unpaid break of ${length} is not counted.`,
    overtime:
      "The parts of the shifts that are overtime or double time if everyone works exactly the schedule.",
    cost: "The pay for working exactly the schedule, before taxes, as payroll would compute it. Overtime follows from the person's whole week. Of a salary, it has the days with a shift at the person's home location.",
    costTitle: "Planned cost",
    rate: (rate, since) => `At ${rate} an hour, the rate since ${since}.`,
    covered: (since) => `The salary since ${since} pays these hours.`,
    besideSalary: (rate, since) =>
      `At ${rate} an hour, which the salary since ${since} comes to, in addition to it.`,
    salary: (day) => `Salary of ${day}`,
    addition: "Pay that belongs to no hour",
    unpriced: (names) =>
      `Not included, because no hourly rate applies or the week alone does not decide the overtime: ${names}.`,
  },
};

/** What planned hours add up. */
export function plannedHoursText(scope: PlannedScope, locale: Locale): string {
  return inLanguage(texts, locale).hours[scope];
}

/** The shifts that planned hours leave out; none without any. */
export function openShiftsLines(shifts: number, locale: Locale): string[] {
  if (shifts === 0) return [];
  return [pluralForm(shifts, inLanguage(texts, locale).openShifts(shifts), locale)];
}

/** The day and the times of a shift, at its location. */
export function plannedShiftLine(shift: NamedShift, locale: Locale): string {
  const span = formatSpan(shift, shift.timeZone, locale);
  return inLanguage(texts, locale).shift(formatDay(shift.day, locale), span);
}

/** The break that a shift leaves out; null without one. */
export function plannedBreakLine(
  { unpaidBreakSeconds }: Pick<NamedShift, "unpaidBreakSeconds">,
  locale: Locale,
): string | null {
  if (unpaidBreakSeconds === 0) return null;
  return inLanguage(texts, locale).pause(formatDuration(unpaidBreakSeconds));
}

/** What planned overtime adds up. */
export function plannedOvertimeText(locale: Locale): string {
  return inLanguage(texts, locale).overtime;
}

/** What a planned cost adds up, and its title. */
export function plannedCostTexts(locale: Locale): { title: string; text: string } {
  const { costTitle, cost } = inLanguage(texts, locale);
  return { title: costTitle, text: cost };
}

/** How a part of a shift is counted, and its rate with the day since which it applies. */
export function plannedPartLines(part: PlannedPart, currency: Currency, locale: Locale): string[] {
  const { rate } = part;
  const counted = partWords(part, locale);
  if (rate === null) return [counted];
  const say = inLanguage(texts, locale);
  const amount = formatRate(rate.rateTenThousandths, currency, locale);
  const since = formatDate(rate.effectiveDate, locale);
  if (rate.salary === undefined) return [counted, say.rate(amount, since)];
  return [counted, part.isCovered ? say.covered(since) : say.besideSalary(amount, since)];
}

/** The name of a day's part of a salary: "Salary of Mon, Nov 23". */
export function plannedSalaryLine(day: LocalDate, locale: Locale): string {
  return inLanguage(texts, locale).salary(formatDay(day, locale));
}

/** The name of a planned amount that belongs to no shift. */
export function plannedAdditionLine(locale: Locale): string {
  return inLanguage(texts, locale).addition;
}

/** Whose cost is not known; none if all is. */
export function unpricedLines(names: readonly string[], locale: Locale): string[] {
  if (names.length === 0) return [];
  return [inLanguage(texts, locale).unpriced(listed(names, locale))];
}
