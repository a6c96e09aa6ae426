import { aLocationId, aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { companyWork, locationNight } from "./recurring-work.ts";

const now = "2026-11-22T20:00:00.000Z";
const harbor = {
  id: aLocationId("harbor"),
  status: "active",
  timeZone: "America/New_York",
} as const;
const company = { id: aCompanyId("c1"), timeZone: "America/New_York" };

test("an active location has a night, an archived one has none", () => {
  const night = locationNight(aCompanyId("c1"), harbor, now);
  expect(night).toMatchObject({ id: "c1_harbor_locationNight", locationId: "harbor" });
  expect(locationNight(aCompanyId("c1"), { ...harbor, status: "archived" }, now)).toBeNull();
});

test("a company has a night and a watch of its admins, and a demo the end of its 30 days", () => {
  expect(companyWork(company, now).map(({ job }) => job)).toEqual([
    "companyNight",
    "adminWatch",
    "alertWatch",
  ]);
  const demoUntil = "2026-12-22T20:00:00.000Z";
  expect(companyWork({ ...company, demoUntil }, now)[3]).toMatchObject({
    id: "c1_demoRemoval",
    dueAt: demoUntil,
  });
});

test("the same work has the same id, so that setting it again moves it", () => {
  const later = "2026-11-29T20:00:00.000Z";
  const ids = [now, later].map((at) => companyWork(company, at).map(({ id }) => id));
  expect(ids[0]).toEqual(ids[1]);
});
