import { enterExample } from "../../words/issues/typed-examples.ts";
import { issue } from "../../kernel/issues/issue.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import { readHours } from "../../kernel/formats/hours-text.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { minorDigits } from "../../kernel/money/amount.ts";
import { readRate } from "../../kernel/money/rate.ts";
import type { Salary } from "../../records/pay/salary.ts";
import { salaryPerSchema, salarySchema } from "../../records/pay/salary.ts";
import type { WageChangeInput } from "../../records/pay/wage-change.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addWageChangeSchema } from "../../records/pay/wage-change.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { rateDateProblem } from "../../rules/employees/plausible-days.ts";

const { change } = addWageChangeSchema.shape;

/** Text of a field in which empty means "all". */
const textOrAll = z.string().transform((text) => (text.trim() === "" ? null : text.trim()));

/** The choice of a form that must not stay empty. */
function chosen<Id extends string>(message: string) {
  return z.custom<Id | "">((choice) => choice !== "", message);
}

/** The choice of a form in which empty means "all". */
function chosenOrAll<Id extends string>() {
  return z.custom<Id | "">().transform((choice) => (choice === "" ? null : choice));
}

/** The fields of a salary, which an hourly rate ignores. */
const salaryFields = {
  basis: z.enum(["hourly", "salary"]),
  salaryAmount: z.string(),
  per: salaryPerSchema,
  isExempt: z.boolean(),
  hoursPerWeek: z.string(),
  weekdays: salarySchema.shape.weekdays,
};

/**
 * A wage change as a form holds it, amounts and hours as text; the result is what the server takes.
 * A salary is for all work, whatever work an hourly rate was for before.
 */
export function wageChangeFormIn(currency: Currency, locale: Locale) {
  const draft = change.omit({ salary: true }).extend({
    employeeId: chosen<EmployeeId>(issue("choosePerson")).pipe(change.shape.employeeId),
    jobRoleId: textOrAll.pipe(change.shape.jobRoleId),
    locationId: chosenOrAll<LocationId>().pipe(change.shape.locationId),
    effectiveDate: z.string().min(1, issue("chooseDay")).pipe(change.shape.effectiveDate),
    rateTenThousandths: z.string(),
    ...salaryFields,
  });
  return z.object({
    change: draft.transform((typed, context): WageChangeInput => {
      const { basis, salaryAmount, per, isExempt, hoursPerWeek, weekdays, ...hourly } = typed;
      const add = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: [field], message });
      if (basis === "hourly") {
        const rateTenThousandths = readRate(hourly.rateTenThousandths, locale);
        if (rateTenThousandths !== null) return { ...hourly, rateTenThousandths };
        add("rateTenThousandths", enterExample("rate", locale));
        return z.NEVER;
      }
      const salary = readSalary(
        { salaryAmount, per, isExempt, hoursPerWeek, weekdays },
        currency,
        locale,
      );
      if (salary.success) {
        const rateTenThousandths = hourlyEquivalent(salary.data, currency);
        const forAllWork = { jobRoleId: null, locationId: null };
        return { ...hourly, ...forAllWork, rateTenThousandths, salary: salary.data };
      }
      for (const { path, message } of salary.error.issues) add(fieldOf(path[0]), message);
      return z.NEVER;
    }),
  });
}

/** The fields of the form whose names differ from those of the record. */
function fieldOf(name: PropertyKey | undefined): string {
  if (name === "amountMinor") return "salaryAmount";
  return name === "secondsPerWeek" ? "hoursPerWeek" : String(name);
}

type TypedSalary = Omit<Salary, "amountMinor" | "secondsPerWeek"> & {
  salaryAmount: string;
  hoursPerWeek: string;
};

/** Reads a salary as typed; amounts with more decimals than the currency has are not one. */
export function readSalary(
  { salaryAmount, hoursPerWeek, per, isExempt, weekdays }: TypedSalary,
  currency: Currency,
  locale: Locale,
) {
  const perMinor = 10 ** (4 - minorDigits(currency));
  const amount = readRate(salaryAmount, locale);
  const amountMinor = amount === null || amount % perMinor !== 0 ? 0 : amount / perMinor;
  const secondsPerWeek = readHours(hoursPerWeek) ?? 0;
  return salarySchema.safeParse({ amountMinor, per, isExempt, secondsPerWeek, weekdays });
}

/** As `wageChangeFormIn`, with a day on which a rate of the employee can begin. */
export function datedChangeFormIn(
  todayOf: (employeeId: EmployeeId) => LocalDate,
  currency: Currency,
  locale: Locale,
) {
  return wageChangeFormIn(currency, locale).superRefine(
    ({ change: { employeeId, effectiveDate } }, context) => {
      const problem = rateDateProblem(effectiveDate, { today: todayOf(employeeId) });
      if (problem === null) return;
      const message = fieldSentence(problem, locale);
      context.addIssue({ code: "custom", path: ["change", "effectiveDate"], message });
    },
  );
}

export type WageChangeForm = z.input<ReturnType<typeof wageChangeFormIn>>["change"];
