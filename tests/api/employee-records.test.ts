import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry, at } from "../support/an-entry.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { employeeOf, endEmployment, rehire, versionOf } from "../support/employment.ts";

const today = todayInNewYork();
const day = (offset: number) => addDays(today, offset);

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

describe("a person who asks to be forgotten", () => {
  const forget = async (employeeId: EmployeeId, name: string) => {
    const expectedVersion = await versionOf(company, employeeId);
    const input = { ...anAttempt(), employeeId, expectedVersion, name };
    return company.owner.api.employees.pseudonymise.mutate(input);
  };

  /** Everything of the company that mentions a text, as far as it does not prove worked time. */
  const mentions = async (text: string) => {
    const store = await company.read();
    const kept = await Promise.all([
      store.employees.list([]),
      store.employeeIndex.list([]),
      store.directory.list([]),
      store.employeeProfiles.findAll((await store.employees.list([])).map(({ id }) => id)),
      store.wageChanges.list([]),
      store.batches.list([]),
      store.employeeEvents.list([]),
      store.availability.list([]),
      store.audits.list([]),
    ]);
    return JSON.stringify(kept).includes(text);
  };

  test("leaves no name and no contact; time, pay and its chain stay whole", async () => {
    const name = `Zoe ${randomUUID()}`;
    const email = `${randomUUID()}@people.example`;
    const employeeId = await anEmployee(company, { name, email });
    await anEntry(company, employeeId, { day: monday });
    const row = { key: "1", title: name, employeeId };
    const expected = { expectedVersion: null, expectedProfileVersion: null };
    const rows = [{ ...row, ...expected, employee: {}, profile: { notes: `About ${name}` } }];
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
    const { batchId } = await company.owner.api.employees.saveRows.mutate(bulk);
    const work = {
      ...row,
      locationId: company.harbor,
      jobRoleId: null,
      startsAt: at(monday, "09:00"),
      endsAt: at(monday, "17:00"),
      breaks: [],
      hasPunchedBreaks: true,
      device: null,
      note: "",
    };
    const file = { groupId: randomUUID(), title: "A file", file: null, rows: [work] };
    await company.owner.api.timeEntries.importRows.mutate({ ...anAttempt(), ...file });
    const store = await company.read();
    const weeks = await store.employeeWeeks.list([["employeeId", "==", employeeId]]);
    const pay = await store.employeePay.get(employeeId);

    expect(await refusalOf(forget(employeeId, name))).toMatchObject({ rule: "stillEmployed" });
    await endEmployment(company, employeeId, day(-1));
    expect(await refusalOf(forget(employeeId, "Zoe"))).toMatchObject({ rule: "nameDiffers" });
    expect(await mentions(name)).toBe(true);
    await forget(employeeId, name);

    expect([await mentions(name), await mentions(email)]).toEqual([false, false]);
    expect(await employeeOf(company, employeeId)).toMatchObject({ isPseudonymised: true });
    expect(await store.employeeWeeks.list([["employeeId", "==", employeeId]])).toEqual(weeks);
    expect(await store.employeePay.get(employeeId)).toEqual(pay);
    const { timeEntryAudits } = company.owner.api;
    const week = { employeeId, weekStart: monday };
    expect(await timeEntryAudits.verify.query(week)).toEqual({ isIntact: true, rows: 1 });
    const undo = company.owner.api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect((await undo).rows).toEqual([]);
    expect(await refusalOf(rehire(company, employeeId, today))).toMatchObject({
      rule: "personRemoved",
    });
    // The address is free for another person.
    await expect(anEmployee(company, { email })).resolves.toBeTruthy();
  });
});

test("the history tells employment and access, to whom the person's record is open", async () => {
  const ana = await aMember(company);
  const far = await aMember(company, { role: "manager", locationIds: [company.market] });
  const { employeeId } = ana;
  await endEmployment(company, employeeId, day(9));
  const input = { employeeId };
  const { events, accessChanges } = await ana.api.employees.history.query(input);
  expect(events.map(({ act }) => act)).toEqual(["endPlanned", "invited", "added"]);
  expect(accessChanges).toEqual([]);
  await endEmployment(company, employeeId, null);
  await endEmployment(company, employeeId, day(-1));
  const after = await company.owner.api.employees.history.query(input);
  expect(after.accessChanges).toMatchObject([
    { act: "rightsChanged", before: { role: "employee" }, after: null },
  ]);
  expect(await refusalOf(far.api.employees.history.query(input))).toMatchObject({
    rule: "notFound",
  });
});

test("bulk changes can be looked up and undone after their dialog was closed", async () => {
  const fresh = await aCompany();
  const { api } = fresh.owner;
  const manager = await aMember(fresh, { role: "manager" });
  const ids = [await anEmployee(fresh, { email: "ana@life.example" }), await anEmployee(fresh)];
  const groupId = randomUUID();
  const expected = { expectedVersion: null, expectedProfileVersion: null };
  for (const id of ids) {
    const row = { key: id, title: "Ana", employeeId: id, ...expected, profile: {} };
    const rows = [{ ...row, employee: { jobRoleIds: [roleId("cook")] } }];
    await api.employees.saveRows.mutate({ ...anAttempt(), groupId, title: "Import people", rows });
  }
  expect((await manager.api.employees.recentBatches.query()).groups).toEqual([]);
  const { groups } = await api.employees.recentBatches.query();
  expect(groups).toMatchObject([{ groupId, title: "Import people", done: 2, undone: 0 }]);
  for (const batchId of groups[0]?.batchIds ?? []) {
    await api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
  }
  const after = await api.employees.recentBatches.query();
  expect(after.groups).toMatchObject([{ batchIds: [], undone: 2 }]);
  const [first] = await (await fresh.read()).employees.findAll(ids);
  expect(first?.jobRoleIds).toEqual(["barista"]);
  expect((await api.employees.withEmail.query()).employeeIds).toEqual([ids[0]]);
});
