import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { locationSchema } from "./location.ts";
import type { LocationRecord, StoredLocation } from "./location-record.ts";
import { blankDetails, joinPlan, joinPlans, splitRecord } from "./location-record.ts";

const pier: LocationRecord = {
  id: aLocationId("pier"),
  name: "Pier",
  address: "",
  timeZone: "UTC",
  status: "active",
  openingHours: {},
  ...blankDetails,
  costCentre: "007",
  jobRoleIds: [roleId("barista")],
  staffing: [
    { weekdays: ["monday"], startsAt: "08:00", endsAt: "12:00", jobRoleId: null, people: 2 },
  ],
  budget: { secondsPerWeek: 360_000, salesShareBasisPoints: 2500 },
  minimumWageTenThousandths: 165_000,
  version: 4,
};

test("what all members read of a location names no costs, staffing, areas or job roles", () => {
  const { location } = splitRecord(pier);
  const open =
    "address geofence id name openingHours phone schoolBreaks specialDays status timeZone version";
  expect(Object.keys(location).toSorted()).toEqual(open.split(" "));
  expect(Object.keys(locationSchema.shape).toSorted()).toEqual(Object.keys(location).toSorted());
});

test("a record that is split and joined is the same record, with one version", () => {
  const { location, plan } = splitRecord(pier);
  expect(plan).toMatchObject({ id: "pier", locationId: "pier", version: 4 });
  expect(joinPlan(location, plan)).toEqual(pier);
  expect(location).not.toHaveProperty("budget");
});

test("a document from before the split still says its plan, until there is another", () => {
  const old: StoredLocation = pier;
  expect(old.budget).toEqual(pier.budget);
  expect(joinPlan(old, null)).toEqual(pier);
  const { plan } = splitRecord({ ...pier, costCentre: "", budget: blankDetails.budget });
  expect(joinPlan(old, plan)).toMatchObject({ costCentre: "", budget: blankDetails.budget });
});

test("a location without a plan has the usual one", () => {
  const { location } = splitRecord(pier);
  expect(joinPlan(location, null)).toEqual({ ...location, ...blankDetails, ...location });
});

test("while one part of a change has not arrived, the record has the version from before it", () => {
  const { location, plan } = splitRecord(pier);
  expect(joinPlan({ ...location, version: 5 }, plan).version).toBe(4);
  expect(joinPlan(location, { ...plan, version: 5 }).version).toBe(4);
});

test("each of several locations gets its own plan", () => {
  const { location, plan } = splitRecord(pier);
  const market = { ...location, id: aLocationId("market") };
  const [first, second] = joinPlans([market, location], [plan]);
  expect([first?.costCentre, second?.costCentre]).toEqual(["", "007"]);
});
