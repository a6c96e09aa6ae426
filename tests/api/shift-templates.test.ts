import { expect, test } from "vitest";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShiftTemplate, closing } from "../support/a-shift-template.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

test("a shift template is added, listed at its location, changed, archived and restored", async () => {
  const company = await aCompany();
  const { harbor, market } = company;
  const { shiftTemplates, editShiftTemplate } = company.owner.api.schedules;
  const templateId = await aShiftTemplate(company);
  await aShiftTemplate(company, { name: "Opening" });
  const edit = { ...closing, templateId, name: "Late", endsAtLocal: "02:00" };
  const archived = { ...anAttempt(), ...edit, expectedVersion: 1, isArchived: true };
  expect(await editShiftTemplate.mutate(archived)).toEqual({ version: 2 });
  expect(await editShiftTemplate.mutate(archived), "sent twice").toEqual({ version: 2 });
  const { templates } = await shiftTemplates.query({ locationId: harbor });
  expect(templates).toMatchObject([
    { name: "Opening", isArchived: false },
    { name: "Late", endsAtLocal: "02:00", isArchived: true, colour: closing.colour, version: 2 },
  ]);
  expect(await shiftTemplates.query({ locationId: market })).toEqual({ templates: [] });
  const restored = { ...anAttempt(), ...edit, expectedVersion: 1, isArchived: false };
  expect(await refusalOf(editShiftTemplate.mutate(restored))).toMatchObject({ code: "CONFLICT" });
});

test("a shift template has a job role that exists, and belongs to a location in reach", async () => {
  const company = await aCompany();
  const templateId = await aShiftTemplate(company);
  const jobRoleId = jobRoleIdSchema.parse("gone");
  expect(await refusalOf(aShiftTemplate(company, { jobRoleId }))).toMatchObject({
    code: "NOT_FOUND",
  });
  const { market } = company;
  const reach = [market];
  const manager = await aMember(company, { role: "manager", reach, locationIds: reach });
  const { shiftTemplates, editShiftTemplate } = manager.api.schedules;
  const read = shiftTemplates.query({ locationId: company.harbor });
  expect(await refusalOf(read)).toMatchObject({ code: "NOT_FOUND" });
  const edit = { ...closing, templateId, expectedVersion: 1, isArchived: true };
  const edited = editShiftTemplate.mutate({ ...anAttempt(), ...edit });
  expect(await refusalOf(edited)).toMatchObject({ code: "NOT_FOUND" });
});
