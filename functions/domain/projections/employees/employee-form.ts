import { enterExample } from "../../words/issues/typed-examples.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
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

const textOrNone = z.pipe(
  z.string(),
  z.transform((text) => (text.trim() === "" ? null : text.trim())),
);

/** Decimal hours a week as seconds: "37.5". */
function hoursOrNone(locale: Locale) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const seconds = readHours(text);
      if (seconds !== null || text.trim() === "") return seconds;
      context.issues.push({
        code: "custom",
        message: enterExample("hoursOrNone", locale),
        input: text,
      });
      return z.NEVER;
    }),
  );
}

const { employee } = saveEmployeeSchema.shape;
const { profile } = saveEmployeeProfileSchema.shape;
const terms = employeeSchema.shape;
const personal = employeeProfileSchema.shape;
const skill = heldSkillSchema.shape;

/** The id of a skill; empty text until one is chosen. */
const chosenSkill = z.pipe(
  z.string().check(z.minLength(1, { error: issue("chooseSkill"), abort: true })),
  skill.skillId,
);

/** The work of an employee as a form holds it; the result is what the server takes. */
export function employeeFormIn(locale: Locale) {
  const hours = hoursOrNone(locale);
  return z.extend(z.omit(saveEmployeeSchema, { idempotencyKey: true }), {
    employee: z.extend(employee, {
      payrollId: z.pipe(textOrNone, employee.shape.payrollId),
      hiredOn: z.pipe(textOrNone, employee.shape.hiredOn),
      employmentType: z.union([
        z.pipe(
          z.literal(""),
          z.transform(() => null),
        ),
        employmentTypeSchema,
      ]),
      contractSecondsPerWeek: z.pipe(hours, terms.contractSecondsPerWeek.def.innerType),
      minSecondsPerWeek: z.pipe(hours, terms.minSecondsPerWeek.def.innerType),
      maxSecondsPerWeek: z.pipe(hours, terms.maxSecondsPerWeek.def.innerType),
      skills: z
        .array(z.object({ skillId: chosenSkill, expiresOn: z.pipe(textOrNone, skill.expiresOn) }))
        .check(z.maxLength(MOST_HELD_SKILLS, TOO_MANY_HELD), z.superRefine(refuseHeldTwice)),
    }),
  });
}
export type EmployeeForm = z.input<ReturnType<typeof employeeFormIn>>["employee"];

/** Contact data of an employee as a form holds it; the result is what the server takes. */
export const profileFormSchema = z.extend(
  z.omit(saveEmployeeProfileSchema, { idempotencyKey: true }),
  {
    profile: z.extend(profile, {
      email: z.pipe(textOrNone, profile.shape.email),
      phone: z.pipe(textOrNone, profile.shape.phone),
      legalName: z.pipe(textOrNone, personal.legalName.def.innerType),
      address: z.pipe(textOrNone, personal.address.def.innerType),
      birthDate: z.pipe(textOrNone, personal.birthDate.def.innerType),
      emergencyName: z.pipe(textOrNone, personal.emergencyName.def.innerType),
      emergencyPhone: z.pipe(textOrNone, personal.emergencyPhone.def.innerType),
    }),
  },
);
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
