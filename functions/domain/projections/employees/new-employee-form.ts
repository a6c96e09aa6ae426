import { enterExample } from "../../words/issues/typed-examples.ts";
import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import { readRate } from "../../kernel/money/rate.ts";
import { addEmployeesSchema, newEmployeeSchema } from "../../rules/employees/employee-inputs.ts";

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

/** One new person as a form holds it, all text; the result is what the server takes. */
export function newEmployeeFormIn(locale: Locale) {
  return addEmployeesSchema.pick({ locationIds: true, ratesFrom: true }).extend({
    people: z.tuple([
      z.object({
        name: person.name,
        email: textOrNone.pipe(person.email),
        phone: textOrNone.pipe(person.phone.unwrap()),
        jobRole: textOrNone.pipe(person.jobRole),
        rateTenThousandths: rateOrNone(locale).pipe(person.rateTenThousandths),
      }),
    ]),
  });
}

export type NewEmployeeForm = z.input<ReturnType<typeof newEmployeeFormIn>>["people"][0];
