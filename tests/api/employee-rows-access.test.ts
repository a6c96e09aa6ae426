import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aBulk, aRow, problemsOf, undoBatch } from "../support/employee-rows.ts";

let company: TestCompany;
let owner: Api;

beforeAll(async () => {
  company = await aCompany();
  owner = company.owner.api;
});

describe("a manager", () => {
  test("changes people at the manager's locations, no one else, and adds no one", async () => {
    const { api } = await aMember(company, { role: "manager", name: "Max" });
    const [mine, theirs] = [
      await anEmployee(company),
      await anEmployee(company, { locationIds: [company.market] }),
    ];
    const rows = [
      aRow({ employeeId: mine, employee: { jobRoleIds: [roleId("cook")] } }),
      aRow({ employeeId: theirs, employee: { jobRoleIds: [roleId("cook")] } }),
      aRow({ key: "3", employeeId: mine, employee: { locationIds: [company.market] } }),
      aRow({ key: "4", employee: { name: "New", locationIds: [company.harbor] } }),
    ];
    const answer = await api.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual([
      null,
      "This employee does not exist any more.",
      "This location does not exist any more.",
      "Only an admin can add people.",
    ]);
  });

  test("reads the profiles of their own locations, an admin those of all", async () => {
    const { api } = await aMember(company, { role: "manager", name: "Mia" });
    const [mine, theirs] = [
      await anEmployee(company),
      await anEmployee(company, { locationIds: [company.market] }),
    ];
    const idsFor = async (reader: Api) =>
      (await reader.employees.profiles.query()).profiles.map(({ employeeId }) => employeeId);
    expect(await idsFor(owner)).toEqual(expect.arrayContaining([mine, theirs]));
    const reached = await idsFor(api);
    expect(reached).toContain(mine);
    expect(reached).not.toContain(theirs);
  });

  test("reads no rates unless they see wages; employees read their own, admins all", async () => {
    const fresh = await aCompany();
    const ana = await aMember(fresh, { name: "Ana" });
    const mia = await aMember(fresh, { role: "manager", name: "Mia" });
    const elsewhere = await aCompany();
    const ratesOf = async (api: Api) =>
      (await api.employees.rates.query()).rates.map(({ employeeId }) => employeeId).toSorted();
    expect(await ratesOf(mia.api)).toEqual([mia.employeeId]);
    expect(await ratesOf(ana.api)).toEqual([ana.employeeId]);
    expect(await ratesOf(fresh.owner.api)).toEqual([ana.employeeId, mia.employeeId].toSorted());
    expect(await ratesOf(elsewhere.owner.api)).toEqual([]);
    await fresh.owner.api.employees.setAccess.mutate({
      ...anAttempt(),
      employeeId: mia.employeeId,
      expectedVersion: 1,
      role: "manager",
      locationIds: [fresh.harbor],
      mayViewWages: true,
    });
    expect(await ratesOf(mia.api)).toEqual([ana.employeeId, mia.employeeId].toSorted());
  });

  test("undoes their own batches, not those of others; an admin undoes all", async () => {
    const max = await aMember(company, { role: "manager", name: "Max" });
    const mia = await aMember(company, { role: "manager", name: "Mia" });
    const employeeId = await anEmployee(company);
    const rows = [aRow({ employeeId, employee: { jobRoleIds: [roleId("cook")] } })];
    const { batchId } = await max.api.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(await refusalOf(undoBatch(mia.api, batchId))).toMatchObject({ rule: "notFound" });
    expect(problemsOf(await undoBatch(owner, batchId))).toEqual([null]);
  });
});
