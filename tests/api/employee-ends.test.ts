import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "@crewline/domain/time/local-date";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";

const today = todayInNewYork();
const day = (offset: number) => addDays(today, offset);

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const employeeOf = async (id: string) => (await company.read()).employees.get(id);

async function endAll(ids: readonly string[], lastDay: string, by: Member = company.owner) {
  const rows = await Promise.all(
    ids.map(async (id) => {
      const { name: title, version: expectedVersion } = await employeeOf(id);
      return { key: id, title, employeeId: id, expectedVersion };
    }),
  );
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "End employments" };
  return by.api.employees.endMany.mutate({ ...bulk, lastDay, rows });
}

const undo = (batchId: string) =>
  company.owner.api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
const problems = ({ rows }: { rows: { problem: string | null }[] }) =>
  rows.map(({ problem }) => problem);

test("many employments end after one day, each row says what is in its way, and all are undone", async () => {
  const [ana, planned] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
  const gone = await anEmployee(company, { name: "Cy" });
  await endAll([gone], day(-1));
  await endAll([planned], day(9));
  await aShift(company, { employeeId: ana, day: day(5) });
  const employeeIds = [ana, planned, gone];
  const refusal = "Cy is terminated and cannot be terminated.";
  const { people } = await company.owner.api.employees.previewEnds.query({
    employeeIds,
    lastDay: day(2),
  });
  expect(people).toMatchObject([
    { employeeId: ana, problem: null, preview: { shiftCount: 1, endsAtOnce: false } },
    { employeeId: planned, problem: null, preview: { shiftCount: 0 } },
    { employeeId: gone, problem: refusal, preview: null },
  ]);
  const answer = await endAll(employeeIds, day(2));
  expect(problems(answer)).toEqual([null, null, refusal]);
  expect(await employeeOf(ana)).toMatchObject({ status: "active", terminatedOn: day(2) });
  expect(problems(await undo(answer.batchId))).toEqual([null, null]);
  expect(await employeeOf(ana)).toMatchObject({ status: "active", terminatedOn: null });
  expect(await employeeOf(planned)).toMatchObject({ terminatedOn: day(9) });
});

test("an end that has been carried out stays, whichever way it came", async () => {
  const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
  const atOnce = await endAll([ana], day(-1));
  expect(atOnce.rows).toMatchObject([{ problem: null, canBeUndone: false }]);
  const later = await endAll([bo], day(1));
  const { version } = await employeeOf(bo);
  const terms = { employeeId: bo, expectedVersion: version, lastDay: day(-1) };
  await company.owner.api.employees.setEmploymentEnd.mutate({ ...anAttempt(), ...terms });
  expect(problems(await undo(later.batchId))).toEqual([
    "Bo is terminated and cannot have the end of the employment taken back.",
  ]);
  expect(await employeeOf(bo)).toMatchObject({ status: "terminated" });
});

test("nobody ends the only admin or somebody above, and managers only their own people", async () => {
  const boss = await aMember(company, { name: "Dee", role: "admin" });
  const far = await anEmployee(company, { name: "Eve", locationIds: [company.market] });
  const manager = await aMember(company, { name: "Max", role: "manager" });
  const answer = await endAll([boss.employeeId, far], day(3), manager);
  expect(answer.rows.every(({ problem }) => problem !== null)).toBe(true);
  const { people } = await manager.api.employees.previewEnds.query({
    employeeIds: [boss.employeeId, far],
    lastDay: day(3),
  });
  expect(people.map(({ problem }) => problem)).toEqual(problems(answer));
});
