import { enterExample } from "../../words/issues/typed-examples.ts";
import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { readRate } from "../../kernel/money/rate.ts";
import { addEmployeesSchema, newEmployeeSchema } from "../../rules/employees/employee-inputs.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";
import { readSalaryIn, salaryOf, unreadSalary } from "../wage-changes/typed-salary.ts";

const person = newEmployeeSchema.shape;

const textOrNone = z.string().transform((text) => (text.trim() === "" ? null : text.trim()));

function rateOrNone(locale: Locale) {
  return z.string().transform((text, context) => {
    if (text.trim() === "") return null;
    const rate = readRate(text, locale);
    if (rate !== null) return rate;
    context.addIssue(enterExample("rateOrNone", locale));
    return z.NEVER;
  });
}

/** The facts that do not depend on how the person is paid. */
const facts = {
  name: person.name,
  email: textOrNone.pipe(person.email),
  phone: textOrNone.pipe(person.phone.unwrap()),
  jobRole: textOrNone.pipe(person.jobRole),
};

/** One new person as a form holds it, all text; the result is what the server takes. */
export function newEmployeeFormIn(currency: Currency, locale: Locale) {
  const draft = z.object({ ...facts, ...unreadSalary });
  const hourly = draft
    .extend({
      basis: z.literal("hourly"),
      rateTenThousandths: rateOrNone(locale).pipe(person.rateTenThousandths),
    })
    .transform(({ name, email, phone, jobRole, rateTenThousandths }) => {
      return { name, email, phone, jobRole, rateTenThousandths };
    });
  const salaried = draft
    .extend({
      basis: z.literal("salary"),
      rateTenThousandths: z.string(),
      ...readSalaryIn(currency, locale),
    })
    .transform(({ name, email, phone, jobRole, ...typed }) => {
      const salary = salaryOf(typed);
      const rateTenThousandths = hourlyEquivalent(salary, currency);
      return { name, email, phone, jobRole, rateTenThousandths, salary };
    });
  return addEmployeesSchema.pick({ locationIds: true, ratesFrom: true }).extend({
    people: z.tuple([z.discriminatedUnion("basis", [hourly, salaried])]),
  });
}

export type NewEmployeeForm = z.input<ReturnType<typeof newEmployeeFormIn>>["people"][0];
