import { beforeAll, expect, test } from "vitest";
import type { DayEventTerms } from "@crewline/domain/records/day-events/day-event";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const inventory: DayEventTerms = {
  title: "Inventory",
  text: "Count the cold store first.",
  from: "2126-03-04",
  until: "2126-03-05",
  times: { startsAtLocal: "18:00", endsAtLocal: "20:00" },
  locationId: null,
  audience: "everyone",
};

let company: TestCompany;
let manager: Member;
let elsewhere: TestCompany["harbor"];
beforeAll(async () => {
  company = await aCompany();
  elsewhere = await aLocation(company.owner.api, "Elsewhere");
  manager = await aMember(company, { role: "manager", name: "Marcus Lee" });
});

const add = ({ api }: Pick<Member, "api">, change: Partial<DayEventTerms> = {}) =>
  api.calendar.addEvent.mutate({ ...anAttempt(), event: { ...inventory, ...change } });

const actsOf = async (recordId: string) => {
  const { audits } = await company.read();
  const rows = await audits.list([["recordId", "==", recordId]]);
  return rows
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ act, locationIds, changes }) => [act, locationIds, changes.map(({ field }) => field)]);
};

test("an event is added once, changed from the version that was seen, and removed with its history", async () => {
  const { harbor } = company;
  const input = { ...anAttempt(), event: { ...inventory, locationId: harbor } };
  const { dayEventId } = await manager.api.calendar.addEvent.mutate(input);
  expect(await manager.api.calendar.addEvent.mutate(input)).toEqual({ dayEventId });
  const stored = async () => (await company.read()).dayEvents.find(dayEventId);
  expect(await stored()).toMatchObject({ ...input.event, version: 1, savedByName: "Marcus Lee" });

  const save = (expectedVersion: number, title: string) =>
    company.owner.api.calendar.saveEvent.mutate({
      ...anAttempt(),
      dayEventId,
      expectedVersion,
      event: { ...input.event, title, text: "" },
    });
  expect(await save(1, "Stock count")).toEqual({ version: 2 });
  expect(await refusalOf(save(1, "Old"))).toMatchObject({ rule: "staleVersion" });

  const gone = { ...anAttempt(), dayEventId, expectedVersion: 2 };
  await manager.api.calendar.removeEvent.mutate(gone);
  await manager.api.calendar.removeEvent.mutate(gone);
  expect(await stored()).toBeNull();
  expect(await refusalOf(save(2, "Gone"))).toMatchObject({
    message: "This event was removed from the calendar.",
  });
  expect(await actsOf(dayEventId)).toEqual([
    ["added", [harbor], ["title", "from", "until", "times", "locationId", "audience", "text"]],
    ["changed", [harbor], ["title", "text"]],
    ["removed", [harbor], ["title", "from", "until", "times", "locationId", "audience"]],
  ]);
});

test("managers write at their locations only; what concerns all is for admins", async () => {
  const place = await refusalOf(add(manager, { locationId: elsewhere }));
  expect(place).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusalOf(add(manager))).toMatchObject({ code: "NOT_FOUND" });
  const { dayEventId } = await add(company.owner);
  const change = { ...anAttempt(), dayEventId, expectedVersion: 1 };
  const moved = { ...change, event: { ...inventory, locationId: company.harbor } };
  expect(await refusalOf(manager.api.calendar.saveEvent.mutate(moved))).toMatchObject({
    message: "This event was removed from the calendar.",
  });
  expect(await refusalOf(manager.api.calendar.removeEvent.mutate(change))).toMatchObject({
    code: "NOT_FOUND",
  });
  const own = await add(manager, { locationId: company.harbor });
  const away = { ...anAttempt(), ...own, expectedVersion: 1 };
  const taken = { ...away, event: { ...inventory, locationId: elsewhere } };
  expect(await refusalOf(manager.api.calendar.saveEvent.mutate(taken))).toMatchObject({
    code: "NOT_FOUND",
  });
});

test("days are checked before anything is stored", async () => {
  const backwards = add(company.owner, { until: "2126-03-03" });
  expect(await refusalOf(backwards)).toMatchObject({ code: "BAD_REQUEST" });
  const endless = add(company.owner, { until: "2126-12-31" });
  expect(await refusalOf(endless)).toMatchObject({ code: "BAD_REQUEST" });
});
