import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aLocation } from "./location-builder.test-support.ts";
import { locationsOf, packLocation } from "./location-index.ts";
import { splitRecord } from "./location-record.ts";

const { location: pier } = splitRecord(aLocation());

test("the index gives back each location, and names the one that cannot be read", () => {
  const [gone, bad] = [aLocationId("gone"), aLocationId("bad")];
  const locations = { [pier.id]: packLocation(pier), [gone]: null, [bad]: "{" };
  expect(locationsOf({ locations })).toEqual({ locations: [pier], unreadable: [bad] });
});

test("the index holds nothing of a plan, which only managers read", () => {
  const planned = { ...pier, costCentre: "007", staffing: [] };
  expect(packLocation(planned)).toBe(packLocation(pier));
});
