import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import type { AvailabilityEntry } from "@crewline/domain/records/employees/availability";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, archiveLocation } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const fridays: AvailabilityEntry = {
  kind: "unavailable",
  weekdays: ["friday"],
  from: "2026-01-01",
  until: null,
  times: { startsAtLocal: "14:00", endsAtLocal: "22:00" },
  note: "Class",
};
const mondays: AvailabilityEntry = { ...fridays, weekdays: ["monday"], times: null, note: "" };

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const saidBy = async (employeeId: EmployeeId) =>
  (await company.read()).availability.find(employeeId);

function save(
  by: Member,
  employeeId: EmployeeId,
  { entries = [fridays], expectedVersion = 0 }: Partial<ReturnType<typeof said>> = {},
) {
  const input = { ...anAttempt(), employeeId, expectedVersion, entries };
  return by.api.employees.saveAvailability.mutate(input);
}
const said = (entries: AvailabilityEntry[], expectedVersion: number) => ({
  entries,
  expectedVersion,
});

describe("availability", () => {
  test("is set by the person, a manager within reach and an admin, and by no one else", async () => {
    const ana = await aMember(company);
    const manager = await aMember(company, { role: "manager" });
    const far = await aMember(company, { role: "manager", reach: [company.market] });
    const colleague = await aMember(company);
    expect(await save(ana, ana.employeeId)).toEqual({ version: 1 });
    expect(await save(manager, ana.employeeId, said([fridays, mondays], 1))).toEqual({
      version: 2,
    });
    expect(await save(company.owner, ana.employeeId, said([mondays], 2))).toEqual({ version: 3 });
    for (const other of [far, colleague]) {
      const refusal = await refusalOf(save(other, ana.employeeId, said([], 3)));
      expect(refusal).toMatchObject({ rule: "notFound" });
    }
    expect(await saidBy(ana.employeeId)).toMatchObject({
      locationIds: [company.harbor],
      entries: [mondays],
      version: 3,
    });
    // A manager's own record counts, wherever the manager's reach is.
    expect(await save(far, far.employeeId)).toEqual({ version: 1 });
    const { events } = await ana.api.employees.history.query({ employeeId: ana.employeeId });
    expect(events.filter(({ act }) => act === "availabilitySet")).toHaveLength(3);
  });

  test("is saved once for an attempt, and never over a later change of another user", async () => {
    const ana = await anEmployee(company);
    const input = { ...anAttempt(), employeeId: ana, expectedVersion: 0, entries: [fridays] };
    const { saveAvailability } = company.owner.api.employees;
    expect(await saveAvailability.mutate(input)).toEqual({ version: 1 });
    expect(await saveAvailability.mutate(input)).toEqual({ version: 1 });
    expect(await refusalOf(save(company.owner, ana))).toMatchObject({ rule: "staleVersion" });
    const cut = { ...fridays, from: "2026-02-01", until: "2026-01-01" };
    const refusal = await refusalOf(save(company.owner, ana, said([cut], 1)));
    expect(refusal.fieldErrors).toEqual({ "entries.0.until": "The last day is before the first." });
  });

  test("does not keep managers from planning: they give a reason", async () => {
    const ana = await anEmployee(company);
    await save(company.owner, ana, said([mondays], 0));
    const shift = { employeeId: ana, day: monday };
    expect(await refusalOf(aShift(company, shift))).toMatchObject({ rule: "overrideNeeded" });
    await expect(aShift(company, shift, ["notAvailable"])).resolves.toBeTruthy();
  });
});

describe("availability is filed where the person works", () => {
  test("also after a move, and nowhere while nothing is said", async () => {
    const ana = await anEmployee(company);
    await save(company.owner, ana);
    const employee = {
      name: "Ana",
      jobRoleIds: [],
      locationIds: [company.market, company.harbor],
      payrollId: null,
      hiredOn: null,
    };
    const input = { ...anAttempt(), employeeId: ana, expectedVersion: 1, employee };
    await company.owner.api.employees.save.mutate(input);
    const places = [company.market, company.harbor];
    expect(await saidBy(ana)).toMatchObject({ locationIds: places, version: 1 });
    await save(company.owner, ana, said([], 1));
    expect(await saidBy(ana)).toMatchObject({ locationIds: [], version: 2 });
  });

  test("also when the place is archived and its people move", async () => {
    const own = await aCompany();
    const ana = await anEmployee(own);
    await save(own.owner, ana);
    await archiveLocation(own, own.harbor, own.market);
    const { availability } = await own.read();
    expect(await availability.get(ana)).toMatchObject({ locationIds: [own.market] });
  });
});

describe("of two records of one person", () => {
  const merge = async (employeeId: EmployeeId, duplicateId: EmployeeId) => {
    const { version: expectedVersion } = await (await company.read()).employees.get(employeeId);
    const input = { ...anAttempt(), employeeId, duplicateId, expectedVersion };
    await company.owner.api.employees.merge.mutate(input);
  };

  test("what the one that stays says is kept", async () => {
    const [ana, double] = [await anEmployee(company), await anEmployee(company)];
    await save(company.owner, ana, said([fridays], 0));
    await save(company.owner, double, said([mondays], 0));
    await merge(ana, double);
    expect(await saidBy(ana)).toMatchObject({ entries: [fridays], version: 2 });
    expect(await saidBy(double)).toBeNull();
  });

  test("what the duplicate says is taken where the other one says nothing", async () => {
    const ana = await anEmployee(company);
    const double = await anEmployee(company, { locationIds: [company.market] });
    await save(company.owner, double, said([mondays], 0));
    await merge(ana, double);
    expect(await saidBy(ana)).toMatchObject({
      employeeId: ana,
      entries: [mondays],
      locationIds: [company.harbor, company.market],
    });
    expect(await saidBy(double)).toBeNull();
  });
});

test("a forgotten person leaves no note and no name beside the times", async () => {
  const ana = await aMember(company, { name: "Zoe Ng" });
  const { employeeId } = ana;
  await save(ana, employeeId);
  const today = todayInNewYork();
  const { employees } = company.owner.api;
  const version = async () => (await (await company.read()).employees.get(employeeId)).version;
  const lastDay = addDays(today, -1);
  const ending = {
    ...anAttempt(),
    employeeId,
    lastDay,
    cause: resigned,
    expectedVersion: await version(),
  };
  await employees.setEmploymentEnd.mutate(ending);
  const forgetting = { ...anAttempt(), employeeId, name: "Zoe Ng" };
  await employees.pseudonymise.mutate({ ...forgetting, expectedVersion: await version() });
  expect(await saidBy(employeeId)).toMatchObject({
    entries: [{ ...fridays, note: "" }],
    updatedByName: "removed",
  });
  const { events } = await employees.history.query({ employeeId });
  const own = events.find(({ act }) => act === "availabilitySet");
  expect(own?.byName).toBe("The person");
  expect(await refusalOf(save(company.owner, employeeId, said([], 1)))).toMatchObject({
    rule: "personRemoved",
  });
});
