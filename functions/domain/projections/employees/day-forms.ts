import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { employeeFormIn } from "./employee-form.ts";
import {
  employmentEndSchema,
  rehireEmployeeSchema,
  setLeaveSchema,
} from "../../rules/employees/employee-inputs.ts";
import {
  endCauseSchema,
  endNoteProblem,
  endReasonSchema,
  NO_REASON,
} from "../../records/employees/end-reason.ts";
import type { FieldProblem } from "../../rules/violations/field-problem.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { newEmployeeFormIn } from "./new-employee-form.ts";
import {
  hireDateProblem,
  lastDayProblem,
  leaveProblems,
  rateDateProblem,
} from "../../rules/employees/plausible-days.ts";

/** The facts that bound a day. */
interface Terms {
  today: LocalDate;
  employee: Pick<Employee, "hiredOn">;
}

const withoutKey = { idempotencyKey: true } as const;

/** The form of an employee's work; a hire date that stays is not judged. */
export function employeeFormOn({ today, employee: before }: Terms, locale: Locale) {
  const add = adder(locale);
  return employeeFormIn(locale).check(({ value: { employee }, issues }) => {
    const isKept = employee.hiredOn === before.hiredOn;
    const problem = isKept ? null : hireDateProblem(employee.hiredOn, { today });
    add(issues, ["employee", "hiredOn"], problem);
  });
}

/** The form that ends an employment; the reason is not chosen for the person. */
export function endFormOn({ today, employee: { hiredOn } }: Terms, locale: Locale) {
  const add = adder(locale);
  const reason = z.pipe(
    z.union([endReasonSchema, z.literal("")]),
    z.transform((chosen, context) => {
      if (chosen !== "") return chosen;
      context.issues.push({ code: "custom", message: NO_REASON, input: chosen });
      return z.NEVER;
    }),
  );
  const cause = z.extend(endCauseSchema, { reason });
  const form = z.extend(z.omit(employmentEndSchema, withoutKey), { cause });
  return form.check(({ value, issues }) => {
    add(issues, ["lastDay"], lastDayProblem(value.lastDay, { today, hiredOn }));
    add(issues, ["cause", "note"], endNoteProblem(value.cause));
  });
}

/** The form that hires an employee again. */
export function rehireFormOn({ today }: Pick<Terms, "today">, locale: Locale) {
  const add = adder(locale);
  return z.omit(rehireEmployeeSchema, withoutKey).check(({ value: { hiredOn }, issues }) => {
    add(issues, ["hiredOn"], hireDateProblem(hiredOn, { today }));
  });
}

/** The form of a leave. */
export function leaveFormOn({ today, employee: { hiredOn } }: Terms, locale: Locale) {
  const add = adder(locale);
  return z.omit(setLeaveSchema, withoutKey).check(({ value: { leave }, issues }) => {
    const problems = leave === null ? [] : leaveProblems(leave, { today, hiredOn });
    for (const { field, problem } of problems) add(issues, ["leave", field], problem);
  });
}

/** The form of a new employee. */
export function newEmployeeFormOn(
  { today, currency }: Pick<Terms, "today"> & { currency: Currency },
  locale: Locale,
) {
  const add = adder(locale);
  return newEmployeeFormIn(currency, locale).check(({ value: { ratesFrom }, issues }) => {
    add(issues, ["ratesFrom"], rateDateProblem(ratesFrom, { today }));
  });
}

type Issues = z.core.ParsePayload["issues"];

function adder(locale: Locale) {
  return (issues: Issues, path: string[], problem: FieldProblem | null): void => {
    if (problem === null) return;
    const message = fieldSentence(problem, locale);
    issues.push({ code: "custom", input: undefined, path, message });
  };
}
