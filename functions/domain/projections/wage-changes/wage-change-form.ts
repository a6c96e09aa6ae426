import { enterExample } from "../../words/issues/typed-examples.ts";
import { issue } from "../../kernel/issues/issue.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { readRate } from "../../kernel/money/rate.ts";
import type { WageChangeInput } from "../../records/pay/wage-change.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";
import type { ReadSalary } from "./typed-salary.ts";
import { readSalaryIn, salaryOf, unreadSalary } from "./typed-salary.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addWageChangeSchema } from "../../records/pay/wage-change.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { rateDateProblem } from "../../rules/employees/plausible-days.ts";

const { change } = addWageChangeSchema.shape;

/** Text of a field in which empty means "all". */
const textOrAll = z.pipe(
  z.string(),
  z.transform((text) => (text.trim() === "" ? null : text.trim())),
);

/** The choice of a form that must not stay empty. */
function chosen<Id extends string>(message: string) {
  return z.custom<Id | "">((choice) => choice !== "", message);
}

/** The choice of a form in which empty means "all". */
function chosenOrAll<Id extends string>() {
  return z.pipe(
    z.custom<Id | "">(),
    z.transform((choice) => (choice === "" ? null : choice)),
  );
}

function rateIn(locale: Locale) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const rate = readRate(text, locale);
        if (rate !== null) return rate;
        context.issues.push({ code: "custom", message: enterExample("rate", locale), input: text });
        return z.NEVER;
      }),
    ),
    change.shape.rateTenThousandths,
  );
}

/**
 * A wage change as a form holds it, amounts and hours as text; the result is what the server takes.
 * A salary is for all work, whatever work is chosen for an hourly rate.
 */
export function wageChangeFormIn(currency: Currency, locale: Locale) {
  const draft = z.extend(z.omit(change, { salary: true }), {
    employeeId: z.pipe(chosen<EmployeeId>(issue("choosePerson")), change.shape.employeeId),
    jobRoleId: z.pipe(textOrAll, change.shape.jobRoleId),
    locationId: z.pipe(chosenOrAll<LocationId>(), change.shape.locationId),
    effectiveDate: z.pipe(
      z.string().check(z.minLength(1, issue("chooseDay"))),
      change.shape.effectiveDate,
    ),
    ...unreadSalary,
  });
  const hourly = z.pipe(
    z.extend(draft, { basis: z.literal("hourly"), rateTenThousandths: rateIn(locale) }),
    z.transform((typed) => hourlyChange(typed)),
  );
  const salaried = z.pipe(
    z.extend(draft, {
      basis: z.literal("salary"),
      rateTenThousandths: z.string(),
      ...readSalaryIn(currency, locale),
    }),
    z.transform((typed) => salaryChange(typed, currency)),
  );
  return z.object({ change: z.discriminatedUnion("basis", [hourly, salaried]) });
}

type Common = Omit<WageChangeInput, "rateTenThousandths" | "salary">;

function hourlyChange({
  rateTenThousandths,
  ...typed
}: Common & Pick<WageChangeInput, "rateTenThousandths">): WageChangeInput {
  return { ...commonOf(typed), rateTenThousandths };
}

function salaryChange(typed: Common & ReadSalary, currency: Currency): WageChangeInput {
  const salary = salaryOf(typed);
  const forAllWork = { ...commonOf(typed), jobRoleId: null, locationId: null };
  return { ...forAllWork, rateTenThousandths: hourlyEquivalent(salary, currency), salary };
}

function commonOf({
  employeeId,
  jobRoleId,
  locationId,
  effectiveDate,
  reason,
  note,
}: Common): Common {
  return { employeeId, jobRoleId, locationId, effectiveDate, reason, note };
}

/** As `wageChangeFormIn`, with a day on which a rate of the employee can begin. */
export function datedChangeFormIn(
  todayOf: (employeeId: EmployeeId) => LocalDate,
  currency: Currency,
  locale: Locale,
) {
  return wageChangeFormIn(currency, locale).check(
    z.superRefine(({ change: { employeeId, effectiveDate } }, context) => {
      const problem = rateDateProblem(effectiveDate, { today: todayOf(employeeId) });
      if (problem === null) return;
      const message = fieldSentence(problem, locale);
      context.addIssue({ code: "custom", path: ["change", "effectiveDate"], message });
    }),
  );
}

export type WageChangeForm = z.input<ReturnType<typeof wageChangeFormIn>>["change"];
