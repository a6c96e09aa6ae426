import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { usualSalary } from "@crewline/domain/records/pay/salary";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, tokenOf } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { aBulk, aRow, problemsOf, undoBatch, twoEmployeesOf } from "../support/employee-rows.ts";

let company: TestCompany;
let owner: Api;

beforeAll(async () => {
  company = await aCompany();
  owner = company.owner.api;
});

describe("rows of new people", () => {
  test("begin with a rate where they name one, and its record goes with them", async () => {
    const locationIds = [company.harbor];
    const firstRate = { rateTenThousandths: 185_000, from: "2026-11-16" };
    const taken = `${randomUUID()}@people.example`;
    await anEmployee(company, { email: taken });
    const rows = [
      aRow({
        key: "1",
        employee: { name: "Joy", jobRoleIds: [roleId("cook")], locationIds },
        firstRate,
      }),
      aRow({ key: "2", employee: { name: "Ken", locationIds }, profile: { email: taken } }),
    ];
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual([null, expect.stringContaining(taken)]);
    const joy = anEmployeeId(answer.rows[0]?.recordId ?? "");
    const store = await company.read();
    const changes = () => store.wageChanges.list([["employeeId", "==", joy]]);
    const rate = { rateTenThousandths: 185_000, effectiveDate: "2026-11-16" };
    expect((await store.employeePay.get(joy)).rates).toMatchObject([rate]);
    expect(await changes()).toMatchObject([{ ...rate, reason: "hired" }]);
    expect(problemsOf(await undoBatch(owner, answer.batchId))).toEqual([null]);
    expect(await store.employees.find(joy)).toBeNull();
    expect(await store.employeePay.find(joy)).toBeNull();
    expect(await changes()).toEqual([]);
  });

  test("begin with a salary, whose rate an hour the server computes", async () => {
    const salary = { ...usualSalary, amountMinor: 5_200_000 };
    const firstRate = { rateTenThousandths: 1, salary, from: "2026-11-16" };
    const row = aRow({ employee: { name: "Sal", locationIds: [company.harbor] }, firstRate });
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows: [row] });
    const sal = anEmployeeId(answer.rows[0]?.recordId ?? "");
    const paid = { rateTenThousandths: 250_000, salary, effectiveDate: "2026-11-16" };
    const store = await company.read();
    expect((await store.employeePay.get(sal)).rates).toMatchObject([paid]);
    expect(await store.wageChanges.list([["employeeId", "==", sal]])).toMatchObject([
      { ...paid, reason: "hired" },
    ]);
    const one = { name: "Val", email: null, jobRole: null, rateTenThousandths: 1, salary };
    const terms = { locationIds: [company.harbor], ratesFrom: "2026-11-16" };
    const added = await owner.employees.add.mutate({ ...anAttempt(), people: [one], ...terms });
    const [val = sal] = added.employeeIds;
    expect((await store.employeePay.get(val)).rates).toMatchObject([paid]);
    const bare = { ...one, name: "Bea", rateTenThousandths: null };
    const also = await owner.employees.add.mutate({ ...anAttempt(), people: [bare], ...terms });
    const [bea = sal] = also.employeeIds;
    expect((await store.employeePay.get(bea)).rates).toMatchObject([paid]);
  });

  test("are undone with their invitation, unless it was accepted", async () => {
    const locationIds = [company.harbor];
    const rows = ["Liv", "Moe"].map((name) => aRow({ key: name, employee: { name, locationIds } }));
    const answer = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    const [liv, moe] = twoEmployeesOf(answer);
    const [first, second] = [await aLogin(), await aLogin()];
    const invite = (employeeId: EmployeeId, email: string) =>
      owner.employees.invite.mutate({
        ...anAttempt(),
        employeeId,
        email,
        role: "employee",
        locationIds: [],
        mayViewWages: false,
      });
    const toLiv = tokenOf((await invite(liv, first.email)).link);
    const toMoe = tokenOf((await invite(moe, second.email)).link);
    await apiFor(second.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token: toMoe });
    expect(problemsOf(await undoBatch(owner, answer.batchId))).toEqual([
      null,
      expect.stringContaining("changed after it was added"),
    ]);
    expect(await (await company.read()).employees.find(liv)).toBeNull();
    const late = apiFor(first.idToken).user.acceptInvitation.mutate({
      ...anAttempt(),
      token: toLiv,
    });
    expect(await refusalOf(late)).toMatchObject({ rule: "invitationInvalid" });
  });

  test("are taken back after an own change, once that is taken back, too", async () => {
    const locationIds = [company.harbor];
    const rows = ["Nia", "Oto"].map((name) => aRow({ key: name, employee: { name, locationIds } }));
    const added = await owner.employees.saveRows.mutate({ ...aBulk(), rows });
    const changes = added.rows.map(({ recordId }) =>
      aRow({
        employeeId: anEmployeeId(recordId ?? ""),
        employee: { jobRoleIds: [roleId("cook")] },
      }),
    );
    const changed = await owner.employees.saveRows.mutate({ ...aBulk(), rows: changes });
    expect(problemsOf(await undoBatch(owner, changed.batchId))).toEqual([null, null]);
    expect(problemsOf(await undoBatch(owner, added.batchId))).toEqual([null, null]);
  });

  test("of people who are there already change no rate", async () => {
    const employeeId = await anEmployee(company);
    const firstRate = { rateTenThousandths: 990_000, from: "2026-11-16" };
    const { api } = await aMember(company, { role: "manager", name: "Max" });
    const rows = [aRow({ employeeId, employee: { jobRoleIds: [roleId("cook")] }, firstRate })];
    await api.employees.saveRows.mutate({ ...aBulk(), rows });
    const { rates } = await (await company.read()).employeePay.get(employeeId);
    expect(rates).toMatchObject([{ rateTenThousandths: 185_000 }]);
  });
});
