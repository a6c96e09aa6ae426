import { enterExample } from "../../words/issues/typed-examples.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import {
  employeeProfileSchema,
  employeeSchema,
  employmentTypeSchema,
} from "../../records/employees/employee.ts";
import {
  heldSkillSchema,
  MOST_HELD_SKILLS,
  refuseHeldTwice,
  TOO_MANY_HELD,
} from "../../records/skills/skill.ts";
import type { Phones } from "../../kernel/phones/phones.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { birthDateProblem } from "../../rules/employees/plausible-days.ts";
import type { EmployeeProfile } from "../../records/employees/employee.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { phoneIssues } from "../../rules/phones/profile-phones.ts";
import { readHours } from "../../kernel/formats/hours-text.ts";
import {
  saveEmployeeProfileSchema,
  saveEmployeeSchema,
} from "../../rules/employees/employee-inputs.ts";

const textOrNone = z.string().transform((text) => (text.trim() === "" ? null : text.trim()));

/** Decimal hours a week as seconds: "37.5". */
function hoursOrNone(locale: Locale) {
  return z.string().transform((text, context) => {
    const seconds = readHours(text);
    if (seconds !== null || text.trim() === "") return seconds;
    context.addIssue(enterExample("hoursOrNone", locale));
    return z.NEVER;
  });
}

const { employee } = saveEmployeeSchema.shape;
const { profile } = saveEmployeeProfileSchema.shape;
const terms = employeeSchema.shape;
const personal = employeeProfileSchema.shape;
const skill = heldSkillSchema.shape;

/** The id of a skill; empty text until one is chosen. */
const chosenSkill = z
  .string()
  .min(1, { error: issue("chooseSkill"), abort: true })
  .pipe(skill.skillId);

/** The work of an employee as a form holds it; the result is what the server takes. */
export function employeeFormIn(locale: Locale) {
  const hours = hoursOrNone(locale);
  return saveEmployeeSchema.omit({ idempotencyKey: true }).extend({
    employee: employee.extend({
      payrollId: textOrNone.pipe(employee.shape.payrollId),
      hiredOn: textOrNone.pipe(employee.shape.hiredOn),
      employmentType: z.union([z.literal("").transform(() => null), employmentTypeSchema]),
      contractSecondsPerWeek: hours.pipe(terms.contractSecondsPerWeek.unwrap()),
      minSecondsPerWeek: hours.pipe(terms.minSecondsPerWeek.unwrap()),
      maxSecondsPerWeek: hours.pipe(terms.maxSecondsPerWeek.unwrap()),
      skills: z
        .array(z.object({ skillId: chosenSkill, expiresOn: textOrNone.pipe(skill.expiresOn) }))
        .max(MOST_HELD_SKILLS, TOO_MANY_HELD)
        .superRefine(refuseHeldTwice),
    }),
  });
}
export type EmployeeForm = z.input<ReturnType<typeof employeeFormIn>>["employee"];

/** Contact data of an employee as a form holds it; the result is what the server takes. */
export const profileFormSchema = saveEmployeeProfileSchema.omit({ idempotencyKey: true }).extend({
  profile: profile.extend({
    email: textOrNone.pipe(profile.shape.email),
    phone: textOrNone.pipe(profile.shape.phone),
    legalName: textOrNone.pipe(personal.legalName.unwrap()),
    address: textOrNone.pipe(personal.address.unwrap()),
    birthDate: textOrNone.pipe(personal.birthDate.unwrap()),
    emergencyName: textOrNone.pipe(personal.emergencyName.unwrap()),
    emergencyPhone: textOrNone.pipe(personal.emergencyPhone.unwrap()),
  }),
});
interface ProfileTerms {
  today: LocalDate;
  hiredOn: LocalDate | null;
  /** The profile as it is: what stays the same is not judged. */
  before: EmployeeProfile;
  phones: Phones;
}

/** As `profileFormSchema`, with what the day and the company's country say about the values. */
export function profileFormOn({ today, hiredOn, before, phones }: ProfileTerms, locale: Locale) {
  return profileFormSchema.check(({ value: { profile: entered }, issues }) => {
    const isKept = entered.birthDate === before.birthDate;
    const problem = isKept ? null : birthDateProblem(entered.birthDate, { today, hiredOn });
    const found = [
      ...(problem === null ? [] : [{ field: "birthDate" as const, problem }]),
      ...phoneIssues(entered, before, phones),
    ];
    for (const { field, problem: one } of found) {
      const message = fieldSentence(one, locale);
      issues.push({ code: "custom", input: entered[field], path: ["profile", field], message });
    }
  });
}
export type ProfileForm = z.input<typeof profileFormSchema>["profile"];
