import { expect, test } from "vitest";
import { addDays, weekdayOf } from "@crewline/domain/kernel/time/local-date";
import { checklistDayId } from "@crewline/domain/records/checklists/checklist-run";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import { makeLists } from "../../functions/src/operations/checklists/make-lists.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aListOfToday, onDemand } from "../support/a-list-of-today.ts";
import { aChecklistTemplate, openingTerms } from "../support/a-checklist-template.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";

const item = (id: string) => checklistItemIdSchema.parse(id);

test("the job makes the lists of a day once, and they keep the version of their template", async () => {
  const { company, runs, templateId, locationId } = await aListOfToday();
  await makeLists({ companyId: company.companyId, locationId });
  expect(await runs()).toMatchObject([{ name: "Opening", templateVersion: 1, dueAt: null }]);
  await company.owner.api.templates.save.mutate({
    ...anAttempt(),
    templateId,
    expectedVersion: 1,
    template: { ...openingTerms, trigger: onDemand, name: "Doors", locationIds: [locationId] },
  });
  await makeLists({ companyId: company.companyId, locationId });
  expect(await runs()).toMatchObject([{ name: "Opening", templateVersion: 1 }]);
});

test("a location that is closed today gets no list, and the others of the template get theirs", async () => {
  const company = await aCompany();
  const { owner, companyId, harbor, read } = company;
  const today = todayInNewYork();
  const hours = [{ opensAt: "09:00", closesAt: "17:00" }];
  const openingHours = { [weekdayOf(addDays(today, 1))]: hours };
  const { locationId: closed } = await owner.api.locations.add.mutate({
    ...anAttempt(),
    location: { name: "Pier", address: "", timeZone: "America/New_York", openingHours },
  });
  await aChecklistTemplate(company, { trigger: onDemand, locationIds: [harbor, closed] });
  for (const locationId of [harbor, closed]) await makeLists({ companyId, locationId });
  const { checklistDays } = await read();
  expect((await checklistDays.list([])).map(({ id }) => id)).toEqual([
    checklistDayId(harbor, today),
  ]);
});

test("an employee answers a list of their location once, and the first who does has it", async () => {
  const { company, runs, runId, locationId, day } = await aListOfToday();
  const reach = { role: "employee" as const, locationIds: [locationId] };
  const [ana, bo] = [await aMember(company, reach), await aMember(company, reach)];
  const of = { locationId, day, runId, note: "" };
  const doors = { ...anAttempt(), ...of, itemId: item("doors"), value: true };
  await ana.api.templates.answer.mutate(doors);
  expect(await ana.api.templates.answer.mutate(doors), "sent twice").toEqual({});
  const other = bo.api.templates.answer.mutate({ ...doors, ...anAttempt() });
  expect(await refusalOf(other)).toMatchObject({ rule: "checklistOfOther" });
  const warm = { ...anAttempt(), ...of, itemId: item("fridge"), value: 9 };
  await ana.api.templates.answer.mutate(warm);
  expect(await runs()).toMatchObject([{ completedAt: null }]);
  await ana.api.templates.answer.mutate({ ...warm, ...anAttempt(), note: "Moved the milk" });
  expect((await runs())[0]?.completedAt).not.toBeNull();
  const text = ana.api.templates.answer.mutate({ ...warm, ...anAttempt(), value: "cold" });
  expect(await refusalOf(text)).toMatchObject({ rule: "wrongAnswer" });
});

test("an employee of another location finds no list", async () => {
  const { company, runId, locationId, day } = await aListOfToday();
  const { market } = company;
  const cleo = await aMember(company, { role: "employee", locationIds: [market] });
  const answer = cleo.api.templates.answer.mutate({
    ...anAttempt(),
    locationId,
    day,
    runId,
    note: "",
    itemId: item("doors"),
    value: true,
  });
  expect(await refusalOf(answer)).toMatchObject({ code: "NOT_FOUND" });
});

test("a list that a manager signed off takes no further answer", async () => {
  const { company, runs, runId, locationId, day } = await aListOfToday({ needsSignOff: true });
  const reach = { role: "employee" as const, locationIds: [locationId] };
  const ana = await aMember(company, reach);
  const of = { locationId, day, runId };
  const answer = (itemId: string, value: boolean | number) =>
    ana.api.templates.answer.mutate({
      ...anAttempt(),
      ...of,
      note: "",
      itemId: item(itemId),
      value,
    });
  const sign = { ...anAttempt(), ...of };
  const early = company.owner.api.templates.signOff.mutate({ ...anAttempt(), ...of });
  expect(await refusalOf(early)).toMatchObject({ rule: "notSignable" });
  await answer("doors", true);
  await answer("fridge", 4);
  const own = ana.api.templates.signOff.mutate({ ...anAttempt(), ...of });
  expect(await refusalOf(own)).toMatchObject({ rule: "checklistOfOther" });
  await company.owner.api.templates.signOff.mutate(sign);
  await company.owner.api.templates.signOff.mutate(sign);
  expect(await runs()).toMatchObject([{ signedOff: { byEmployeeId: null } }]);
  expect(await refusalOf(answer("fridge", 9))).toMatchObject({ rule: "checklistSignedOff" });
});
