import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const today = todayInNewYork();
const day = (offset: number) => addDays(today, offset);

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const employeeOf = async (id: EmployeeId) => (await company.read()).employees.get(id);

async function endAll(ids: readonly EmployeeId[], lastDay: string, by: Member = company.owner) {
  const rows = await Promise.all(
    ids.map(async (id) => {
      const { name: title, version: expectedVersion } = await employeeOf(id);
      return { key: id, title, employeeId: id, expectedVersion };
    }),
  );
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "End employments" };
  return by.api.employees.endMany.mutate({ ...bulk, lastDay, cause: resigned, rows });
}

const undo = (batchId: BatchId) =>
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
  const refusal = "Cy does not work here any more, so there is nothing to end.";
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
  const terms = { employeeId: bo, expectedVersion: version, lastDay: day(-1), cause: resigned };
  await company.owner.api.employees.setEmploymentEnd.mutate({ ...anAttempt(), ...terms });
  expect(problems(await undo(later.batchId))).toEqual([
    "Bo does not work here any more. Rehire them first.",
  ]);
  expect(await employeeOf(bo)).toMatchObject({ status: "terminated" });
});

test("no one ends the only admin or a person of a higher role, and managers only their own people", async () => {
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

test("the reason of an end is visible to admins and managers, never to the employee", async () => {
  const own = await aCompany();
  const ana = await aMember(own, { name: "Ana" });
  const marcus = await aMember(own, { role: "manager", name: "Marcus" });
  const cause = { reason: "dismissed" as const, note: "Lost the keys" };
  const edit = async () => {
    const { version } = await (await own.read()).employees.get(ana.employeeId);
    return { ...anAttempt(), employeeId: ana.employeeId, expectedVersion: version };
  };
  await own.owner.api.employees.setEmploymentEnd.mutate({
    ...(await edit()),
    lastDay: day(30),
    cause,
  });
  const endOf = async () => (await own.read()).employeeEnds.get(ana.employeeId);
  expect(await endOf()).toMatchObject({ present: { ...cause, lastDay: day(30) } });
  const reasonFor = async ({ api }: Pick<Member, "api">) => {
    const { events } = await api.employees.history.query({ employeeId: ana.employeeId });
    return events.find(({ act }) => act === "endPlanned")?.endReason;
  };
  expect(await reasonFor(marcus)).toBe("dismissed");
  expect(await reasonFor(ana)).toBeNull();
  const { profiles } = await marcus.api.employees.profiles.query();
  expect(profiles.find(({ employeeId }) => employeeId === ana.employeeId)?.end).toEqual(cause);

  await own.owner.api.employees.setEmploymentEnd.mutate({ ...(await edit()), lastDay: null });
  expect(await endOf()).toMatchObject({ present: null });
});

test("the reason Other is refused without a note, beside it", async () => {
  const ana = await anEmployee(company);
  const call = company.owner.api.employees.setEmploymentEnd.mutate({
    ...anAttempt(),
    employeeId: ana,
    expectedVersion: 1,
    lastDay: day(30),
    cause: { reason: "other", note: " " },
  });
  expect(await refusalOf(call)).toMatchObject({
    fieldErrors: { "cause.note": "Enter a note for the reason Other." },
  });
});

test("undoing many ends restores the reasons from before", async () => {
  const ana = await anEmployee(company);
  const plan = async (lastDay: string, reason: "retired" | "resigned") => {
    const { name: title, version: expectedVersion } = await employeeOf(ana);
    return company.owner.api.employees.endMany.mutate({
      ...anAttempt(),
      groupId: randomUUID(),
      title: "End employments",
      lastDay,
      cause: { reason, note: "" },
      rows: [{ key: ana, title, employeeId: ana, expectedVersion }],
    });
  };
  await plan(day(40), "retired");
  const { batchId } = await plan(day(20), "resigned");
  await undo(batchId);
  expect(await (await company.read()).employeeEnds.get(ana)).toMatchObject({
    present: { reason: "retired", lastDay: day(40) },
  });
});

test("an employment does not end without a reason, one by one or many at once", async () => {
  const employeeId = await anEmployee(company);
  const { employees } = company.owner.api;
  const call = employees.setEmploymentEnd.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: 1,
    lastDay: day(30),
  });
  expect(await refusalOf(call)).toMatchObject({
    code: "BAD_REQUEST",
    fieldErrors: { "cause.reason": "Choose a reason." },
  });
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "End", lastDay: day(30) };
  const rows = [{ key: "1", title: "Ana", employeeId, expectedVersion: 1 }];
  const many = employees.endMany.mutate({ ...bulk, rows } as never);
  expect((await refusalOf(many)).fieldErrors).toHaveProperty("cause");
  expect((await (await company.read()).employees.get(employeeId)).terminatedOn).toBeNull();
});
