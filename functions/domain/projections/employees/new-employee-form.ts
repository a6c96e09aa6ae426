import { enterExample } from "../../words/issues/typed-examples.ts";
import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { readRate } from "../../kernel/money/rate.ts";
import { addEmployeesSchema, newEmployeeSchema } from "../../rules/employees/employee-inputs.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";
import { readSalaryIn, salaryOf, unreadSalary } from "../wage-changes/typed-salary.ts";

const person = newEmployeeSchema.shape;

const textOrNone = z.pipe(
  z.string(),
  z.transform((text) => (text.trim() === "" ? null : text.trim())),
);

function rateOrNone(locale: Locale) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      if (text.trim() === "") return null;
      const rate = readRate(text, locale);
      if (rate !== null) return rate;
      context.issues.push({
        code: "custom",
        message: enterExample("rateOrNone", locale),
        input: text,
      });
      return z.NEVER;
    }),
  );
}

/** The facts that do not depend on how the person is paid. */
const facts = {
  name: person.name,
  email: z.pipe(textOrNone, person.email),
  phone: z.pipe(textOrNone, person.phone.def.innerType),
  jobRole: z.pipe(textOrNone, person.jobRole),
};

/** One new person as a form holds it, all text; the result is what the server takes. */
export function newEmployeeFormIn(currency: Currency, locale: Locale) {
  const draft = z.object({ ...facts, ...unreadSalary });
  const hourly = z.pipe(
    z.extend(draft, {
      basis: z.literal("hourly"),
      rateTenThousandths: z.pipe(rateOrNone(locale), person.rateTenThousandths),
    }),
    z.transform(({ name, email, phone, jobRole, rateTenThousandths }) => {
      return { name, email, phone, jobRole, rateTenThousandths };
    }),
  );
  const salaried = z.pipe(
    z.extend(draft, {
      basis: z.literal("salary"),
      rateTenThousandths: z.string(),
      ...readSalaryIn(currency, locale),
    }),
    z.transform(({ name, email, phone, jobRole, ...typed }) => {
      const salary = salaryOf(typed);
      const rateTenThousandths = hourlyEquivalent(salary, currency);
      return { name, email, phone, jobRole, rateTenThousandths, salary };
    }),
  );
  return z.extend(z.pick(addEmployeesSchema, { locationIds: true, ratesFrom: true }), {
    people: z.tuple([z.discriminatedUnion("basis", [hourly, salaried])]),
  });
}

export type NewEmployeeForm = z.input<ReturnType<typeof newEmployeeFormIn>>["people"][0];
