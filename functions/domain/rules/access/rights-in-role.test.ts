import { expect, test } from "vitest";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { rightsInRole } from "./rights-in-role.ts";

const [harbor, market, pier] = ["harbor", "market", "pier"] as LocationId[] as [
  LocationId,
  LocationId,
  LocationId,
];
const places = { ofRecord: [harbor], ofCompany: [harbor, market, pier] };
const admin = { role: "admin", locationIds: [], mayViewWages: true } as const;
const held = { ...admin, locationIds: [] };

test("an admin who becomes a manager reaches the locations of their record, without wages", () => {
  expect(rightsInRole("manager", held, places)).toEqual({
    role: "manager",
    locationIds: [harbor],
    mayViewWages: false,
  });
});

test("one without a record reaches every location of the company", () => {
  const { locationIds } = rightsInRole("manager", held, { ...places, ofRecord: [] });
  expect(locationIds).toEqual([harbor, market, pier]);
});

test("a manager who stays one keeps locations and wages", () => {
  const manager = { role: "manager" as const, locationIds: [market], mayViewWages: true };
  expect(rightsInRole("manager", manager, places)).toEqual(manager);
});

test("an admin needs no locations and sees wages, an employee has neither", () => {
  const manager = { role: "manager" as const, locationIds: [market], mayViewWages: false };
  expect(rightsInRole("admin", manager, places)).toMatchObject({
    locationIds: [],
    mayViewWages: true,
  });
  expect(rightsInRole("employee", manager, places)).toMatchObject({
    locationIds: [],
    mayViewWages: false,
  });
});
