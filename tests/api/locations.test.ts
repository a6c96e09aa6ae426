import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { anArea } from "@crewline/domain/records/locations/area.test-support";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { LocationRow } from "@crewline/domain/rules/locations/location-inputs";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";

const ahead = "2126-03-04";
const behind = "2026-03-02";
const chicago = "America/Chicago";

let company: TestCompany;
let owner: Api;

beforeAll(async () => {
  company = await aCompany();
  owner = company.owner.api;
});

const read = async (id: LocationId) => (await company.read()).locationRecords.get(id);
const pier = (zone?: string) => aLocation(owner, `Pier ${randomUUID().slice(0, 8)}`, zone);

async function save(locationId: LocationId, location: object, more: object = {}) {
  const { version: expectedVersion } = await read(locationId);
  return owner.locations.save.mutate({
    ...anAttempt(),
    locationId,
    expectedVersion,
    location,
    ...more,
  });
}

describe("a location", () => {
  test("keeps what an edit leaves out", async () => {
    const id = await pier();
    await save(id, { jobRoleIds: ["barista"], phone: "(615) 555-0123" });
    await save(id, { costCentre: "007" });
    expect(await read(id)).toMatchObject({
      jobRoleIds: ["barista"],
      phone: "+16155550123",
      costCentre: "007",
    });
  });

  test("is not overwritten by the user who saves second", async () => {
    const id = await pier();
    const edit = { locationId: id, expectedVersion: 1 };
    const first = { ...anAttempt(), ...edit, location: { phone: "+16155550100" } };
    await owner.locations.save.mutate(first);
    const second = { ...anAttempt(), ...edit, location: { costCentre: "2" } };
    expect(await refusalOf(owner.locations.save.mutate(second))).toMatchObject({
      code: "CONFLICT",
      rule: "staleVersion",
    });
    expect(await read(id)).toMatchObject({ phone: "+16155550100", costCentre: "" });
  });

  test("is duplicated with its settings, without what belongs to its place", async () => {
    const id = await pier();
    const geofence = { mode: "block", latitude: 40, longitude: -74, radiusMetres: 80 } as const;
    const openingHours = { monday: [{ opensAt: "08:00", closesAt: "12:00" }] };
    await save(id, { geofence, openingHours, address: "1 Pier Road" });
    const name = `Twin ${id}`;
    const twin = await owner.locations.duplicate.mutate({ ...anAttempt(), locationId: id, name });
    expect(await read(twin.locationId)).toMatchObject({
      name,
      address: "",
      openingHours,
      geofence: { mode: "off", latitude: null, radiusMetres: 80 },
      version: 1,
    });
  });

  test("knows the public holidays of its country and region", async () => {
    const { days, regions } = await owner.locations.holidays.query({
      country: "US",
      region: null,
      year: 2026,
    });
    expect(days).toContainEqual({ day: "2026-11-26", name: "Thanksgiving Day" });
    expect(regions).toContainEqual({ code: "CA", name: "California" });
    const german = { country: "DE", year: 2026 } as const;
    const [bavaria, berlin] = await Promise.all(
      ["BY", "BE"].map((region) => owner.locations.holidays.query({ ...german, region })),
    );
    const corpusChristi = expect.objectContaining({ day: "2026-06-04" });
    expect(bavaria?.days).toContainEqual(corpusChristi);
    expect(berlin?.days).not.toContainEqual(corpusChristi);
  });
});

describe("another time zone", () => {
  test("moves what is planned, after a look at it, and leaves what has begun", async () => {
    const id = await pier();
    const ana = await anEmployee(company, { locationIds: [id] });
    const order = { harbor: id };
    const old = await aShift({ ...company, ...order }, { locationId: id, day: behind });
    const next = await aShift(
      { ...company, ...order },
      { locationId: id, day: ahead, employeeId: ana },
    );
    const weekStart = "2126-03-04";
    await owner.schedules.publish.mutate({ ...anAttempt(), locationId: id, weekStart });

    const preview = await owner.locations.previewZone.query({ locationId: id, timeZone: chicago });
    expect(preview).toEqual({
      count: 1,
      problemCount: 0,
      shifts: [
        {
          shiftId: next,
          who: "Ana Diaz",
          day: ahead,
          startsAtLocal: "09:00",
          endsAtLocal: "17:00",
          laterSeconds: 3600,
          problem: null,
        },
      ],
    });
    expect(await refusalOf(save(id, { timeZone: chicago }))).toMatchObject({
      rule: "zoneMovesShifts",
    });
    await save(id, { timeZone: chicago }, { movesShifts: true });

    const { shifts, publishedShifts } = await company.read();
    const moved = { timeZone: chicago, day: ahead, startsAt: "2126-03-04T15:00:00.000Z" };
    expect(await shifts.get(next)).toMatchObject({ ...moved, state: "published", version: 2 });
    expect(await publishedShifts.get(next)).toMatchObject(moved);
    expect(await shifts.get(old)).toMatchObject({ timeZone: "America/New_York", version: 1 });
  });

  test("is refused if a person would then work at two places at once", async () => {
    const [id, other] = [await pier(), await pier()];
    const ana = await anEmployee(company, { locationIds: [id, other] });
    await aShift(company, { locationId: id, day: ahead, employeeId: ana, range: "08:00-09:00" });
    await aShift(company, { locationId: other, day: ahead, employeeId: ana, range: "09:00-10:00" });
    const preview = await owner.locations.previewZone.query({ locationId: id, timeZone: chicago });
    expect(preview).toMatchObject({ count: 1, problemCount: 1 });
    const refused = await refusalOf(save(id, { timeZone: chicago }, { movesShifts: true }));
    expect(refused).toMatchObject({ rule: "overlap" });
  });
});

describe("rows of locations", () => {
  const bulk = () => ({ ...anAttempt(), groupId: randomUUID(), title: "A test" });
  const row = (change: Partial<LocationRow>): LocationRow => ({
    key: change.locationId ?? "new",
    title: "A place",
    locationId: null,
    expectedVersion: null,
    location: {},
    ...change,
  });

  test("are changed, added and refused each for itself, and undone", async () => {
    const id = await pier();
    const before = await read(id);
    const name = `New ${id}`;
    const rows = [
      row({
        locationId: id,
        location: { phone: "(615) 555-0123", areas: [anArea("Bar", { colour: "#112233" })] },
      }),
      row({ key: "2", location: { name } }),
      row({ key: "3", location: { name: before.name } }),
    ];
    const answer = await owner.locations.saveRows.mutate({ ...bulk(), rows });
    expect(answer.rows.map(({ problem }) => problem)).toEqual([
      null,
      null,
      `There is already a location called ${before.name}.`,
    ]);
    const added = aLocationId(answer.rows[1]?.recordId ?? "");
    expect(await read(added)).toMatchObject({ name, timeZone: "America/New_York" });
    const { batchId } = answer;
    const undone = await owner.locations.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows.map(({ problem }) => problem)).toEqual([null, null]);
    expect(await read(id)).toEqual({ ...before, version: 3 });
    expect(await (await company.read()).locations.find(added)).toBeNull();
  });

  test("that were used since stay", async () => {
    const rows = [row({ location: { name: `Used ${randomUUID()}` } })];
    const { batchId, rows: done } = await owner.locations.saveRows.mutate({ ...bulk(), rows });
    await anEmployee(company, { locationIds: [aLocationId(done[0]?.recordId ?? "")] });
    const undone = await owner.locations.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows[0]?.problem).toMatch(/^People, shifts or time belong to Used/u);
  });
});
