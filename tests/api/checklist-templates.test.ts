import { beforeAll, expect, test } from "vitest";
import type { ChecklistTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aChecklistTemplate, openingTerms } from "../support/a-checklist-template.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const stored = async (id: ChecklistTemplateId) =>
  (await company.read()).checklistTemplates.find(id);

const actsOf = async (recordId: string) => {
  const { audits } = await company.read();
  const rows = await audits.list([["recordId", "==", recordId]]);
  return rows
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ act, changes }) => [act, changes.map(({ field }) => field)]);
};

test("a checklist template is added once, and each save is a version with its history", async () => {
  const { harbor, owner } = company;
  const template = { ...openingTerms, locationIds: [harbor] };
  const input = { ...anAttempt(), template };
  const { templateId } = await owner.api.templates.add.mutate(input);
  expect(await owner.api.templates.add.mutate(input), "sent twice").toEqual({ templateId });
  expect(await stored(templateId)).toMatchObject({ ...template, version: 1 });

  const save = (expectedVersion: number, change: object) =>
    owner.api.templates.save.mutate({
      ...anAttempt(),
      templateId,
      expectedVersion,
      template: { ...template, ...change },
    });
  const weekly = { ...template.recurrence, weekdays: ["monday" as const] };
  expect(await save(1, { recurrence: weekly, name: "Doors" })).toEqual({ version: 2 });
  expect(await refusalOf(save(1, {}))).toMatchObject({ rule: "staleVersion" });
  expect((await actsOf(templateId))[0]?.[0]).toBe("added");
  expect((await actsOf(templateId))[1]).toEqual(["changed", ["name", "recurrence"]]);
});

test("a checklist that is in use has an item, and bounds in their order", async () => {
  const [, fridge] = openingTerms.items;
  const none = aChecklistTemplate(company, { items: [] });
  expect(await refusalOf(none)).toMatchObject({
    fieldErrors: { "template.items": "Add at least one item, or keep the checklist as a draft." },
  });
  const draft = await aChecklistTemplate(company, { items: [], state: "draft" });
  expect(await stored(draft)).toMatchObject({ state: "draft" });
  if (fridge === undefined) throw new Error("The terms have a refrigerator.");
  const swapped = aChecklistTemplate(company, { items: [{ ...fridge, min: 8, max: 5 }] });
  expect(await refusalOf(swapped)).toMatchObject({
    fieldErrors: { "template.items.0.max": "The highest value is below the lowest." },
  });
});

test("managers change what is done at their locations alone, and duplicate the rest", async () => {
  const { harbor, market, owner } = company;
  const reach = [harbor];
  const manager = await aMember(company, { role: "manager", reach, locationIds: reach });
  const templateId = await aChecklistTemplate(company, { locationIds: [harbor, market] });
  const save = (locationIds: (typeof harbor)[]) =>
    manager.api.templates.save.mutate({
      ...anAttempt(),
      templateId,
      expectedVersion: 1,
      template: { ...openingTerms, locationIds },
    });
  expect(await refusalOf(save([harbor]))).toMatchObject({
    rule: "checklistElsewhere",
    message: expect.stringContaining("is also done at Market"),
  });
  const add = (locationIds: (typeof harbor)[]) =>
    manager.api.templates.add.mutate({
      ...anAttempt(),
      template: { ...openingTerms, locationIds },
    });
  expect(await refusalOf(add([market]))).toMatchObject({ code: "NOT_FOUND" });
  await expect(add([harbor])).resolves.toHaveProperty("templateId");
  await owner.api.templates.save.mutate({
    ...anAttempt(),
    templateId,
    expectedVersion: 1,
    template: { ...openingTerms, locationIds: [harbor] },
  });
  expect(await refusalOf(save([harbor])), "now of Harbor alone").toMatchObject({
    rule: "staleVersion",
  });
});

test("several templates get a location at once, and those that have it stay as they are", async () => {
  const { harbor, market, owner } = company;
  const both = await aChecklistTemplate(company, { locationIds: [harbor, market] });
  const one = await aChecklistTemplate(company);
  const input = { ...anAttempt(), templateIds: [both, one], locationIds: [market] };
  expect(await owner.api.templates.assign.mutate(input)).toEqual({ changed: 1 });
  expect(await owner.api.templates.assign.mutate(input), "sent twice").toEqual({ changed: 1 });
  expect(await stored(one)).toMatchObject({ locationIds: [harbor, market], version: 2 });
  expect(await stored(both)).toMatchObject({ version: 1 });
});

test("a draft that was archived by mistake is a draft again, not in use", async () => {
  const draft = await aChecklistTemplate(company, { state: "draft" });
  const set = (state: "draft" | "archived") =>
    company.owner.api.templates.setState.mutate({ ...anAttempt(), templateIds: [draft], state });
  await set("archived");
  expect(await set("draft")).toEqual({ changed: 1 });
  expect(await stored(draft)).toMatchObject({ state: "draft", version: 3 });
});

test("templates are archived and put to use again; one without items comes back as a draft", async () => {
  const one = await aChecklistTemplate(company);
  const empty = await aChecklistTemplate(company, { items: [], state: "draft" });
  const set = (state: "active" | "archived") =>
    company.owner.api.templates.setState.mutate({
      ...anAttempt(),
      templateIds: [one, empty],
      state,
    });
  expect(await set("archived")).toEqual({ changed: 2 });
  expect(await set("archived")).toEqual({ changed: 0 });
  expect(await set("active")).toEqual({ changed: 2 });
  expect([await stored(one), await stored(empty)]).toMatchObject([
    { state: "active", version: 3 },
    { state: "draft", version: 3 },
  ]);
});
