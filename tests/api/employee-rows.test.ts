import { anEmployeeId, aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { UNFINISHED_ROW } from "@crewline/domain/rules/batches/unfinished-rows";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee, testRoles } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt } from "../support/api-client.ts";
import { aBulk, aRow, problemsOf, undoBatch, twoEmployeesOf } from "../support/employee-rows.ts";

let company: TestCompany;
let owner: Api;

beforeAll(async () => {
  company = await aCompany();
  owner = company.owner.api;
});

describe("rows of people", () => {
  test("change what they name and nothing else, and are undone to the letter", async () => {
    const email = `${randomUUID()}@x.example`;
    const id = await anEmployee(company, { email });
    const store = await company.read();
    const [before, profile] = [await store.employees.get(id), await store.employeeProfiles.get(id)];
    const employee = { payrollId: `=${id}`, employmentType: "partTime" as const };
    const rows = [aRow({ employeeId: id, employee, profile: { phone: null, email: null } })];
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(answer.rows).toEqual([
      {
        key: id,
        recordId: id,
        title: "Ana Diaz",
        problem: null,
        remark: null,
        canBeUndone: true,
        isUnfinished: false,
      },
    ]);
    expect(await store.employees.get(id)).toEqual({ ...before, ...employee, version: 2 });
    expect(await store.employeeProfiles.get(id)).toEqual({ ...profile, email: null, version: 2 });
    expect(problemsOf(await undoBatch(owner, answer.batchId))).toEqual([null]);
    expect(await store.employees.get(id)).toEqual({ ...before, version: 3 });
    expect(await store.employeeProfiles.get(id)).toEqual({ ...profile, version: 3 });
    expect(problemsOf(await undoBatch(owner, answer.batchId))).toEqual([null]);
    expect((await store.employees.get(id)).version).toBe(3);
  });

  test("add their job roles to Settings; undo removes those that no one else uses", async () => {
    const fresh = await aCompany();
    const { api } = fresh.owner;
    const rolesNow = async () =>
      (await (await fresh.read()).company()).jobRoles.map(({ name }) => name);
    const person = (key: string, jobRole: string) =>
      aRow({
        key,
        jobRoleNames: [jobRole],
        employee: { name: `Person ${key}`, locationIds: [fresh.harbor] },
      });
    const known = testRoles.map(({ name }) => name);
    const rows = [person("1", "Taster"), person("2", "taster "), person("3", "Roaster")];
    const bulk = { ...aBulk(), rows };
    const { batchId } = await api.employees.saveRows.mutate(bulk);
    await api.employees.saveRows.mutate(bulk);
    expect(await rolesNow()).toEqual([...known, "Taster", "Roaster"]);
    await api.employees.saveRows.mutate({ ...aBulk(), rows: [person("4", "Roaster")] });
    expect(problemsOf(await undoBatch(api, batchId))).toEqual([null, null, null]);
    expect(await rolesNow()).toEqual([...known, "Roaster"]);
  });

  test("stand alone: one that breaks a rule stops no other", async () => {
    const [first, second] = [await anEmployee(company), await anEmployee(company)];
    const payrollId = `7-${first}`;
    const rows = [
      aRow({ employeeId: first, employee: { payrollId } }),
      aRow({ employeeId: second, employee: { name: "Bo" }, expectedVersion: 9 }),
      aRow({ employeeId: anEmployeeId("nobody"), employee: { name: "Cy" } }),
      aRow({ key: "4", employee: { name: "Di", locationIds: [aLocationId("nowhere")] } }),
      aRow({ key: "5", employee: { name: "Ed" } }),
    ];
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual([
      null,
      expect.stringContaining("in the meantime"),
      "This employee does not exist any more.",
      "This location does not exist any more.",
      "A new person needs a name and a location.",
    ]);
    const again = [aRow({ employeeId: second, employee: { payrollId } })];
    const refused = await owner.employees.saveRows.mutate({ ...aBulk(), rows: again });
    expect(problemsOf(refused)).toEqual([`Ana Diaz already has the payroll ID ${payrollId}.`]);
  });

  test("add people; undo removes them unless the record has been used since", async () => {
    const locationIds = [company.harbor];
    const rows = ["Fay", "Gus"].map((name) => aRow({ key: name, employee: { name, locationIds } }));
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    const [fay, gus] = twoEmployeesOf(answer);
    const wage = { jobRoleId: null, locationId: null, effectiveDate: "2026-02-02", note: "" };
    await owner.wageChanges.add.mutate({
      ...anAttempt(),
      change: { ...wage, employeeId: gus, rateTenThousandths: 200_000, reason: "merit" },
    });
    expect(problemsOf(await undoBatch(owner, answer.batchId))).toEqual([
      null,
      "Gus is planned or has worked already, so the record stays.",
    ]);
    const store = await company.read();
    expect(await store.employees.find(fay)).toBeNull();
    expect(await store.employeePay.find(fay)).toBeNull();
    expect((await store.employees.get(gus)).name).toBe("Gus");
  });

  test("are not undone over a later change", async () => {
    const id = await anEmployee(company);
    const change = (name: string) =>
      owner.employees.saveRows.mutate({
        ...aBulk(),
        rows: [aRow({ employeeId: id, employee: { name } })],
      });
    const { batchId } = await change("Ana Maria");
    await change("Anna");
    expect(problemsOf(await undoBatch(owner, batchId))).toEqual([
      expect.stringContaining("in the meantime"),
    ]);
    expect((await (await company.read()).employees.get(id)).name).toBe("Anna");
  });

  test("sent twice happen once", async () => {
    const rows = [aRow({ employee: { name: "Hal", locationIds: [company.market] } })];
    const input = { ...aBulk(), rows };
    const first = await owner.employees.saveRows.mutate(input);
    expect(await owner.employees.saveRows.mutate(input)).toEqual(first);
    const hals = await (await company.read()).employees.list([["name", "==", "Hal"]]);
    expect(hals).toHaveLength(1);
  });

  test("done beside a record that cannot be read can be undone, and that one is done when sent again", async () => {
    const [good, broken] = [await anEmployee(company), await anEmployee(company)];
    const { employees } = await company.read();
    const whole = await employees.get(broken);
    const damage = (change: object) =>
      inTransaction(async (unit) =>
        companyStore(unit, company.companyId).employees.save(broken, { ...whole, ...change }),
      );
    const rows = [good, broken, anEmployeeId("nobody")].map((employeeId) =>
      aRow({ employeeId, employee: { name: "Ivy" } }),
    );
    const input = { ...aBulk(), rows };
    await damage({ name: 5 });
    const half = await owner.employees.saveRows.mutate(input);
    expect(problemsOf(half)).toEqual([
      null,
      UNFINISHED_ROW,
      expect.stringContaining("does not exist"),
    ]);
    expect((await (await company.read()).batches.get(half.batchId)).rows).toHaveLength(3);

    await damage({});
    const rest = await owner.employees.saveRows.mutate(input);
    expect(problemsOf(rest)).toEqual([null, null, expect.stringContaining("does not exist")]);
    expect(problemsOf(await undoBatch(owner, half.batchId))).toEqual([null, null]);
    expect((await employees.get(good)).name).toBe("Ana Diaz");
  });

  test("refuse hours that do not rise", async () => {
    const employeeId = await anEmployee(company);
    const employee = { minSecondsPerWeek: 36_000, maxSecondsPerWeek: 18_000 };
    const rows = [aRow({ employeeId, employee })];
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual([expect.stringContaining("rise in this order")]);
  });
});
