import { randomUUID } from "node:crypto";
import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { anArea } from "@crewline/domain/records/locations/area.test-support";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { EnteredSales } from "@crewline/domain/records/sales/sales-month";
import { beforeAll, expect, test } from "vitest";
import { blankDetails, splitRecord } from "@crewline/domain/records/locations/location-record";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { divideLocations } from "../../functions/src/migrations/divide-locations.ts";
import { migrated } from "../support/migrated.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

const plan = {
  costCentre: "007",
  holidayCalendar: { country: "US", region: null },
  areas: [anArea("Bar")],
  jobRoleIds: [roleId("barista")],
  staffing: [
    {
      weekdays: ["monday" as const],
      startsAt: "08:00",
      endsAt: "12:00",
      jobRoleId: roleId("barista"),
      people: 2,
    },
  ],
  budget: { secondsPerWeek: 360_000, salesShareBasisPoints: null },
  minimumWageTenThousandths: 165_000,
};
const laborBudget = { minorPerWeek: 8000_00, minorByDay: { friday: 1500_00 } };
const planKeys = Object.keys({ ...plan, laborBudget });

async function documentOf(collection: string, id: string) {
  const database = await firestore();
  return (await database.doc(`companies/${company.companyId}/${collection}/${id}`).get()).data();
}

/** The parts of the plan in the public document: none, unless it is an old one. */
async function plannedInPublic(id: string): Promise<string[]> {
  const found = (await documentOf("locations", id)) ?? {};
  return planKeys.filter((key) => key in found);
}

async function save(locationId: LocationId, location: object, expectedVersion: number) {
  const input = { ...anAttempt(), locationId, expectedVersion, location };
  return company.owner.api.locations.save.mutate(input);
}

const read = async (id: LocationId) => (await company.read()).locationRecords.get(id);

/** The sales of the labor report of two days, line by line. */
async function soldBy(groupBy: "day" | "hour") {
  const { rows } = await company.owner.api.reports.table.query({
    reportId: "labour",
    range: { firstDay: "2026-10-31", lastDay: "2026-11-01" },
    before: null,
    groupBy,
    filter: { employeeId: null, jobRoleId: null, locationId: company.harbor },
  });
  const place = reportCatalogue.labour.columns.indexOf("sales");
  return rows.map(({ key, cells }) => [key, cells[place]]);
}

/** A location as it was stored before plans had documents of their own, and labor budgets. */
async function anOldLocation(id: LocationId): Promise<LocationRecord> {
  const place = { id, name: id, address: "", timeZone: "America/New_York", openingHours: {} };
  const details = { ...blankDetails, ...plan };
  const record: LocationRecord = { ...place, ...details, status: "active", version: 3 };
  const { id: _id, laborBudget: _unknown, ...stored } = record;
  await (await firestore()).doc(`companies/${company.companyId}/locations/${id}`).set(stored);
  return record;
}

test("the document that every employee reads says nothing of budget, costs or staffing", async () => {
  const { harbor } = company;
  await save(harbor, { ...plan, laborBudget }, 1);
  expect(await plannedInPublic(harbor)).toEqual([]);
  expect(await documentOf("locationPlans", harbor)).toEqual({
    ...plan,
    laborBudget,
    locationId: harbor,
    version: 2,
  });
  const twin = { ...anAttempt(), locationId: harbor, name: "Twin" };
  const { locationId } = await company.owner.api.locations.duplicate.mutate(twin);
  expect(await plannedInPublic(locationId)).toEqual([]);
  const duplicate = await read(locationId);
  const areas = [{ name: "Bar", colour: "#2e7d32" }];
  expect(duplicate).toMatchObject({ ...plan, laborBudget, areas, costCentre: "", version: 1 });
  expect(duplicate.areas[0]?.id).not.toBe(plan.areas[0]?.id);
});

test("a save of either part is refused after a save of the other", async () => {
  const { market } = company;
  await save(market, { address: "1 Pier Road" }, 1);
  const late = { costCentre: "9" };
  expect(await refusalOf(save(market, late, 1))).toMatchObject({ rule: "staleVersion" });
  await save(market, late, 2);
  expect(await refusalOf(save(market, { address: "2 Pier Road" }, 2))).toMatchObject({
    rule: "staleVersion",
  });
  expect(await read(market)).toMatchObject({ address: "1 Pier Road", costCentre: "9", version: 3 });
  for (const collection of ["locations", "locationPlans"]) {
    expect(await documentOf(collection, market)).toMatchObject({ version: 3 });
  }
});

test("an older document keeps its plan, which the next save moves", async () => {
  const old = await anOldLocation(aLocationId("old-saved"));
  expect(await read(old.id)).toEqual(old);
  await save(old.id, { address: "1 Pier Road" }, 3);
  expect(await plannedInPublic(old.id)).toEqual([]);
  expect(await read(old.id)).toEqual({ ...old, address: "1 Pier Road", version: 4 });
});

test("a migration moves what no save has moved, without a new version, and only once", async () => {
  const old = await anOldLocation(aLocationId("old-migrated"));
  expect(await migrated(company.companyId, divideLocations)).toBe(2);
  expect(await plannedInPublic(old.id)).toEqual([]);
  expect(await documentOf("locationPlans", old.id)).toMatchObject({ ...plan, version: 3 });
  expect(await read(old.id)).toEqual(old);
  await save(old.id, { budget: blankDetails.budget }, 3);
  const { location } = splitRecord(await read(old.id));
  expect(await migrated(company.companyId, divideLocations)).toBe(0);
  expect(await read(old.id)).toMatchObject({
    ...location,
    budget: blankDetails.budget,
    version: 4,
  });
});

test("a location that was added by mistake leaves no plan behind", async () => {
  const { api } = company.owner;
  const rows = [
    {
      key: "1",
      title: "Kiosk",
      locationId: null,
      expectedVersion: null,
      location: { name: "Kiosk", ...plan },
    },
  ];
  const batch = { ...anAttempt(), groupId: crypto.randomUUID(), title: "A test", rows };
  const { batchId, rows: done } = await api.locations.saveRows.mutate(batch);
  const id = done[0]?.recordId ?? "";
  expect(await documentOf("locationPlans", id)).toMatchObject(plan);
  await api.locations.undoBatch.mutate({ ...anAttempt(), batchId });
  expect(await documentOf("locationPlans", id)).toBeUndefined();
  expect(await documentOf("locations", id)).toBeUndefined();
});

test("sales of a week are saved together, kept apart from an import, and put back by its undo", async () => {
  const { harbor: locationId, owner } = company;
  const week = { locationId, firstDay: "2026-10-26", lastDay: "2026-11-01" };
  const day = "2026-11-01";
  const typed: EnteredSales = {
    day,
    totalMinor: null,
    hours: { "01": 1200, "01b": 800 },
    source: "typed",
  };
  const before = { ...typed, day: "2026-10-31", totalMinor: 90_000, hours: null };
  const saveSales = (expectedVersion: number, days: EnteredSales[]) =>
    owner.api.reports.saveSales.mutate({ ...anAttempt(), ...week, days, expectedVersion });
  const known = async () =>
    (await owner.api.reports.knownSales.query({ days: [{ locationId, day }] })).days[0];

  expect(await saveSales(0, [before, typed])).toEqual({ version: 2 });
  expect(await refusalOf(saveSales(0, [typed]))).toMatchObject({ code: "CONFLICT" });
  expect(
    await refusalOf(saveSales(2, [{ ...before, day: "2026-10-30", hours: { "24": 1 } }])),
  ).toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await known()).toMatchObject({ hours: typed.hours, version: 1 });
  expect(await soldBy("day")).toEqual([
    ["2026-10-31", 90_000],
    ["2026-11-01", 2000],
  ]);
  expect(await soldBy("hour")).toEqual([
    ["", 90_000],
    ["01", 2000],
  ]);

  const row = { key: "2", title: "Harbor", locationId, day, totalMinor: 250_000, hours: null };
  const bulk = { groupId: randomUUID(), title: "Import sales" };
  const imported = async (expectedVersion: number) =>
    owner.api.reports.importSales.mutate({
      ...anAttempt(),
      ...bulk,
      rows: [{ ...row, expectedVersion }],
    });
  const late = await imported(0);
  expect(late.rows[0]?.problem).toContain("in the meantime");
  const { batchId, rows } = await imported(1);
  expect(rows).toMatchObject([{ problem: null, canBeUndone: true }]);
  expect(await known()).toMatchObject({ totalMinor: 250_000, hours: null, version: 2 });
  await owner.api.reports.undoBatch.mutate({ ...anAttempt(), batchId });
  expect(await known()).toMatchObject({ totalMinor: null, hours: typed.hours, version: 3 });
});
