import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { weekPayProblems } from "./week-pay-problems.ts";

const place = "employeeWeeks/private/pay";
const path = "employeeWeeks/ana_2026-03-01/private/pay";
const problem = { code: "missingRate", firstDay: "2026-03-02", lastDay: "2026-03-02" };
const migrate = (problems: unknown) =>
  weekPayProblems.step({
    companyId: aCompanyId("harbor"),
    place,
    company: {},
    documents: [{ path, data: { totalMinor: 0, problems } }],
  });

test("a sentence among the problems of a week's pay is removed, and nothing else", () => {
  expect(migrate(["No rate.", problem])).toEqual([
    { path, data: { totalMinor: 0, problems: [problem] } },
  ]);
});

test.each([[[]], [[problem]], [undefined]])("problems %j are left alone", (problems) => {
  expect(migrate(problems)).toEqual([]);
});
