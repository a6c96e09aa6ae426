import { expect, test } from "vitest";
import { aCompany, aMember, anEmployee, basics, memberOf } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aShiftPlan } from "../support/a-shift-plan.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { aBulk, aRow } from "../support/employee-rows.ts";

test("an attempt sent again gets the same answer and happens once", async () => {
  const company = await aCompany();
  const people = ["Ana", "Bo"].map((name) => ({
    name,
    email: null,
    jobRole: null,
    rateTenThousandths: 150_000,
  }));
  const input = {
    ...anAttempt(),
    people,
    locationIds: [company.harbor],
    ratesFrom: "2026-01-01",
  };
  const first = await company.owner.api.employees.add.mutate(input);
  expect(await company.owner.api.employees.add.mutate(input)).toEqual(first);
  const store = await company.read();
  expect(await store.employees.list([])).toHaveLength(2);
  expect(await store.wageChanges.list([])).toHaveLength(2);
});

test("attempts sent at the same time happen once", async () => {
  const company = await aCompany();
  const input = { ...anAttempt(), shift: aShiftPlan(company) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => company.owner.api.schedules.addShift.mutate(input)),
  );
  expect(new Set(answers.map(({ shiftId }) => shiftId)).size).toBe(1);
  expect(await (await company.read()).shifts.list([])).toHaveLength(1);
});

test("founding a company twice with one attempt founds one company", async () => {
  const login = await aLogin();
  const input = { ...anAttempt(), company: basics };
  const first = await apiFor(login.idToken).onBoard.createCompany.mutate(input);
  const { api } = await memberOf(login);
  expect(await api.onBoard.createCompany.mutate(input)).toEqual(first);
  const second = api.onBoard.createCompany.mutate({ ...input, ...anAttempt() });
  expect(await refusalOf(second)).toMatchObject({ code: "CONFLICT", rule: "alreadyMember" });
});

test("a refused attempt leaves nothing behind and may succeed later", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const attempt = anAttempt();
  expect(await refusalOf(ana.api.timeEntries.clockOut.mutate(attempt))).toMatchObject({
    rule: "notClockedIn",
  });
  const clockIn = { ...anAttempt(), locationId: company.harbor, jobRoleId: null };
  const { entryId } = await ana.api.timeEntries.clockIn.mutate(clockIn);
  const done = { entryId, position: null };
  expect(await ana.api.timeEntries.clockOut.mutate(attempt)).toEqual(done);
  expect(await ana.api.timeEntries.clockOut.mutate(attempt)).toEqual(done);
});

test("a key cannot be used for something else", async () => {
  const company = await aCompany();
  const attempt = anAttempt();
  const name = { displayName: "Kim" };
  await company.owner.api.user.save.mutate({ ...attempt, ...name });
  const other = company.owner.api.user.save.mutate({ ...attempt, displayName: "Lou" });
  expect(await refusalOf(other)).toMatchObject({ code: "BAD_REQUEST" });
  const elsewhere = company.owner.api.onBoard.finish.mutate(attempt);
  expect(await refusalOf(elsewhere)).toMatchObject({ code: "BAD_REQUEST" });
});

test("a key of a bulk action cannot be used for other rows", async () => {
  const company = await aCompany();
  const [ana, bo] = [await anEmployee(company), await anEmployee(company)];
  const bulk = { ...aBulk(), rows: [aRow({ employeeId: ana, employee: { name: "Ana B" } })] };
  const { saveRows } = company.owner.api.employees;
  const first = await saveRows.mutate(bulk);
  expect(await saveRows.mutate(bulk)).toEqual(first);
  const rows = [aRow({ employeeId: bo, employee: { name: "Bo B" } })];
  const changed = [aRow({ employeeId: ana, employee: { name: "Ana C" } })];
  for (const other of [{ rows }, { rows: changed }, { rows: [...bulk.rows, ...rows] }]) {
    const refused = await refusalOf(saveRows.mutate({ ...bulk, ...other }));
    expect(refused).toMatchObject({ code: "BAD_REQUEST" });
  }
  const names = (await (await company.read()).employees.list([])).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["Ana B", "Ana Diaz"]);
});
