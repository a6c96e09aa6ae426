import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { beforeAll, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aCustomField, saveValues, storedValues } from "../support/custom-fields.ts";
import { aBulk, aRow, problemsOf, undoBatch } from "../support/employee-rows.ts";

let company: TestCompany;
let locker: CustomFieldId;
let secret: CustomFieldId;

beforeAll(async () => {
  company = await aCompany();
  locker = await aCustomField(company, { label: "Locker" });
  secret = await aCustomField(company, { label: "Secret", level: "admins" });
});

const save = (rows: ReturnType<typeof aRow>[], api = company.owner.api) =>
  api.employees.saveRows.mutate({ ...aBulk(), rows });

test("a row changes custom fields, and its undo brings the values back", async () => {
  const employeeId = await anEmployee(company);
  await saveValues(company, company.owner, { employeeId, values: { [locker]: "1" } });
  const fields = [
    { fieldId: locker, value: "2" },
    { fieldId: secret, value: "x" },
  ];
  const answer = await save([aRow({ employeeId, fields, expectedFieldsVersion: 1 })]);
  expect(problemsOf(answer)).toEqual([null]);
  expect(await storedValues(company, employeeId)).toEqual({
    managers: { [locker]: "2" },
    admins: { [secret]: "x" },
  });
  await undoBatch(company.owner.api, answer.batchId);
  expect(await storedValues(company, employeeId)).toEqual({
    managers: { [locker]: "1" },
    admins: {},
  });
});

test("a row whose values changed since the dry run is refused, and so is its undo", async () => {
  const employeeId = await anEmployee(company);
  const fields = [{ fieldId: locker, value: "2" }];
  const late = aRow({ employeeId, fields, expectedFieldsVersion: 3 });
  expect(problemsOf(await save([late]))[0]).toContain("changed");
  const answer = await save([aRow({ employeeId, fields, expectedFieldsVersion: 0 })]);
  await saveValues(company, company.owner, { employeeId, values: { [locker]: "3" } });
  expect(problemsOf(await undoBatch(company.owner.api, answer.batchId))[0]).toContain("changed");
  expect(await storedValues(company, employeeId)).toEqual({ managers: { [locker]: "3" } });
});

test("a new person comes and goes with the values of the row", async () => {
  const employee = { name: "Kim", locationIds: [company.harbor] };
  const row = aRow({ employee, fields: [{ fieldId: locker, value: "7" }] });
  const { batchId, rows } = await save([row]);
  const id = anEmployeeId(rows[0]?.recordId ?? "");
  expect(await storedValues(company, id)).toEqual({ managers: { [locker]: "7" } });
  await saveValues(company, company.owner, { employeeId: id, values: { [locker]: "8" } });
  expect(problemsOf(await undoBatch(company.owner.api, batchId))[0]).not.toBeNull();
  await saveValues(company, company.owner, { employeeId: id, values: { [locker]: "7" } });
  expect(problemsOf(await undoBatch(company.owner.api, batchId))).toEqual([null]);
  expect(await storedValues(company, id)).toEqual({});
});

test("a manager's row reaches no field of admins, and a value of another type none", async () => {
  const marcus = await aMember(company, { role: "manager", name: "Marcus" });
  const employeeId = await anEmployee(company);
  const of = (fieldId: CustomFieldId, value: string | number) =>
    aRow({ employeeId, fields: [{ fieldId, value }] });
  const told = await save([of(secret, "x")], marcus.api);
  const wrong = await save([of(locker, 7)], marcus.api);
  expect([...problemsOf(told), ...problemsOf(wrong)].every((problem) => problem !== null)).toBe(
    true,
  );
  expect(await storedValues(company, employeeId)).toEqual({});
  expect(problemsOf(await save([of(locker, "7")], marcus.api))).toEqual([null]);
});
