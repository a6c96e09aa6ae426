import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { previewOf } from "../support/a-week-copy.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aBulk } from "../support/employee-rows.ts";
import { resigned } from "../support/an-end-cause.ts";

const american: Formats = { clock: "12", dateOrder: "monthFirst", numberStyle: "point" };
const german: Formats = { clock: "24", dateOrder: "dayFirst", numberStyle: "comma" };

const apiOf = ({ owner }: TestCompany, formats: Formats) => apiFor(owner.login.idToken, formats);

test("readers who call at the same time get skips and refusals each in their formats", async () => {
  const company = await aCompany();
  const { harbor, market } = company;
  const employeeId = await anEmployee(company, { locationIds: [harbor, market] });
  await aShift(company, { employeeId, range: "14:00-22:00" });
  const nextMonday = addDays(monday, 7);
  await aShift(company, { employeeId, range: "13:00-21:00", locationId: market, day: nextMonday });
  const rehiring = { employeeId, hiredOn: "1900-01-01", expectedVersion: 1 };
  const answersTo = async (formats: Formats) => {
    const api = apiOf(company, formats);
    const [[week], { message }] = await Promise.all([
      previewOf(company, { api, weekStarts: [nextMonday] }),
      refusalOf(api.employees.rehire.mutate({ ...anAttempt(), ...rehiring })),
    ]);
    return [week?.skipped[0]?.why, message];
  };
  const [toAmerican, toGerman] = await Promise.all([american, german].map(answersTo));
  expect(toAmerican).toEqual([
    "Ana Diaz already works 1:00 PM – 9:00 PM at Market on Monday.",
    expect.stringContaining("from Jan 1, 1950 to"),
  ]);
  expect(toGerman).toEqual([
    "Ana Diaz already works 13:00–21:00 at Market on Monday.",
    expect.stringContaining("from 1 Jan 1950 to"),
  ]);
});

test("a failed row of a bulk action names the day in the formats of each later reader", async () => {
  const company = await aCompany();
  const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo Lind" })];
  await company.owner.api.employees.setEmploymentEnd.mutate({
    ...anAttempt(),
    employeeId: bo,
    expectedVersion: 1,
    lastDay: "2027-06-30",
    cause: resigned,
  });
  const rowOf = (employeeId: EmployeeId) => ({
    key: employeeId,
    title: "A",
    employeeId,
    expectedVersion: 1,
  });
  const { rows } = await apiOf(company, american).employees.setOvertimePolicies.mutate({
    ...aBulk(),
    policy: "exempt",
    day: "2027-08-02",
    rows: [rowOf(ana), rowOf(bo)],
  });
  expect(rows[1]?.problem).toBe(
    "The last day of Bo Lind is Jun 30, 2027. Choose a day up to then.",
  );
  const { groups } = await apiOf(company, german).employees.recentBatches.query();
  expect(groups[0]?.rows[1]?.problem).toContain("is 30 Jun 2027.");
});
