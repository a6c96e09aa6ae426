import { expect, test } from "vitest";
import { weekPresenceId } from "@crewline/domain/records/schedules/week-presence";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { refusalOf } from "../support/api-client.ts";

const weekStart = "2026-01-05";

test("managers of a location see who has its week open, until they leave it", async () => {
  const company = await aCompany();
  const { harbor: locationId } = company;
  const [marcus, mia, ana] = await Promise.all([
    aMember(company, { role: "manager", reach: [locationId], name: "Marcus" }),
    aMember(company, { role: "manager", reach: [locationId], name: "Mia" }),
    aMember(company, { name: "Ana" }),
  ]);
  const shiftId = await aShift(company, { day: weekStart });
  const store = await company.read();
  const presence = () => store.weekPresences.find(weekPresenceId(locationId, weekStart));
  const week = { locationId, weekStart };
  const looks = { ...week, doing: { shiftId: null } };

  await marcus.api.schedules.reportPresence.mutate(looks);
  await mia.api.schedules.reportPresence.mutate({ ...week, doing: { shiftId } });
  await mia.api.schedules.reportPresence.mutate({ ...week, doing: { shiftId } });
  const both = await presence();
  expect(both?.editors[marcus.login.uid]).toMatchObject({ name: "Marcus", shiftId: null });
  expect(both?.editors[mia.login.uid]).toMatchObject({ name: "Mia", shiftId });
  expect(JSON.stringify(both)).not.toContain("@");

  expect(await refusalOf(ana.api.schedules.reportPresence.mutate(looks))).toMatchObject({
    code: "FORBIDDEN",
  });

  await mia.api.schedules.reportPresence.mutate({ ...week, doing: "left" });
  expect(Object.keys((await presence())?.editors ?? {})).toEqual([marcus.login.uid]);
  await marcus.api.schedules.reportPresence.mutate({ ...week, doing: "left" });
  expect(await presence()).toBeNull();
});
