import { issueSentence } from "../../words/issues/issue-sentence.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { NewEmployeeForm } from "./new-employee-form.ts";
import { newEmployeeFormIn } from "./new-employee-form.ts";

const blank: NewEmployeeForm = {
  name: "Ana Diaz",
  email: "",
  phone: "",
  jobRole: " ",
  rateTenThousandths: "",
};
const form = (person: Partial<NewEmployeeForm>) => ({
  people: [{ ...blank, ...person }],
  locationIds: ["pier"],
  ratesFrom: "2026-11-16",
});

test("only the name of a new person is needed", () => {
  expect(newEmployeeFormIn(onDevice).parse(form({})).people).toEqual([
    { name: "Ana Diaz", email: null, phone: null, jobRole: null, rateTenThousandths: null },
  ]);
});

test("e-mail and rate are read as typed", () => {
  const typed = { email: " ANA@x.example ", jobRole: " Barista", rateTenThousandths: "18,5" };
  expect(newEmployeeFormIn(onDevice).parse(form(typed)).people).toEqual([
    {
      name: "Ana Diaz",
      email: "ana@x.example",
      phone: null,
      jobRole: "Barista",
      rateTenThousandths: 185_000,
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
])("what is wrong is said beside its field: %o", (person, path, message) => {
  const issues = newEmployeeFormIn(onDevice).safeParse(form(person)).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join("."), issueSentence(issue, onDevice)])).toEqual([
    [path, message],
  ]);
});
