import { expect, test } from "vitest";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { aCompany, aMember } from "../support/a-company.ts";
import { refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";

test("a week is explained to the employee and to admins with its pay, to a manager by grant", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana Diaz" });
  const manager = await aMember(company, { name: "Mo", role: "manager" });
  const elsewhere = await aMember(company, {
    name: "Lee",
    role: "manager",
    reach: [company.market],
  });
  const { employeeId } = ana;
  for (const range of ["06:00-12:00", "13:00-18:00"]) await anEntry(company, employeeId, { range });
  const input = { employeeId, weekStart: monday };
  const [own, admin, hours] = await Promise.all(
    [ana, company.owner, manager].map(({ api }) => api.timeEntries.explain.query(input)),
  );
  const store = await company.read();
  const pay = await store.employeeWeekPay.get(employeeWeekId(employeeId, monday));
  expect(own).toEqual(admin);
  expect(own).toMatchObject({ workedSeconds: 11 * 3600, totalMinor: pay.totalMinor });
  expect(own?.entries).toHaveLength(2);
  const parts = own?.entries.flatMap((entry) => entry.parts) ?? [];
  expect(parts.reduce((sum, part) => sum + (part.amountMinor ?? 0), 0)).toBe(pay.totalMinor);
  expect(parts[0]?.rateSince).not.toBeNull();
  expect(JSON.stringify(hours)).not.toContain('"rateSince":"');
  expect(hours?.rules).toEqual(own?.rules);
  expect(hours).toMatchObject({ workedSeconds: 11 * 3600, totalMinor: null, regularRate: null });
  expect(JSON.stringify(hours)).not.toContain("185000");
  const refused = await refusalOf(elsewhere.api.timeEntries.explain.query(input));
  expect(refused.code).toBe("NOT_FOUND");
});

test("a week without time is explained as empty", async () => {
  const company = await aCompany();
  const { api, employeeId } = await aMember(company);
  const week = await api.timeEntries.explain.query({ employeeId, weekStart: monday });
  expect(week).toMatchObject({ workedSeconds: 0, entries: [] });
});
