import { beforeAll, expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { weekSubject } from "@crewline/domain/records/history/history-event";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { claimId } from "@crewline/domain/records/schedules/shift-request";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { readPlanJudge } from "../../functions/src/operations/schedules/read-plan-judge.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, aShiftPlan, monday } from "../support/a-shift-plan.ts";
import { copied, previewOf } from "../support/a-week-copy.ts";
import { todayInNewYork } from "../support/today.ts";
import type { Budgets } from "../support/set-budgets.ts";
import { HOUR, setBudgetsOf } from "../support/set-budgets.ts";
import { countReads } from "../support/count-reads.ts";

const tuesday = addDays(monday, 1);
const reason = "Busy week";
const override = { codes: ["overBudget" as const], reason };

let company: TestCompany;
let ana: EmployeeId;
let manager: Member;

beforeAll(async () => {
  company = await aCompany();
  ana = await anEmployee(company);
  manager = await aMember(company, { role: "manager", name: "Max Moor" });
});

const setBudgets = (budgets: Budgets) => setBudgetsOf(company, budgets);

type Plan = Partial<ShiftPlan> & { range?: string };
const planOf = (plan: Plan) => aShiftPlan(company, { employeeId: ana, ...plan });

const add = (api: Member["api"], plan: Plan, given: { override?: typeof override } = {}) =>
  api.schedules.addShift.mutate({ ...anAttempt(), shift: planOf(plan), ...given });

test("a shift beyond the hours of the week's budget needs a reason, also where the device saw none", async () => {
  const { api } = manager;
  await setBudgets({ hours: 12 });
  const { shiftId } = await add(api, { range: "09:00-17:00" });
  const late = { day: tuesday, range: "09:00-14:00" };
  expect(await refusalOf(add(api, late))).toMatchObject({
    rule: "overrideNeeded",
    message:
      "The week is over budget. Scheduling Ana Diaz then needs a reason. Enter one, or change the shift.",
  });
  await add(api, { ...late, employeeId: null });
  await add(api, { ...late, range: "09:00-13:00" });
  const save = (expectedVersion: number, plan: Plan, given = {}) =>
    api.schedules.saveShift.mutate({
      ...anAttempt(),
      shiftId,
      expectedVersion,
      shift: planOf(plan),
      ...given,
    });
  await save(1, { range: "10:00-18:00" });
  expect(await refusalOf(save(2, { range: "10:00-19:00" }))).toMatchObject({
    rule: "overrideNeeded",
  });
  await save(2, { range: "10:00-19:00" }, { override });
  await save(3, { range: "10:00-19:00", note: "Keys" });
  const { overrides } = await (await company.read()).shifts.get(shiftId);
  expect(overrides).toMatchObject([{ codes: ["overBudget"], reason }]);
});

test("of many shifts at once, those beyond the budget are left out, or added with a reason", async () => {
  await setBudgets({ hours: 10 });
  const shifts = [10, 11, 12].map((days) => {
    const { locationId: _here, ...plan } = planOf({
      day: addDays(monday, 14 + days - 10),
      range: "09:00-14:00",
    });
    return plan;
  });
  const many = (given = {}) =>
    manager.api.schedules.addShifts.mutate({
      ...anAttempt(),
      locationId: company.harbor,
      shifts,
      ...given,
    });
  const { shiftIds, skipped } = await many();
  expect(shiftIds).toHaveLength(2);
  expect(skipped).toMatchObject([{ why: expect.stringContaining("The week is over budget") }]);
});

test("a copy and an import say which shifts are over the hours, and ask for a reason", async () => {
  await setBudgets({ hours: 8 });
  const from = addDays(monday, 28);
  const days = [from, addDays(from, 1)];
  for (const day of days) await aShift(company, { employeeId: ana, day }, ["overBudget"]);
  const copy = {
    api: manager.api,
    source: { kind: "week", weekStart: from },
    weekStarts: [addDays(from, 7)],
  } as const;
  expect(await previewOf(company, copy)).toMatchObject([
    {
      added: 2,
      needsReason: ["overBudget"],
      warned: [{ why: "16:00 h planned in the week; the budget is 8:00 h" }],
    },
  ]);
  const [refused] = await copied(company, copy);
  expect(refused?.rows[0]?.problem).toMatch(/over budget/u);
  const [done] = await copied(company, { ...copy, override });
  expect(done?.rows[0]).toMatchObject({ problem: null });

  const shifts = days.map((_day, index) => {
    const { locationId: _here, ...plan } = planOf({ day: addDays(from, 14 + index) });
    return { key: `${index}`, plan };
  });
  const { checkImport } = manager.api.schedules;
  const checked = await checkImport.mutate({ locationId: company.harbor, shifts });
  expect(checked.needsReason).toEqual(["overBudget"]);
  expect(checked.rows).toMatchObject([
    { warning: null },
    { warning: "16:00 h planned in the week; the budget is 8:00 h" },
  ]);
});

test("a labor budget is judged by the server's wages, and its amounts are told only to who sees them", async () => {
  await setBudgets({ minorPerWeek: 200_00, minorByDay: { tuesday: 50_00 } });
  const from = addDays(monday, 70);
  const days = [from, addDays(from, 1)];
  await add(manager.api, { day: from });
  expect(await refusalOf(add(manager.api, { day: days[1] ?? "" }))).toMatchObject({
    rule: "overrideNeeded",
    message: expect.stringMatching(/^The week is over budget\. /u),
  });
  await aShift(company, { employeeId: ana, day: days[1] ?? "" }, ["overBudget"]);
  const copy = {
    source: { kind: "week", weekStart: from },
    weekStarts: [addDays(from, 7)],
  } as const;
  const warned = async (api: Member["api"]) =>
    (await previewOf(company, { ...copy, api })).flatMap((week) =>
      week.warned.map(({ why }) => why),
    );
  expect(await warned(manager.api)).toEqual([
    "The week costs more than its budget. Tuesday costs more than its budget",
  ]);
  expect(await warned(company.owner.api)).toEqual([
    "The week costs $296.00; the budget is $200.00. Tuesday costs $148.00; the budget is $50.00",
  ]);
});

test("a week over budget is published with a reason only, unless a shift has one", async () => {
  const from = addDays(monday, 126);
  const week = { locationId: company.harbor, weekStart: from };
  await setBudgets({});
  await add(manager.api, { day: from });
  await setBudgets({ hours: 6, minorByDay: { monday: 50_00 } });
  const exceeded = async (api: Member["api"]) =>
    (await api.schedules.exceededBudgets.query(week)).exceeded;
  expect(await exceeded(manager.api)).toEqual([
    { over: { found: 8 * HOUR, limit: 6 * HOUR, of: { kind: "hours" } }, hasReason: false },
    { over: { of: { kind: "unseenCost", day: from } }, hasReason: false },
  ]);
  expect((await exceeded(company.owner.api))[1]?.over).toMatchObject({ limit: 50_00 });
  const publish = (given: { reason?: string } = {}) =>
    manager.api.schedules.publish.mutate({ ...anAttempt(), ...week, ...given });
  expect(await refusalOf(publish())).toMatchObject({
    rule: "budgetReasonNeeded",
    message: "The week is over budget. Enter a reason, or change the plan.",
  });
  expect(await publish({ reason })).toMatchObject({ added: 1 });
  const { history } = await company.read();
  const subject = weekSubject(scheduleId(company.harbor, from));
  expect(await history.list([["subject", "==", subject]])).toMatchObject([{ act: "published" }]);
  // The second shift has its own reason.
  await add(manager.api, { day: addDays(from, 1), range: "09:00-10:00" }, { override });
  expect(await publish()).toMatchObject({ added: 1 });
});

test("an open shift that takes the week over budget is not taken but asked for, and the manager is told why", async () => {
  const from = addDays(weekStartOf(todayInNewYork(), "monday"), 14);
  await setBudgets({});
  const clerk = await aMember(company, { role: "employee", name: "Eve Ash" });
  const shiftId = await aShift(company, { employeeId: null, day: from });
  await company.owner.api.schedules.publish.mutate({
    ...anAttempt(),
    locationId: company.harbor,
    weekStart: from,
  });
  await setBudgets({ minorByDay: { monday: 50_00 } });
  const claim = () => clerk.api.schedules.claimShift.mutate({ ...anAttempt(), shiftId });
  expect(await claim()).toEqual({ state: "asked", because: null });
  const rankFor = async ({ schedules }: Member["api"]) =>
    (await schedules.rankClaims.query({ shiftId })).ranked[0]?.rank?.overBudgets;
  expect(await rankFor(manager.api)).toEqual([{ of: { kind: "unseenCost", day: from } }]);
  expect(await rankFor(company.owner.api)).toEqual([
    { found: 148_00, limit: 50_00, of: { kind: "cost", currency: "USD", day: from } },
  ]);
  await manager.api.schedules.decideRequest.mutate({
    ...anAttempt(),
    requestId: claimId(shiftId, clerk.employeeId),
    decision: "approved",
    note: "",
  });
  expect(await (await company.read()).shifts.get(shiftId)).toMatchObject({
    employeeId: clerk.employeeId,
    overrides: [{ codes: ["overBudget"], reason: "Approved on request", byName: "Max Moor" }],
  });
});

test("budgets cost one read of the plan where none is set, and the week's shifts where one is", async () => {
  const from = addDays(monday, 98);
  await setBudgets({});
  const others = await Promise.all(
    ["Ben Bo", "Cleo Coe", "Dan Doe"].map((name) => anEmployee(company, { name })),
  );
  for (const employeeId of others) await aShift(company, { employeeId, day: from });
  const store = await company.read();
  const asked = {
    company: await store.company(),
    location: await store.locations.get(company.harbor),
    employeeIds: [ana],
    days: [from],
  };
  const actor = { uid: company.owner.login.uid, role: "admin", scope: "company" } as never;
  const reads = (budgets?: object) =>
    countReads(() => readPlanJudge(store, actor, { ...asked, ...(budgets && { budgets }) }));
  const without = await reads();
  expect(await reads({})).toBe(without + 2);
  await setBudgets({ hours: 100 });
  expect(await reads({})).toBe(without + 2 + 3);
  const shifts = await store.shifts.list([["day", "==", from]]);
  expect(await reads({ shifts })).toBe(without + 2);
  await setBudgets({ minorPerWeek: 900_00 });
  // Of each of the three: the shifts that are theirs anywhere, the record and the pay; the member.
  expect(await reads({ shifts })).toBe(without + 2 + 3 * 3 + 1);
});
