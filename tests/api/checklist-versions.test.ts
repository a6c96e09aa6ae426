import { beforeAll, describe, expect, test } from "vitest";
import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { ChecklistTerms } from "@crewline/domain/records/checklists/checklist-template";
import { VERSIONS_PAGE } from "@crewline/domain/records/checklists/checklist-version";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aChecklistTemplate, openingTerms } from "../support/a-checklist-template.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const [doors, fridge] = [openingTerms.items.slice(0, 1), openingTerms.items.slice(1)];
const save = (
  templateId: ChecklistTemplateId,
  expectedVersion: number,
  change: Partial<ChecklistTerms>,
) =>
  company.owner.api.templates.save.mutate({
    ...anAttempt(),
    templateId,
    expectedVersion,
    template: { ...openingTerms, locationIds: [company.harbor], ...change },
  });
const versionsOf = async ({ api }: Member, templateId: ChecklistTemplateId, before: number) =>
  api.templates.versions.query({ templateId, before });

test("each saved version stays as it was, with who saved it", async () => {
  const templateId = await aChecklistTemplate(company);
  await save(templateId, 1, { name: "Doors", items: doors });
  await save(templateId, 2, { name: "Refrigerator", items: fridge });
  const { versions, next } = await versionsOf(company.owner, templateId, 3);
  expect(next).toBeNull();
  expect(
    versions.map(({ version, name, items }) => [version, name, items.map(({ label }) => label)]),
  ).toEqual([
    [2, "Doors", ["Doors unlocked"]],
    [1, "Opening", ["Doors unlocked", "Refrigerator"]],
  ]);
  const { checklistTemplates } = await company.read();
  const now = await checklistTemplates.get(templateId);
  for (const { savedAt, savedByName } of versions) {
    expect(savedByName).toBe(now.savedByName);
    expect(savedAt <= now.savedAt).toBe(true);
  }
});

test("archiving and adding a location keep the version before as well, and a retry keeps none", async () => {
  const templateId = await aChecklistTemplate(company);
  const { assign, setState } = company.owner.api.templates;
  const archiving = { ...anAttempt(), templateIds: [templateId], state: "archived" as const };
  await setState.mutate(archiving);
  await setState.mutate(archiving);
  await assign.mutate({
    ...anAttempt(),
    templateIds: [templateId],
    locationIds: [company.market],
  });
  const { versions } = await versionsOf(company.owner, templateId, 3);
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
});

test("a save that is refused keeps no version", async () => {
  const templateId = await aChecklistTemplate(company);
  await save(templateId, 1, { name: "Doors" });
  expect(await refusalOf(save(templateId, 1, {}))).toMatchObject({ rule: "staleVersion" });
  const { versions } = await versionsOf(company.owner, templateId, 2);
  expect(versions.map(({ name }) => name)).toEqual(["Opening"]);
});

test("many versions are read page by page", async () => {
  const templateId = await aChecklistTemplate(company);
  for (let version = 1; version <= VERSIONS_PAGE + 2; version += 1) {
    await save(templateId, version, { name: `Opening ${version}` });
  }
  const latest = await versionsOf(company.owner, templateId, VERSIONS_PAGE + 3);
  expect(latest.versions).toHaveLength(VERSIONS_PAGE);
  expect(latest.next).toBe(3);
  const rest = await versionsOf(company.owner, templateId, latest.next ?? 0);
  expect(rest).toMatchObject({ versions: [{ version: 2 }, { version: 1 }], next: null });
});

describe("the versions of a checklist", () => {
  test("are for managers of its locations now, without where it was done before", async () => {
    const templateId = await aChecklistTemplate(company, {
      locationIds: [company.harbor, company.market],
    });
    await save(templateId, 1, { locationIds: [company.market] });
    const at = (reach: TestCompany["harbor"]) =>
      aMember(company, { role: "manager", reach: [reach], locationIds: [reach] });
    const { versions } = await versionsOf(await at(company.market), templateId, 2);
    expect(versions).toHaveLength(1);
    expect(versions[0]).not.toHaveProperty("locationIds");
    expect(await refusalOf(versionsOf(await at(company.harbor), templateId, 2))).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("are not for employees, nor for another company", async () => {
    const templateId = await aChecklistTemplate(company);
    await save(templateId, 1, {});
    const ana = await aMember(company);
    expect(await refusalOf(versionsOf(ana, templateId, 2))).toMatchObject({ code: "FORBIDDEN" });
    const other = await aCompany();
    expect(await refusalOf(versionsOf(other.owner, templateId, 2))).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
