import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { MergeFact } from "@crewline/domain/records/employees/merge-fact";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { watchLocation } from "../../functions/src/jobs/watch-location.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, memberOf } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";
import { employeeOf, endEmployment, rehire, versionOf } from "../support/employment.ts";

const today = todayInNewYork();
const day = (offset: number) => addDays(today, offset);

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

describe("two records of one person", () => {
  const merge = async (employeeId: EmployeeId, duplicateId: EmployeeId, take: MergeFact[] = []) => {
    const expectedVersion = await versionOf(company, employeeId);
    const input = { ...anAttempt(), employeeId, duplicateId, expectedVersion, take };
    await company.owner.api.employees.merge.mutate(input);
    return input;
  };

  test("keep why the duplicate left, and the preview asks where both have left", async () => {
    const [ana, double] = [await anEmployee(company), await anEmployee(company)];
    const endOf = async (id: EmployeeId) => (await company.read()).employeeEnds.find(id);
    await endEmployment(company, double, day(-3));
    await merge(ana, double);
    expect(await endOf(ana)).toMatchObject({
      present: null,
      past: [{ ...resigned, lastDay: day(-3) }],
    });
    expect(await endOf(double)).toBeNull();

    const [bo, twin] = [await anEmployee(company), await anEmployee(company)];
    await endEmployment(company, bo, day(-2));
    await endEmployment(company, twin, day(-3), { reason: "dismissed", note: "" });
    const pair = { employeeId: bo, duplicateId: twin };
    const { choices } = await company.owner.api.employees.previewMerge.query(pair);
    expect(choices).toMatchObject([
      { fact: "endReason", stays: "Resigned", duplicate: "Dismissed" },
    ]);
    await merge(bo, twin, ["endReason"]);
    expect(await endOf(bo)).toMatchObject({ present: { reason: "dismissed", lastDay: day(-2) } });
  });

  test("become one: shifts, time with its pay and history, contact and login move", async () => {
    const ana = await anEmployee(company, { name: "Ana D." });
    const email = `${randomUUID()}@people.example`;
    const double = await aMember(company, { email, locationIds: [company.market] });
    const duplicateId = double.employeeId;
    const shiftId = await aShift(company, { employeeId: ana, day: day(4) });
    const moved = await aShift(company, {
      employeeId: duplicateId,
      locationId: company.market,
      day: day(5),
    });
    await anEntry(company, ana, { range: "09:00-12:00" });
    const entryId = await anEntry(company, duplicateId, {
      range: "13:00-15:00",
      locationId: company.market,
    });
    const browser = { endpoint: "https://web.push.apple.com/x", p256dh: "B".repeat(87) };
    await double.api.user.startPush.mutate({ ...anAttempt(), ...browser, auth: "a".repeat(22) });
    const late = anAlert({ employeeId: duplicateId, locationId: company.harbor });
    await inTransaction(async (unit) =>
      companyStore(unit, company.companyId).alerts.create(late.id, late),
    );
    const pair = { employeeId: ana, duplicateId };
    const { employees, timeEntryAudits } = company.owner.api;
    expect(await employees.previewMerge.query(pair)).toEqual({
      entryCount: 1,
      shiftCount: 1,
      timeOffCount: 0,
      movesLogin: true,
      keptFields: [],
      choices: [{ fact: "name", label: "Name", stays: "Ana D.", duplicate: "Ana Diaz" }],
      problems: [],
    });
    const input = await merge(ana, duplicateId);

    const store = await company.read();
    const shifts = await store.shifts.findAll([shiftId, moved]);
    expect(shifts.map(({ employeeId }) => employeeId)).toEqual([ana, ana]);
    expect(await store.timeEntries.get(entryId)).toMatchObject({ employeeId: ana, version: 2 });
    const [week] = await store.employeeWeeks.list([["employeeId", "==", ana]]);
    expect(week?.hours.workedSeconds).toBe(5 * 3600);
    const [emptied] = await store.employeeWeeks.list([["employeeId", "==", duplicateId]]);
    expect(emptied?.hours.workedSeconds).toBe(0);
    for (const [employeeId, rows] of [
      [ana, 2],
      [duplicateId, 2],
    ] as const) {
      const chain = await timeEntryAudits.verify.query({ employeeId, weekStart: monday });
      expect(chain).toEqual({ isIntact: true, rows });
    }
    expect(await employeeOf(company, ana)).toMatchObject({
      userId: double.login.uid,
      locationIds: [company.harbor, company.market],
    });
    expect(await store.employeeProfiles.get(ana)).toMatchObject({ email });
    expect(await employeeOf(company, duplicateId)).toMatchObject({
      status: "terminated",
      mergedIntoId: ana,
      userId: null,
    });
    const events = await store.employeeEvents.list([["employeeId", "==", ana]]);
    expect(events.toSorted((a, b) => a.at.localeCompare(b.at))).toMatchObject([
      { act: "added" },
      { act: "merged", count: 2 },
    ]);
    const { api } = await memberOf(double.login);
    expect((await api.user.userInfo.query()).data.employeeId).toBe(ana);
    // The login keeps its devices; an alert about the duplicate ends with the next look.
    expect((await api.user.pushDevices.query()).devices).toHaveLength(1);
    await watchLocation(company.companyId, company.harbor);
    expect(await store.alerts.get(late.id)).toMatchObject({ state: "resolved" });
    await expect(employees.merge.mutate(input)).resolves.toHaveProperty("version");
    expect(await refusalOf(rehire(company, duplicateId, today))).toMatchObject({
      rule: "personRemoved",
    });
  });

  test("become one whose wage changes a manager of either place sees", async () => {
    const [ana, duplicate] = [
      await anEmployee(company),
      await anEmployee(company, { locationIds: [company.market] }),
    ];
    await merge(ana, duplicate);
    const { wageChanges } = await company.read();
    const [wage] = await wageChanges.list([["employeeId", "==", ana]]);
    expect(wage?.employeeLocationIds).toEqual([company.harbor, company.market]);
  });

  test("become one with the facts that were chosen, and no planned rate of the other", async () => {
    const contact = (name: string) => `${name}-${randomUUID()}@people.example`;
    const [mine, theirs] = [contact("mine"), contact("theirs")];
    const ana = await anEmployee(company, { email: mine });
    const double = await anEmployee(company, { email: theirs, ratesFrom: addDays(today, 30) });
    const { api } = company.owner;
    const exempt = { policy: "exempt" as const, day: today };
    await api.employees.setOvertimePolicy.mutate({
      ...anAttempt(),
      employeeId: double,
      expectedVersion: 1,
      ...exempt,
    });
    await merge(ana, double, ["email"]);
    const store = await company.read();
    expect(await store.employeeProfiles.get(ana)).toMatchObject({ email: theirs });
    expect(await store.employeeProfiles.get(double)).toMatchObject({ email: null });
    expect((await store.employeePay.get(ana)).policies).toEqual([]);
    const planned = await store.wageChanges.list([["employeeId", "==", double]]);
    expect(planned).toMatchObject([{ isCancelled: true }]);
    const again = await anEmployee(company, { email: mine });
    await expect(versionOf(company, again)).resolves.toBe(1);
  });

  test("stay two while they have worked at the same time, and nothing has moved then", async () => {
    const [ana, double] = [await anEmployee(company), await anEmployee(company)];
    await anEntry(company, ana, { range: "09:00-12:00" });
    const entryId = await anEntry(company, double, { range: "11:00-13:00" });
    const shiftId = await aShift(company, { employeeId: double, day: day(4) });
    const refusal = await refusalOf(merge(ana, double));
    expect(refusal).toMatchObject({ code: "CONFLICT", rule: "mergeRefused" });
    expect(refusal.message).toMatch(/^Both have worked on .* at the same time/u);
    const store = await company.read();
    expect(await store.shifts.get(shiftId)).toMatchObject({ employeeId: double });
    expect(await store.timeEntries.get(entryId)).toMatchObject({ employeeId: double });
    expect(await refusalOf(merge(ana, ana))).toMatchObject({ rule: "sameRecord" });
  });

  test("stay two while both have a login", async () => {
    const [ana, double] = [await aMember(company), await aMember(company)];
    expect((await refusalOf(merge(ana.employeeId, double.employeeId))).message).toBe(
      "Both have a login. Remove the access of one of them first.",
    );
  });
});
