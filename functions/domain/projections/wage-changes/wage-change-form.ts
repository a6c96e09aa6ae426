import { enterExample } from "../../words/issues/typed-examples.ts";
import { issue } from "../../kernel/issues/issue.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import { readRate } from "../../kernel/money/rate.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addWageChangeSchema } from "../../records/pay/wage-change.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { rateDateProblem } from "../../rules/employees/plausible-days.ts";

function rateIn(locale: Locale) {
  return z.string().transform((text, context) => {
    const rate = readRate(text, locale);
    if (rate !== null) return rate;
    context.addIssue(enterExample("rate", locale));
    return z.NEVER;
  });
}

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

/** A wage change as a form holds it, all text; the result is what the server takes. */
export function wageChangeFormIn(locale: Locale) {
  return z.object({
    change: change.extend({
      employeeId: chosen<EmployeeId>(issue("choosePerson")).pipe(change.shape.employeeId),
      jobRoleId: textOrAll.pipe(change.shape.jobRoleId),
      locationId: chosenOrAll<LocationId>().pipe(change.shape.locationId),
      effectiveDate: z.string().min(1, issue("chooseDay")).pipe(change.shape.effectiveDate),
      rateTenThousandths: rateIn(locale).pipe(change.shape.rateTenThousandths),
    }),
  });
}

/** As `wageChangeFormIn`, with a day on which a rate of the employee can begin. */
export function datedChangeFormIn(todayOf: (employeeId: EmployeeId) => LocalDate, locale: Locale) {
  return wageChangeFormIn(locale).superRefine(
    ({ change: { employeeId, effectiveDate } }, context) => {
      const problem = rateDateProblem(effectiveDate, { today: todayOf(employeeId) });
      if (problem === null) return;
      const message = fieldSentence(problem, locale);
      context.addIssue({ code: "custom", path: ["change", "effectiveDate"], message });
    },
  );
}

export type WageChangeForm = z.input<ReturnType<typeof wageChangeFormIn>>["change"];
