import { z } from "zod/mini";
import { hoursCell, readHours } from "../../kernel/formats/hours-text.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { readAmount } from "../../kernel/money/typed-amount.ts";
import { weekdaySchema } from "../../kernel/time/local-date.ts";
import type { Salary } from "../../records/pay/salary.ts";
import { salaryPerSchema, salarySchema, usualSalary } from "../../records/pay/salary.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";

/** The fields of a salary as they are typed; an hourly rate leaves them unread. */
export const unreadSalary = {
  salaryAmount: z.string(),
  per: salaryPerSchema,
  isExempt: z.boolean(),
  hoursPerWeek: z.string(),
  weekdays: z.array(weekdaySchema),
};

/** A salary as a form holds it, amount and hours as text. */
export type TypedSalary = z.input<z.ZodMiniObject<typeof unreadSalary>>;

/** A salary without an amount, with the usual terms. */
export const blankSalary: TypedSalary = {
  salaryAmount: "",
  per: usualSalary.per,
  isExempt: usualSalary.isExempt,
  hoursPerWeek: hoursCell(usualSalary.secondsPerWeek),
  weekdays: [...usualSalary.weekdays],
};

/** The fields of a salary that a form reads; what cannot be read is refused as out of bounds. */
export function readSalaryIn(currency: Currency, locale: Locale) {
  return {
    salaryAmount: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => readAmount(text, currency, locale) ?? 0),
      ),
      salarySchema.shape.amountMinor,
    ),
    hoursPerWeek: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => readHours(text) ?? 0),
      ),
      salarySchema.shape.secondsPerWeek,
    ),
    weekdays: salarySchema.shape.weekdays,
  };
}

/** The typed fields once they are read. */
export interface ReadSalary extends Omit<Salary, "amountMinor" | "secondsPerWeek"> {
  salaryAmount: number;
  hoursPerWeek: number;
}

/** The salary that a form has read. */
export function salaryOf(read: ReadSalary): Salary {
  const { per, isExempt, weekdays, salaryAmount: amountMinor, hoursPerWeek } = read;
  return { amountMinor, per, isExempt, secondsPerWeek: hoursPerWeek, weekdays };
}

/** What the typed salary comes to an hour, in ten-thousandths; null while it cannot be read. */
export function typedEquivalent(
  { salaryAmount, hoursPerWeek, per, isExempt, weekdays }: TypedSalary,
  currency: Currency,
  locale: Locale,
): number | null {
  const amountMinor = readAmount(salaryAmount, currency, locale);
  const secondsPerWeek = readHours(hoursPerWeek) ?? 0;
  const typed = { amountMinor, per, isExempt, secondsPerWeek, weekdays };
  const { data } = salarySchema.safeParse(typed);
  return data === undefined ? null : hourlyEquivalent(data, currency);
}
