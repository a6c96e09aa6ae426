import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { aWageChange, cancelWageChanges } from "../support/a-wage-change.ts";
import { farAhead, fartherAhead } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const far = farAhead;
const later = fartherAhead;

async function add(
  { owner }: TestCompany,
  employeeId: EmployeeId,
  day: string,
): Promise<WageChangeId> {
  const change = aWageChange(employeeId, day);
  return (await owner.api.wageChanges.add.mutate({ ...anAttempt(), change })).wageChangeId;
}

async function undo({ owner }: TestCompany, batchId: BatchId): Promise<(string | null)[]> {
  const { rows } = await owner.api.wageChanges.undoBatch.mutate({ ...anAttempt(), batchId });
  return rows.map(({ problem }) => problem);
}

test("scheduled changes are cancelled together, each on its own, and put back", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const changes = [
    await add(company, ana, far),
    await add(company, ana, later),
    await add(company, ana, "2026-02-01"),
  ];
  const store = await company.read();
  const before = await store.employeePay.get(ana);
  const { batchId, problems } = await cancelWageChanges(company.owner.api, changes);
  expect(problems).toEqual([null, null, expect.stringContaining("cannot be undone")]);
  const days = async () =>
    (await store.employeePay.get(ana)).rates.map(({ effectiveDate }) => effectiveDate);
  expect(await days()).toEqual(["2026-01-01", "2026-02-01"]);
  const { groups } = await company.owner.api.wageChanges.recentBatches.query();
  expect(groups).toMatchObject([{ batchIds: [batchId], done: 2, failed: 1, undone: 0 }]);
  expect(await undo(company, batchId)).toEqual([null, null]);
  expect((await store.employeePay.get(ana)).rates).toEqual(before.rates);
  const states = changes.map(async (id) => (await store.wageChanges.get(id)).isCancelled);
  expect(await Promise.all(states)).toEqual([false, false, false]);
});

test("a cancelled change is not put back where another one has taken its day", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const first = await add(company, ana, far);
  const { batchId } = await cancelWageChanges(company.owner.api, [first]);
  await add(company, ana, far);
  expect(await undo(company, batchId)).toEqual([
    expect.stringContaining("already has a change of this rate"),
  ]);
});

test("a cancelled change is not put back behind the last day of the person", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const { batchId } = await cancelWageChanges(company.owner.api, [await add(company, ana, far)]);
  await company.owner.api.employees.setEmploymentEnd.mutate({
    ...anAttempt(),
    employeeId: ana,
    expectedVersion: 1,
    lastDay: addDays(far, -30),
    cause: resigned,
  });
  expect(await undo(company, batchId)).toEqual([expect.stringContaining("last day of Ana Diaz")]);
});
