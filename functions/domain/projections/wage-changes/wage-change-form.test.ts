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
};
const problems = (change: Partial<WageChangeForm>) => {
  const result = wageChangeFormIn(onDevice).safeParse({ change: { ...form, ...change } });
  return result.error?.issues.map((issue) => [
    issue.path.join("."),
    issueSentence(issue, onDevice),
  ]);
};

test("an empty job role or location means all of them, and the rate is read as typed", () => {
  expect(wageChangeFormIn(onDevice).parse({ change: form }).change).toEqual({
    ...form,
    jobRoleId: null,
    locationId: null,
    rateTenThousandths: 185_000,
  });
  const named = { ...form, jobRoleId: roleId("lead"), locationId: "mill" };
  expect(wageChangeFormIn(onDevice).parse({ change: named }).change).toMatchObject({
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
] as const)("what is missing is said beside its field: %o", (change, field, message) => {
  expect(problems(change)).toEqual([[field, message]]);
});
