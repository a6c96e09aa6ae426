import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { parsePeople } from "./parse-people.ts";

const known = {
  names: [],
  emails: [],
  jobRoles: [],
  places: [],
  phones: null,
  customFields: [],
  currency: "USD",
  dayOrder: "month" as const,
  locale: onDevice,
};
const one = (text: string) => parsePeople(text, known).lines[0];

describe("the salary of a line", () => {
  const personIn = (text: string) => one(text)?.person;
  const yearly = { amountMinor: 5_200_000, per: "year", isExempt: false, secondsPerWeek: 144_000 };

  test.each([
    "Ana Diaz, Manager, 52000 a year",
    "Ana Diaz\tManager\t$52,000/yr",
    "Ana Diaz, Manager, 52k per year",
    "Ana Diaz; Manager; 52.000 USD per annum",
    "Name,Role,Salary\nAna Diaz,Manager,52000",
    "Name\tRole\tAnnual salary\nAna Diaz\tManager\t$52,000.00",
  ])("is that of a year with overtime, and comes to an hour: %s", (text) => {
    expect(one(text)?.person).toMatchObject({
      jobRole: "Manager",
      rateTenThousandths: 250_000,
      salary: yearly,
    });
  });

  test("may be that of a month or week", () => {
    const salaryIn = (text: string) => personIn(text)?.salary;
    expect(salaryIn("Ana, 4300 a month")).toMatchObject({ amountMinor: 430_000, per: "month" });
    expect(salaryIn("Ana\t$1,000/wk")).toMatchObject({ amountMinor: 100_000, per: "week" });
  });

  test.each([
    [
      "Name,Rate,Salary\nAna,18.50,52000",
      "There is an hourly rate and a salary. Write one of them.",
    ],
    ["Name,Salary\nAna,none", "“none a year” is not a salary. Write it like 52000 a year."],
    ["Ana, 0 a year", "“0 a year” is not a salary. Write it like 52000 a year."],
  ])("is refused where it cannot be one: %s", (text, problem) => {
    expect(one(text)?.problem).toBe(problem);
  });
});
