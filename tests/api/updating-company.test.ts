import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { updatingSentence } from "@crewline/domain/words/requests/updating";
import { expect, test } from "vitest";
import { recordDataShape } from "../../functions/src/store/company/data-shape.ts";
import type { RawData } from "../../functions/src/store/company/raw-documents.ts";
import { rawDocuments, saveRaw } from "../../functions/src/store/company/raw-documents.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

async function change({ companyId }: TestCompany, path: string, to: (data: RawData) => RawData) {
  await inTransaction(async (unit) => {
    for (const { data } of await rawDocuments(unit, companyId, [path])) {
      saveRaw(unit, companyId, { path, data: to(data) });
    }
  });
}

const withoutShape = ({ dataShape: _shape, ...data }: RawData): RawData => data;
const inOldShape = (data: RawData): RawData => ({
  ...data,
  skills: [{ name: "First aid", expiresOn: null }],
});

test("a record that a migration has yet to convert says that the company is being updated", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  await change(company, `employees/${employeeId}`, inOldShape);
  const leave = { from: "2026-12-01", until: null };
  const save = () =>
    company.owner.api.employees.setLeave.mutate({
      ...anAttempt(),
      employeeId,
      expectedVersion: 1,
      leave,
    });
  // In a company that is up to date, such a record is damaged.
  expect(await refusalOf(save())).toMatchObject({ rule: "unreadableRecord" });
  await change(company, "", withoutShape);
  expect(await refusalOf(save())).toMatchObject({
    rule: "companyUpdating",
    message: updatingSentence(unknownReader),
  });
  await recordDataShape(company.companyId);
  expect(await refusalOf(save())).toMatchObject({ rule: "unreadableRecord" });
});

test("a company whose own document is in an older shape is refused with the same sentence", async () => {
  const company = await aCompany();
  await change(company, "", (data) => ({
    ...withoutShape(data),
    jobRoles: [{ name: "Barista", colour: "#2e7d32" }],
  }));
  const add = company.owner.api.settings.addSkill.mutate({ ...anAttempt(), name: "First aid" });
  expect(await refusalOf(add)).toMatchObject({
    rule: "companyUpdating",
    message: updatingSentence(unknownReader),
  });
});

test("a new company is in the shape of the release", async () => {
  const company = await aCompany();
  expect((await (await company.read()).company()).dataShape).toBe(DATA_SHAPE);
});
