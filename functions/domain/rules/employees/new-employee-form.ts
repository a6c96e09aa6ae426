import { z } from "zod";
import { rateExample, readRate } from "../../kernel/money/rate.ts";
import { addEmployeesSchema, newEmployeeSchema } from "./employee-inputs.ts";

const person = newEmployeeSchema.shape;

const textOrNone = z.string().transform((text) => (text.trim() === "" ? null : text.trim()));

const rateOrNone = z.string().transform((text, context) => {
  if (text.trim() === "") return null;
  const rate = readRate(text);
  if (rate !== null) return rate;
  context.addIssue(`Enter an hourly rate, for example ${rateExample()}, or leave it empty.`);
  return z.NEVER;
});

/** One new person as a form holds it, all text; the result is what the server takes. */
export const newEmployeeFormSchema = addEmployeesSchema
  .pick({ locationIds: true, ratesFrom: true })
  .extend({
    people: z.tuple([
      z.object({
        name: person.name,
        email: textOrNone.pipe(person.email),
        phone: textOrNone.pipe(person.phone.unwrap()),
        jobRole: textOrNone.pipe(person.jobRole),
        rateTenThousandths: rateOrNone.pipe(person.rateTenThousandths),
      }),
    ]),
  });

export type NewEmployeeForm = z.input<typeof newEmployeeFormSchema>["people"][0];
