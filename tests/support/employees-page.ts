import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { arriveAs } from "./arrive.ts";
import { aCompany } from "./a-company.ts";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import type { Device } from "./visit.ts";
import { visit } from "./visit.ts";

/** The page of employees, opened by a person who has just signed in. */
export async function directoryOf(
  login: { email: string; password: string },
  device: Device,
  query = "",
): Promise<Page> {
  const { page } = await visit(device);
  await arriveAs(page, login, { path: `/employees${query}`, heading: "Employees" });
  return page;
}

/** Ana, whose name is a formula and whose payroll ID begins with zeros, and Bo. */
export async function twoPeople(): Promise<TestCompany> {
  const company = await aCompany();
  const row = {
    employeeId: null,
    expectedVersion: null,
    expectedProfileVersion: null,
    profile: { email: `${randomUUID()}@people.example` },
  };
  const where = { jobRoleIds: [roleId("barista")], locationIds: [company.harbor] };
  const employee = (name: string, payrollId: string) => ({ name, payrollId, ...where });
  await company.owner.api.employees.saveRows.mutate({
    ...anAttempt(),
    groupId: randomUUID(),
    title: "A test",
    rows: [
      { ...row, key: "1", title: "Ana", employee: employee("=Ana", "007") },
      {
        ...row,
        key: "2",
        title: "Bo",
        employee: employee("Bo", "0012"),
        profile: { phone: "+12125550100" },
      },
    ],
  });
  return company;
}

/** The company's employees, by name. */
export const peopleOf = async ({ read }: TestCompany) =>
  (await (await read()).employees.list([])).toSorted((a, b) => a.name.localeCompare(b.name));

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
