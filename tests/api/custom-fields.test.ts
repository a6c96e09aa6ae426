import { aFieldId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { FieldDraft } from "@crewline/domain/records/custom-fields/field-inputs";
import { companyHistoryLines } from "@crewline/domain/words/history/history-lines";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { moveAllFieldValues } from "../../functions/src/operations/company/move-field-values.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import {
  aCustomField,
  blankField,
  bookIn,
  changeField,
  choicesOf,
  fieldIn,
  saveValues,
  storedValues,
} from "../support/custom-fields.ts";

const labelsOf = async (company: TestCompany) =>
  (await bookIn(company)).fields.map(({ label }) => label);

async function archive(company: TestCompany, fieldId: CustomFieldId, isArchived = true) {
  const { version: expectedVersion } = await bookIn(company);
  const input = { ...anAttempt(), expectedVersion, fieldId, isArchived };
  return company.owner.api.settings.archiveCustomField.mutate(input);
}

describe("the custom fields of a company", () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await aCompany();
  });

  test("are added, ordered, archived and restored, each with a row of the history", async () => {
    const locker = await aCustomField(company, { label: "Locker" });
    const badge = await aCustomField(company, { label: "Badge", type: "number", level: "admins" });
    const { version: expectedVersion } = await bookIn(company);
    const order = { ...anAttempt(), expectedVersion, fieldIds: [badge, locker] };
    await company.owner.api.settings.orderCustomFields.mutate(order);
    expect(await labelsOf(company)).toEqual(["Badge", "Locker"]);
    await archive(company, badge);
    await archive(company, badge, false);
    await changeField(company, locker, { label: "Locker number" });
    const { rows } = await company.owner.api.settings.history.query({ from: null });
    expect(rows.flatMap((row) => companyHistoryLines(row, unknownReader)).slice(0, 6)).toEqual([
      "Custom field Locker: renamed to Locker number",
      "Custom field Badge restored",
      "Custom field Badge archived",
      "Custom fields reordered: Badge and Locker",
      "Custom field Badge added (number; admins)",
      "Custom field Locker added (text; admins and managers)",
    ]);
  });

  test("are added once by a repeated attempt, and not at all by an outdated form", async () => {
    const { version: expectedVersion } = await bookIn(company);
    const field: FieldDraft = { ...blankField, label: "Car" };
    const input = { ...anAttempt(), expectedVersion, fieldId: null, field };
    const { saveCustomField } = company.owner.api.settings;
    const [first, again] = [
      await saveCustomField.mutate(input),
      await saveCustomField.mutate(input),
    ];
    expect(again).toEqual(first);
    expect((await labelsOf(company)).filter((label) => label === "Car").length).toBe(1);
    const late = {
      ...anAttempt(),
      expectedVersion,
      fieldId: null,
      field: { ...field, label: "Van" },
    };
    expect(await refusalOf(saveCustomField.mutate(late))).toMatchObject({ rule: "staleVersion" });
  });

  test("share no label, and a refusal names the input", async () => {
    await aCustomField(company, { label: "Shoe size" });
    expect(await refusalOf(aCustomField(company, { label: "SHOE  size" }))).toMatchObject({
      rule: "invalidField",
      message: "There is already a field called Shoe size.",
    });
    expect(await refusalOf(aCustomField(company, { label: "Phone" }))).toMatchObject({
      message: "Phone is already a field of every employee.",
    });
  });

  test("of another company are as unknown as missing ones", async () => {
    const other = await aCompany();
    const foreign = await aCustomField(other, { label: "Foreign" });
    const missing = await refusalOf(archive(company, aFieldId("none")));
    expect(await refusalOf(archive(company, foreign))).toEqual(missing);
    const employeeId = await anEmployee(company);
    const save = saveValues(company, company.owner, { employeeId, values: { [foreign]: "x" } });
    expect(await refusalOf(save)).toMatchObject({ rule: "notFound" });
  });
});

test("a company has at most 20 custom fields", async () => {
  const company = await aCompany();
  for (let count = 1; count <= 20; count += 1) await aCustomField(company, { label: `F ${count}` });
  expect(await refusalOf(aCustomField(company, { label: "One more" }))).toMatchObject({
    rule: "tooMany",
    message: "There can be at most 20 custom fields. Archive one first.",
  });
});

test("a field with values keeps its type; a rename and an archive keep its values", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const locker = await aCustomField(company, { label: "Locker" });
  await saveValues(company, company.owner, { employeeId, values: { [locker]: "B 12" } });
  expect(await refusalOf(changeField(company, locker, { type: "number" }))).toMatchObject({
    message: "Employees have values in this field, so its type stays.",
  });
  await changeField(company, locker, { label: "Cupboard" });
  await archive(company, locker);
  const change = { employeeId, values: { [locker]: "C 1" } };
  expect(await refusalOf(saveValues(company, company.owner, change))).toMatchObject({
    rule: "invalidField",
  });
  await archive(company, locker, false);
  expect(await storedValues(company, employeeId)).toEqual({ managers: { [locker]: "B 12" } });
});

test("an archived choice stays with who has it, and says how many have it", async () => {
  const company = await aCompany();
  const [ana, bo] = [await anEmployee(company), await anEmployee(company)];
  const sizes = { label: "Shirt", type: "choice", choices: choicesOf("S", "M", "L") } as const;
  const shirt = await aCustomField(company, sizes);
  const { choices } = await fieldIn(company, shirt);
  const [s, m] = choices;
  if (s === undefined || m === undefined) throw new Error("Three sizes.");
  await saveValues(company, company.owner, { employeeId: ana, values: { [shirt]: s.id } });
  await changeField(company, shirt, { choices: choices.with(0, { ...s, isArchived: true }) });
  const use = await company.owner.api.settings.customFieldUse.query({ fieldId: shirt });
  expect(use).toEqual({ people: 1, choices: [{ choiceId: s.id, people: 1 }] });
  await saveValues(company, company.owner, { employeeId: ana, values: { [shirt]: s.id } });
  const late = saveValues(company, company.owner, { employeeId: bo, values: { [shirt]: s.id } });
  expect(await refusalOf(late)).toMatchObject({ message: "Choose one of the list." });
  await saveValues(company, company.owner, { employeeId: bo, values: { [shirt]: m.id } });
});

describe("another visibility", () => {
  test("moves the values of more people than one batch holds, and loses none", async () => {
    const company = await aCompany();
    const people = Array.from({ length: 60 }, (_, at) => ({
      name: `P ${at}`,
      email: null,
      jobRole: null,
      rateTenThousandths: null,
    }));
    const { employeeIds } = await company.owner.api.employees.add.mutate({
      ...anAttempt(),
      people,
      locationIds: [company.harbor],
      ratesFrom: "2026-01-01",
    });
    const locker = await aCustomField(company, { label: "Locker", level: "employee" });
    await Promise.all(
      employeeIds.map((employeeId) =>
        saveValues(company, company.owner, { employeeId, values: { [locker]: employeeId } }),
      ),
    );
    await changeField(company, locker, { level: "admins" });
    const { fieldValues } = await company.read();
    const [hidden, shown] = [
      await fieldValues.at("admins").list([]),
      await fieldValues.at("employee").list([]),
    ];
    expect(hidden.map(({ employeeId, values }) => values[locker] === employeeId)).toEqual(
      employeeIds.map(() => true),
    );
    expect(shown.flatMap(({ fieldIds }) => fieldIds)).toEqual([]);
  });

  test("that was cut short is carried through in the night", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const locker = await aCustomField(company, { label: "Locker", level: "admins" });
    const stray = { employeeId, fieldIds: [locker], values: { [locker]: "7" }, version: 1 };
    await inTransaction((unit) => {
      const { fieldValues } = companyStore(unit, company.companyId);
      fieldValues.at("employee").save(employeeId, { ...stray, level: "employee" });
      return Promise.resolve();
    });
    await moveAllFieldValues(company.companyId);
    expect(await storedValues(company, employeeId)).toEqual({
      admins: { [locker]: "7" },
      employee: {},
    });
  });

  test("is hidden from a manager at once, in the record, the file and the history", async () => {
    const company = await aCompany();
    const marcus = await aMember(company, { role: "manager", name: "Marcus" });
    const employeeId = await anEmployee(company, { name: "Ana" });
    const notes = await aCustomField(company, { label: "Warnings" });
    await saveValues(company, marcus, { employeeId, values: { [notes]: "late" }, role: "manager" });
    const toldTo = async () => {
      const [{ rows, fields }, { events }] = await Promise.all([
        marcus.api.employees.fieldValues.query({ level: "managers", from: null }),
        marcus.api.employees.history.query({ employeeId }),
      ]);
      const changed = events.flatMap(({ act, changes }) =>
        act === "fieldsChanged" ? changes : [],
      );
      return { fields: fields.length, rows: rows.map(({ values }) => values), changed };
    };
    expect(await toldTo()).toEqual({
      fields: 1,
      rows: [{ [notes]: "late" }],
      changed: [{ field: "Warnings", before: null, after: null }],
    });
    await changeField(company, notes, { level: "admins" });
    expect(await toldTo()).toEqual({ fields: 0, rows: [], changed: [] });
    const change = { employeeId, values: { [notes]: "" }, role: "manager" } as const;
    expect(await refusalOf(saveValues(company, marcus, change))).not.toBeNull();
  });
});
