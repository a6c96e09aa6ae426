import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  packPublic,
  packWhole,
  shardIds,
  shardOf,
} from "@crewline/domain/records/employees/directory";
import { rebuildDirectory } from "../../functions/src/jobs/rebuild-directory.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { resigned } from "../support/an-end-cause.ts";

/** All employees of the packed pages, by id. */
async function packed({ read }: TestCompany, pages: "directory" | "employeeIndex") {
  const store = await read();
  const shards = await Promise.all(shardIds.map((id) => store[pages].find(id)));
  const entries = shards.flatMap((shard) => Object.entries(shard?.people ?? {}));
  return Object.fromEntries(entries.filter(([, text]) => text !== null));
}

async function expected(company: TestCompany, pack: typeof packWhole) {
  const employees = await (await company.read()).employees.list([]);
  return Object.fromEntries(employees.map((employee) => [employee.id, pack(employee)] as const));
}

test("the directory says what the records say after everything that changes people", async () => {
  const company = await aCompany();
  const { api } = company.owner;
  await aMember(company, { name: "Kim" });
  const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
  const lastDay = "2026-01-31";
  await api.employees.setEmploymentEnd.mutate({
    ...anAttempt(),
    employeeId: ana,
    expectedVersion: 1,
    lastDay,
    cause: resigned,
  });
  const row = { key: "1", title: "Cy", employeeId: null, profile: {} };
  const { batchId } = await api.employees.saveRows.mutate({
    ...anAttempt(),
    groupId: randomUUID(),
    title: "A test",
    rows: [
      {
        ...row,
        expectedVersion: null,
        expectedProfileVersion: null,
        employee: { name: "Cy", locationIds: [company.market], payrollId: "007" },
      },
      {
        ...row,
        key: "2",
        employeeId: bo,
        expectedVersion: 1,
        expectedProfileVersion: 1,
        employee: { jobRoleIds: [roleId("cook")] },
      },
    ],
  });
  expect(await packed(company, "employeeIndex")).toEqual(await expected(company, packWhole));
  expect(await packed(company, "directory")).toEqual(await expected(company, packPublic));
  await api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
  expect(await packed(company, "employeeIndex")).toEqual(await expected(company, packWhole));
  expect(await rebuildDirectory(company.companyId)).toBe(false);
});

test("what is missing or wrong in the directory is written again, once", async () => {
  const company = await aCompany();
  const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
  const database = await firestore();
  const page = (pages: string, id: EmployeeId) =>
    database.doc(`companies/${company.companyId}/${pages}/${shardOf(id)}`);
  await page("directory", ana).delete();
  await page("employeeIndex", bo).set({ people: { [bo]: "{}", stranger: "{}" } });
  expect(await rebuildDirectory(company.companyId)).toBe(true);
  expect(await packed(company, "employeeIndex")).toEqual(await expected(company, packWhole));
  expect(await packed(company, "directory")).toEqual(await expected(company, packPublic));
  expect(await rebuildDirectory(company.companyId)).toBe(false);
});

test("colleagues cannot read who is on leave or invited, also not in pages from before", async () => {
  const company = await aCompany();
  const { api } = company.owner;
  const ana = await anEmployee(company);
  await api.employees.setLeave.mutate({
    ...anAttempt(),
    employeeId: ana,
    expectedVersion: 1,
    leave: { from: "2026-01-01", until: null },
  });
  const { employees } = await company.read();
  const person = await employees.get(ana);
  expect(person.status).toBe("onLeave");
  const told = async () => JSON.parse((await packed(company, "directory"))[ana] ?? "{}");
  expect(await told()).toMatchObject({ name: "Ana Diaz", status: "active" });

  const page = (await firestore()).doc(`companies/${company.companyId}/directory/${shardOf(ana)}`);
  const { name, jobRoleIds, locationIds, status, colour } = person;
  const before = JSON.stringify({ name, jobRoleIds, locationIds, status, colour });
  await page.set({ people: { [ana]: before } });
  expect(await rebuildDirectory(company.companyId)).toBe(true);
  expect(await told()).toMatchObject({ status: "active" });
});
