import { issueSentence } from "../../words/issues/issue-sentence.ts";
import { held } from "../../records/skills/skill-id.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { noPersonalData as emptyPersonalData } from "../../records/employees/employee.ts";
import { employeeFormIn, profileFormSchema } from "./employee-form.ts";

const work = { name: "Ana Diaz", jobRoleIds: [roleId("barista")], locationIds: ["pier"] };
const noTerms = {
  employmentType: "",
  contractSecondsPerWeek: "",
  minSecondsPerWeek: "",
  maxSecondsPerWeek: "",
  skills: [],
};
const noPersonalData = {
  legalName: "",
  address: "",
  birthDate: "",
  emergencyName: "",
  emergencyPhone: "",
};

test("empty fields of an employee's work count as unknown", () => {
  const parsed = employeeFormIn(onDevice).parse({
    employeeId: "ana",
    expectedVersion: 2,
    employee: { ...work, ...noTerms, payrollId: " ", hiredOn: "" },
  });
  expect(parsed.employee).toEqual({
    ...work,
    employmentType: null,
    contractSecondsPerWeek: null,
    minSecondsPerWeek: null,
    maxSecondsPerWeek: null,
    skills: [],
    payrollId: null,
    hiredOn: null,
  });
});

test("a payroll id keeps its leading zeros, and a day must exist", () => {
  const form = (hiredOn: string) => ({
    employeeId: "ana",
    expectedVersion: 2,
    employee: { ...work, ...noTerms, payrollId: "0042", hiredOn },
  });
  expect(employeeFormIn(onDevice).parse(form("2026-02-28")).employee.payrollId).toBe("0042");
  expect(employeeFormIn(onDevice).safeParse(form("2026-02-30")).success).toBe(false);
});

test("contact data may be emptied, and an e-mail must be one", () => {
  const form = (email: string) => ({
    employeeId: "ana",
    expectedVersion: 1,
    profile: { email, phone: "", notes: "", ...noPersonalData },
  });
  expect(profileFormSchema.parse(form("")).profile).toEqual({
    email: null,
    phone: null,
    notes: "",
    ...emptyPersonalData,
  });
  expect(profileFormSchema.parse(form("ANA@x.example")).profile.email).toBe("ana@x.example");
  expect(profileFormSchema.safeParse(form("ana")).success).toBe(false);
});

test("hours a week are decimal, skills may end, and a type is one of those there are", () => {
  const parse = (terms: object) =>
    employeeFormIn(onDevice).safeParse({
      employeeId: "ana",
      expectedVersion: 2,
      employee: { ...work, ...noTerms, payrollId: "", hiredOn: "", ...terms },
    });
  const { skillId } = held("First aid");
  const skills = [{ skillId, expiresOn: "" }];
  const parsed = parse({ contractSecondsPerWeek: "37,5", employmentType: "casual", skills });
  expect(parsed.data?.employee).toMatchObject({
    contractSecondsPerWeek: 135_000,
    employmentType: "casual",
    skills: [{ skillId, expiresOn: null }],
  });
  expect(parse({ maxSecondsPerWeek: "many" }).success).toBe(false);
  expect(parse({ maxSecondsPerWeek: "169" }).success).toBe(false);
  expect(parse({ employmentType: "often" }).success).toBe(false);
  const problemsOf = (...lines: object[]) =>
    parse({ skills: lines }).error?.issues.map((issue) => [
      issue.path.join("."),
      issueSentence(issue, onDevice),
    ]);
  expect(problemsOf({ skillId: "", expiresOn: "" })).toEqual([
    ["employee.skills.0.skillId", "Choose a skill."],
  ]);
  expect(problemsOf(...skills, ...skills)).toEqual([
    ["employee.skills.1.skillId", "This skill is listed twice."],
  ]);
});
