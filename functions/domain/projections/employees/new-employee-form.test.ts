import { issueSentence } from "../../words/issues/issue-sentence.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { NewEmployeeForm } from "./new-employee-form.ts";
import { blankSalary } from "../wage-changes/typed-salary.ts";
import { newEmployeeFormIn } from "./new-employee-form.ts";

const blank: NewEmployeeForm = {
  name: "Ana Diaz",
  email: "",
  phone: "",
  jobRole: " ",
  basis: "hourly",
  rateTenThousandths: "",
  ...blankSalary,
};
const read = newEmployeeFormIn("USD", onDevice);
const form = (person: object) => ({
  people: [{ ...blank, ...person }],
  locationIds: ["pier"],
  ratesFrom: "2026-11-16",
});

test("only the name of a new person is needed", () => {
  expect(read.parse(form({})).people).toEqual([
    { name: "Ana Diaz", email: null, phone: null, jobRole: null, rateTenThousandths: null },
  ]);
});

test("e-mail and rate are read as typed", () => {
  const typed = { email: " ANA@x.example ", jobRole: " Barista", rateTenThousandths: "18,5" };
  expect(read.parse(form(typed)).people).toEqual([
    {
      name: "Ana Diaz",
      email: "ana@x.example",
      phone: null,
      jobRole: "Barista",
      rateTenThousandths: 185_000,
    },
  ]);
});

test("a salary is typed with its terms, and comes to an hourly rate", () => {
  const typed = { basis: "salary", salaryAmount: "52,000", rateTenThousandths: "half" };
  expect(read.parse(form(typed)).people).toMatchObject([
    {
      rateTenThousandths: 250_000,
      salary: { amountMinor: 5_200_000, per: "year", isExempt: true, secondsPerWeek: 144_000 },
    },
  ]);
});

test.each([
  [{ name: "" }, "people.0.name", "Enter a name."],
  [{ email: "ana" }, "people.0.email", "Enter an e-mail address, for example ana@example.com."],
  [
    { rateTenThousandths: "x" },
    "people.0.rateTenThousandths",
    "Enter an hourly rate, for example 18.50, or leave it empty.",
  ],
  [{ basis: "salary" }, "people.0.salaryAmount", "Enter an amount above 0."],
])("what is wrong is said beside its field: %o", (person, path, message) => {
  const issues = read.safeParse(form(person)).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join("."), issueSentence(issue, onDevice)])).toEqual([
    [path, message],
  ]);
});
