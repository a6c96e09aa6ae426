import { expect, test } from "vitest";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { isTabletOffline, offlineTablets } from "./offline-tablets.ts";

const harbor = {
  id: aLocationId("harbor"),
  status: "active" as const,
  timeZone: "America/New_York",
  openingHours: { monday: [{ opensAt: "08:00", closesAt: "18:00" }] },
  specialDays: [],
};
const at = (time: string) => `2026-03-02T${time}.000Z`;
const tablet = { locationId: harbor.id, lastSeenAt: at("15:00:00"), revokedAt: null };

test("a paired tablet of an open location that was not heard of for 15 minutes is offline", () => {
  expect(isTabletOffline(tablet, harbor, at("15:14:59"))).toBe(false);
  expect(isTabletOffline(tablet, harbor, at("15:15:00"))).toBe(true);
});

test("no tablet is missed while its location is closed or archived, nor one that is unpaired", () => {
  expect(isTabletOffline(tablet, harbor, at("22:59:59"))).toBe(true);
  expect(isTabletOffline(tablet, harbor, at("23:00:00"))).toBe(false);
  expect(isTabletOffline(tablet, { ...harbor, status: "archived" }, at("16:00:00"))).toBe(false);
  const unpaired = { ...tablet, revokedAt: at("15:05:00") };
  expect(isTabletOffline(unpaired, harbor, at("16:00:00"))).toBe(false);
});

test("of several tablets the longest silent comes first, each with its own location", () => {
  const market = { ...harbor, id: aLocationId("market") };
  const later = { ...tablet, locationId: market.id, lastSeenAt: at("15:20:00") };
  const online = { ...tablet, lastSeenAt: at("15:59:00") };
  const elsewhere = { ...tablet, locationId: aLocationId("elsewhere") };
  const found = offlineTablets(
    [later, online, elsewhere, tablet],
    [harbor, market],
    at("16:00:00"),
  );
  expect(found).toEqual([
    { device: tablet, place: harbor },
    { device: later, place: market },
  ]);
});
