import { issueSentence } from "../../words/issues/issue-sentence.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { WageChangeForm } from "./wage-change-form.ts";
import { wageChangeFormIn } from "./wage-change-form.ts";

const form: WageChangeForm = {
  employeeId: anEmployeeId("ana"),
  jobRoleId: "",
  locationId: "",
  effectiveDate: "2026-12-01",
  rateTenThousandths: "18.50",
  reason: "merit",
  note: "",
  basis: "hourly",
  salaryAmount: "",
  per: "year",
  isExempt: true,
  hoursPerWeek: "40",
  weekdays: ["monday", "tuesday"],
};
const problems = (change: Partial<WageChangeForm>) => {
  const result = wageChangeFormIn("USD", onDevice).safeParse({ change: { ...form, ...change } });
  return result.error?.issues.map((issue) => [
    issue.path.join("."),
    issueSentence(issue, onDevice),
  ]);
};

test("an empty job role or location means all of them, and the rate is read as typed", () => {
  expect(wageChangeFormIn("USD", onDevice).parse({ change: form }).change).toEqual({
    employeeId: form.employeeId,
    jobRoleId: null,
    locationId: null,
    effectiveDate: form.effectiveDate,
    rateTenThousandths: 185_000,
    reason: "merit",
    note: "",
  });
  const named = { ...form, jobRoleId: roleId("lead"), locationId: "mill" };
  expect(wageChangeFormIn("USD", onDevice).parse({ change: named }).change).toMatchObject({
    jobRoleId: roleId("lead"),
    locationId: "mill",
  });
});

test.each([
  [{ employeeId: "" }, "change.employeeId", "Choose a person."],
  [{ effectiveDate: "" }, "change.effectiveDate", "Choose a day."],
  [
    { rateTenThousandths: "much" },
    "change.rateTenThousandths",
    "Enter an hourly rate, for example 18.50.",
  ],
  [{ basis: "salary", salaryAmount: "0" }, "change.salaryAmount", "Enter an amount above 0."],
  [{ basis: "salary", salaryAmount: "1.005" }, "change.salaryAmount", "Enter an amount above 0."],
  [
    { basis: "salary", salaryAmount: "52000", hoursPerWeek: "48" },
    "change.hoursPerWeek",
    "Enter 1 to 40 hours a week.",
  ],
] as const)("what is missing is said beside its field: %o", (change, field, message) => {
  expect(problems(change)).toEqual([[field, message]]);
});

test("a salary is read as typed, is for all work, and says what it comes to an hour", () => {
  const typed = { ...form, basis: "salary" as const, salaryAmount: "52,000.00" };
  const named = { ...typed, jobRoleId: roleId("lead"), hoursPerWeek: "37.5" };
  expect(wageChangeFormIn("USD", onDevice).parse({ change: named }).change).toMatchObject({
    jobRoleId: null,
    locationId: null,
    rateTenThousandths: 266_667,
    salary: {
      amountMinor: 5_200_000,
      per: "year",
      isExempt: true,
      secondsPerWeek: 135_000,
      weekdays: ["monday", "tuesday"],
    },
  });
});
