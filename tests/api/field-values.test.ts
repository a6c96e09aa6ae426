import { aFieldId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { resigned } from "../support/an-end-cause.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aCustomField, saveValues, storedValues } from "../support/custom-fields.ts";

let company: TestCompany;
let marcus: Member & { employeeId: EmployeeId };
const fields = { secret: aFieldId("none"), locker: aFieldId("none"), shirt: aFieldId("none") };

beforeAll(async () => {
  company = await aCompany();
  marcus = await aMember(company, { role: "manager", name: "Marcus" });
  fields.secret = await aCustomField(company, { label: "Secret", level: "admins" });
  fields.locker = await aCustomField(company, { label: "Locker", level: "managers" });
  fields.shirt = await aCustomField(company, { label: "Shirt", level: "employee" });
});

const eventsOf = async (employeeId: EmployeeId) =>
  (await (await company.read()).employeeEvents.list([["employeeId", "==", employeeId]])).filter(
    ({ act }) => act === "fieldsChanged",
  );

describe("values of custom fields", () => {
  test("are kept at the level of their field, with a row that holds none of them", async () => {
    const employeeId = await anEmployee(company);
    const { secret, locker, shirt } = fields;
    const values = { [secret]: "on probation", [locker]: "B 12", [shirt]: "M" };
    const { version } = await saveValues(company, company.owner, { employeeId, values });
    expect(version).toBe(3);
    expect(await storedValues(company, employeeId)).toEqual({
      admins: { [secret]: "on probation" },
      managers: { [locker]: "B 12" },
      employee: { [shirt]: "M" },
    });
    const events = await eventsOf(employeeId);
    expect(events[0]?.changes.map(({ field }) => field)).toEqual(Object.keys(values).toSorted());
    expect(JSON.stringify(events)).not.toContain("probation");
  });

  test("that are the same are not saved again", async () => {
    const employeeId = await anEmployee(company);
    const change = { employeeId, values: { [fields.locker]: "7" } };
    await saveValues(company, company.owner, change);
    expect(await saveValues(company, company.owner, change)).toEqual({ version: 1 });
    expect((await eventsOf(employeeId)).length).toBe(1);
  });

  test("are saved by a manager in reach as far as managers see them", async () => {
    const employeeId = await anEmployee(company);
    const as = { employeeId, role: "manager" as const };
    await saveValues(company, marcus, { ...as, values: { [fields.locker]: "7" } });
    const [secret, missing] = await Promise.all(
      [fields.secret, "none"].map((fieldId) =>
        refusalOf(saveValues(company, marcus, { ...as, values: { [fieldId]: "x" } })),
      ),
    );
    expect(secret).toMatchObject({ code: "NOT_FOUND" });
    expect(secret).toEqual(missing);
    expect(await storedValues(company, employeeId)).toEqual({ managers: { [fields.locker]: "7" } });
  });

  test("are not saved by a manager of another location, an employee or another company", async () => {
    const ana = await aMember(company, { name: "Ana", locationIds: [company.market] });
    const stranger = (await aCompany()).owner;
    const change = {
      employeeId: ana.employeeId,
      values: { [fields.shirt]: "M" },
      role: "employee",
    };
    const codes = [marcus, ana, stranger].map(async (who) => {
      const { code } = await refusalOf(saveValues(company, who, change as never));
      return code;
    });
    expect(await Promise.all(codes)).toEqual(["NOT_FOUND", "FORBIDDEN", "NOT_FOUND"]);
    expect(await storedValues(company, ana.employeeId)).toEqual({});
  });

  test("changed by an admin alone do not outdate a manager's form, and those of both do", async () => {
    const employeeId = await anEmployee(company);
    const { secret, locker } = fields;
    await saveValues(company, company.owner, { employeeId, values: { [secret]: "x" } });
    const form = { employeeId, role: "manager" as const, expectedVersion: 0 };
    await saveValues(company, marcus, { ...form, values: { [locker]: "1" } });
    const late = saveValues(company, marcus, { ...form, values: { [locker]: "2" } });
    expect(await refusalOf(late)).toMatchObject({ rule: "staleVersion" });
  });

  test("are refused beside their input", async () => {
    const employeeId = await anEmployee(company);
    const change = saveValues(company, company.owner, {
      employeeId,
      values: { [fields.locker]: 12 },
    });
    expect(await refusalOf(change)).toMatchObject({ rule: "invalidField", message: "Enter text." });
  });

  test("reach a file as far as its reader sees them, and no further", async () => {
    const [near, far] = [
      await anEmployee(company, { name: "Near" }),
      await anEmployee(company, { name: "Far", locationIds: [company.market] }),
    ];
    for (const employeeId of [near, far, marcus.employeeId]) {
      const values = { [fields.secret]: "x", [fields.locker]: employeeId };
      await saveValues(company, company.owner, { employeeId, values });
    }
    const read = async ({ api }: Member, level: "admins" | "managers") => {
      const { rows } = await api.employees.fieldValues.query({ level, from: null });
      return rows.map(({ employeeId }) => employeeId);
    };
    const ofMarcus = await read(marcus, "managers");
    expect(ofMarcus).toContain(near);
    expect(ofMarcus).not.toContain(far);
    expect(ofMarcus).not.toContain(marcus.employeeId);
    expect(await refusalOf(read(marcus, "admins"))).toMatchObject({ rule: "notFound" });
    expect(await read(company.owner, "admins")).toEqual(expect.arrayContaining([near, far]));
  });
});

test("an employee edits their own values of the fields that allow it, and no others", async () => {
  const ana = await aMember(company, { name: "Ana" });
  const { employeeId } = ana;
  const own = { level: "employee", isOwnEditable: true } as const;
  const size = await aCustomField(company, { label: "Apron size", ...own });
  const save = (fieldId: CustomFieldId, value: string, expectedVersion = 0) =>
    ana.api.employees.saveOwnFieldValues.mutate({
      ...anAttempt(),
      expectedVersion,
      values: [{ fieldId, value }],
    });
  expect(await save(size, "L")).toEqual({ version: 1 });
  expect(await storedValues(company, employeeId)).toEqual({ employee: { [size]: "L" } });
  const missing = await refusalOf(save(aFieldId("none"), "x", 1));
  for (const hidden of [fields.shirt, fields.locker, fields.secret]) {
    expect(await refusalOf(save(hidden, "x", 1))).toEqual(missing);
  }
  expect(await refusalOf(save(size, "M"))).toMatchObject({ rule: "staleVersion" });
  const { events } = await ana.api.employees.history.query({ employeeId });
  expect(events.find(({ act }) => act === "fieldsChanged")?.byName).toBe("The person");
});

test("a file of more people than one page holds has each of them once", async () => {
  const large = await aCompany();
  const locker = await aCustomField(large, { label: "Locker" });
  const ids = Array.from({ length: 230 }, (_, index) => anEmployeeId(`person${index}`));
  await inTransaction((unit) => {
    const { fieldValues } = companyStore(unit, large.companyId);
    for (const employeeId of ids) {
      const values = { [locker]: employeeId };
      const page = { employeeId, level: "managers" as const, fieldIds: [locker], values };
      fieldValues.at("managers").save(employeeId, { ...page, version: 1 });
    }
    return Promise.resolve();
  });
  const { fieldValues } = large.owner.api.employees;
  const first = await fieldValues.query({ level: "managers", from: null });
  const second = await fieldValues.query({ level: "managers", from: first.next });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([200, 30, null]);
  const read = [...first.rows, ...second.rows].map(({ employeeId }) => employeeId);
  expect(read.toSorted()).toEqual(ids.toSorted());
});

test("a merge keeps the value of the record that stays, and says so before", async () => {
  const [stays, duplicate] = [await anEmployee(company), await anEmployee(company)];
  const { locker, shirt } = fields;
  await saveValues(company, company.owner, { employeeId: stays, values: { [locker]: "1" } });
  const other = { [locker]: "2", [shirt]: "M" };
  await saveValues(company, company.owner, { employeeId: duplicate, values: other });
  const pair = { employeeId: stays, duplicateId: duplicate };
  const { keptFields } = await company.owner.api.employees.previewMerge.query(pair);
  expect(keptFields).toEqual([{ label: "Locker", kept: "1", dropped: "2" }]);
  const { version: expectedVersion } = await (await company.read()).employees.get(stays);
  await company.owner.api.employees.merge.mutate({ ...anAttempt(), ...pair, expectedVersion });
  expect(await storedValues(company, stays)).toEqual({
    managers: { [locker]: "1" },
    employee: { [shirt]: "M" },
  });
  expect(await storedValues(company, duplicate)).toEqual({});
});

test("nothing is left of the values once the employee's data is erased", async () => {
  const bo = await anEmployee(company, { name: "Bo" });
  await saveValues(company, company.owner, { employeeId: bo, values: { [fields.locker]: "B 12" } });
  const { employees } = company.owner.api;
  const edit = async () => ({
    ...anAttempt(),
    employeeId: bo,
    expectedVersion: (await (await company.read()).employees.get(bo)).version,
  });
  await employees.setEmploymentEnd.mutate({
    ...(await edit()),
    lastDay: "2026-01-31",
    cause: resigned,
  });
  await employees.pseudonymise.mutate({ ...(await edit()), name: "Bo" });
  expect(await storedValues(company, bo)).toEqual({});
  const late = saveValues(company, company.owner, {
    employeeId: bo,
    values: { [fields.locker]: "1" },
  });
  expect(await refusalOf(late)).toMatchObject({ rule: "personRemoved" });
});

test("an export of all data has the fields, archived ones included, and their values", async () => {
  const employeeId = await anEmployee(company);
  const old = await aCustomField(company, { label: "Old field" });
  await saveValues(company, company.owner, { employeeId, values: { [old]: "kept" } });
  const { version: expectedVersion } = await (await company.read()).customFields.book();
  const archive = { ...anAttempt(), expectedVersion, fieldId: old, isArchived: true };
  await company.owner.api.settings.archiveCustomField.mutate(archive);
  const { id: exportId } = await company.owner.api.settings.startExport.mutate(anAttempt());
  const pageOf = async (kind: "customFields" | "managerFieldValues") =>
    company.owner.api.settings.exportPage.query({ exportId, kind, after: null });
  const [definitions, values] = [await pageOf("customFields"), await pageOf("managerFieldValues")];
  expect(definitions.rows.map(({ id }) => id)).toEqual(["admins", "employee", "managers"]);
  expect(JSON.stringify(definitions)).toContain("Old field");
  expect(values.rows.find(({ id }) => id === employeeId)?.["values"]).toEqual({ [old]: "kept" });
});
