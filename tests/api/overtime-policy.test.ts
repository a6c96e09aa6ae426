import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, memberOf } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { anExportedPeriod } from "../support/an-exported-period.ts";
import {
  openWeek,
  exempt,
  setPolicy,
  policyInput,
  weekOf,
  workLong,
} from "../support/overtime-policies.ts";

describe("an employee who becomes exempt from overtime", () => {
  test("is paid every hour at the plain rate, as the preview says, from that week on", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await workLong(company, ana, monday);
    await workLong(company, ana, openWeek);
    const paidOvertime = { overtimeHours: 8, totalMinor: 48 * 1850 + 8 * 925 };
    const plain = { overtimeHours: 0, totalMinor: 48 * 1850 };
    const { people } = await company.owner.api.employees.previewOvertimePolicy.query({
      employeeIds: [ana],
      policy: "exempt",
      day: addDays(openWeek, -3),
    });
    expect(people).toMatchObject([
      {
        employeeName: "Ana Diaz",
        version: 1,
        effectiveDate: openWeek,
        weeks: [
          {
            weekStart: openWeek,
            before: { overtimeSeconds: 8 * 3600, totalMinor: paidOvertime.totalMinor },
            after: { overtimeSeconds: 0, totalMinor: plain.totalMinor },
          },
        ],
        problem: null,
      },
    ]);
    expect(await weekOf(company, ana, openWeek)).toEqual(paidOvertime);
    await setPolicy(company.owner, ana);
    expect(await weekOf(company, ana, monday)).toEqual(paidOvertime);
    expect(await weekOf(company, ana, openWeek)).toEqual(plain);
  });

  test("stays so for what is worked afterwards, and after a raise", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await setPolicy(company.owner, ana);
    await workLong(company, ana, openWeek);
    const { wageChanges } = company.owner.api;
    const change = aWageChange(ana, openWeek, 200_000);
    const { impact, fingerprint } = await wageChanges.preview.query({ change });
    expect(impact.openMinor).toBe(48 * 150);
    await wageChanges.add.mutate({ ...anAttempt(), change, fingerprint });
    expect(await weekOf(company, ana, openWeek)).toEqual({
      overtimeHours: 0,
      totalMinor: 48 * 2000,
    });
    const { policies } = await (await company.read()).employeePay.get(ana);
    expect(policies).toEqual([{ effectiveDate: openWeek, policy: "exempt" }]);
  });

  test("keeps what is closed, to which no policy reaches back", async () => {
    const { company, ana } = await anExportedPeriod();
    const before = await weekOf(company, ana, monday);
    expect(await refusalOf(setPolicy(company.owner, ana, { day: monday }))).toMatchObject({
      rule: "rulesInPast",
      message: expect.stringContaining("15 Mar 2026 and before are closed"),
    });
    const { people } = await company.owner.api.employees.previewOvertimePolicy.query({
      employeeIds: [ana],
      policy: "exempt",
      day: monday,
    });
    expect(people).toMatchObject([{ problem: expect.stringContaining("closed"), weeks: [] }]);
    await setPolicy(company.owner, ana);
    expect(await weekOf(company, ana, monday)).toEqual(before);
  });
});

describe("a change of the policy", () => {
  test("sent twice happens once, and is in the history once", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const { employees } = company.owner.api;
    const attempt = { ...anAttempt(), employeeId: ana, ...policyInput };
    const first = await employees.setOvertimePolicy.mutate(attempt);
    expect(first).toEqual({ version: 2 });
    expect(await employees.setOvertimePolicy.mutate(attempt)).toEqual(first);
    const { events } = await employees.history.query({ employeeId: ana });
    expect(events).toMatchObject([{ act: "madeExempt", day: openWeek }, { act: "added" }]);
  });

  test("that started from an older state is refused", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await setPolicy(company.owner, ana);
    const change = { policy: "company" as const, day: addDays(openWeek, 7) };
    expect(await refusalOf(setPolicy(company.owner, ana, change))).toMatchObject({
      rule: "staleVersion",
    });
    await setPolicy(company.owner, ana, { ...change, expectedVersion: 2 });
    expect((await (await company.read()).employeePay.get(ana)).policies).toHaveLength(2);
  });

  test("is made by admins, not by managers who see wages, nor by employees for themselves", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const manager = await aMember(company, { role: "manager", name: "Max" });
    await letViewWages(company, manager);
    for (const other of [manager, ana]) {
      expect(await refusalOf(setPolicy(other, ana.employeeId))).toMatchObject({
        code: "FORBIDDEN",
      });
    }
    const admin = await aMember(company, { role: "admin", name: "Bea" });
    await expect(setPolicy(admin, ana.employeeId)).resolves.toEqual({ version: 2 });
  });

  test("does not reach the people of another company", async () => {
    const [company, other] = [await aCompany(), await aCompany()];
    const ana = await anEmployee(company);
    const { api } = other.owner;
    expect(await refusalOf(setPolicy(other.owner, ana))).toMatchObject({ rule: "notFound" });
    const asked = api.employees.previewOvertimePolicy.query({ employeeIds: [ana], ...exempt });
    expect(await refusalOf(asked)).toMatchObject({ rule: "notFound" });
    await expect(setPolicy(company.owner, ana)).resolves.toEqual({ version: 2 });
  });

  test("is in the person's history for readers who may see the pay", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const manager = await aMember(company, { role: "manager", name: "Max" });
    await setPolicy(company.owner, ana.employeeId);
    const actsFor = async ({ api }: Member) => {
      const { events } = await api.employees.history.query({ employeeId: ana.employeeId });
      return events.map(({ act }) => act);
    };
    expect(await actsFor(ana)).toContain("madeExempt");
    expect(await actsFor(manager)).not.toContain("madeExempt");
    await letViewWages(company, manager);
    expect(await actsFor(manager)).toContain("madeExempt");
  });
});

describe("a policy for several people", () => {
  const bulkOf = (
    employeeIds: readonly EmployeeId[],
    versions: Record<EmployeeId, number> = {},
  ) => ({
    ...anAttempt(),
    ...exempt,
    groupId: randomUUID(),
    title: "Overtime policy",
    rows: employeeIds.map((employeeId) => ({
      key: employeeId,
      title: "Somebody",
      employeeId,
      expectedVersion: versions[employeeId] ?? 1,
    })),
  });

  test("is set person by person; a refusal is reported in its row", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const bo = await anEmployee(company, { name: "Bo" });
    await setPolicy(company.owner, bo);
    const { setOvertimePolicies } = company.owner.api.employees;
    const { rows } = await setOvertimePolicies.mutate(bulkOf([ana, bo], { [bo]: 2 }));
    expect(rows).toMatchObject([
      { title: "Ana Diaz", problem: null, canBeUndone: true },
      { problem: "Bo is exempt from overtime on 16 Mar 2026 already.", canBeUndone: false },
    ]);
  });

  test("is undone: the former list comes back, and with it the overtime", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await workLong(company, ana, openWeek);
    const { employees } = company.owner.api;
    const before = await weekOf(company, ana, openWeek);
    const { batchId } = await employees.setOvertimePolicies.mutate(bulkOf([ana]));
    expect(await weekOf(company, ana, openWeek)).toMatchObject({ overtimeHours: 0 });
    const { groups } = await employees.recentBatches.query();
    expect(groups).toMatchObject([{ title: "Overtime policy", batchIds: [batchId], done: 1 }]);
    const undone = await employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows).toMatchObject([{ problem: null }]);
    expect(await weekOf(company, ana, openWeek)).toEqual(before);
    expect((await (await company.read()).employeePay.get(ana)).policies).toEqual([]);
    const { events } = await employees.history.query({ employeeId: ana });
    expect(events.map(({ act }) => act)).toEqual(["policyTakenBack", "madeExempt", "added"]);
  });

  test("that was changed again since stays, and the row says so", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const { employees } = company.owner.api;
    const { batchId } = await employees.setOvertimePolicies.mutate(bulkOf([ana]));
    const later = { policy: "company" as const, day: addDays(openWeek, 7), expectedVersion: 2 };
    await setPolicy(company.owner, ana, later);
    const undone = await employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows).toMatchObject([
      { problem: expect.stringContaining("The overtime policy of Ana Diaz was changed again") },
    ]);
  });

  test("cannot be undone by an admin who has become a manager since", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const bea = await aMember(company, { role: "admin", name: "Bea" });
    const { batchId } = await bea.api.employees.setOvertimePolicies.mutate(bulkOf([ana]));
    const id = bea.login.uid;
    const { version: expectedVersion } = await (await company.read()).members.get(id);
    await company.owner.api.employees.setAccess.mutate({
      ...anAttempt(),
      employeeId: bea.employeeId,
      expectedVersion,
      role: "manager",
      locationIds: [company.harbor],
      mayViewWages: true,
    });
    const manager = await memberOf(bea.login);
    const undone = await manager.api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows).toMatchObject([
      { problem: "Only an admin can change an overtime policy." },
    ]);
    expect((await (await company.read()).employeePay.get(ana)).policies).toHaveLength(1);
  });
});

function letViewWages({ companyId }: TestCompany, { login }: Member): Promise<void> {
  return inTransaction(async (unit) => {
    const { members } = companyStore(unit, companyId);
    members.save(login.uid, { ...(await members.get(login.uid)), mayViewWages: true });
  });
}
