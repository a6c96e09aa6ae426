import type { EmployeeId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import type { GeofenceMode } from "@crewline/domain/records/locations/geofence";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const there = { latitude: 40, longitude: -74, accuracyMetres: 12, ageSeconds: 2 };
/** 1,112 m to the north of it. */
const away = { ...there, latitude: 40.01 };

let company: TestCompany;
let ana: Member & { employeeId: EmployeeId };

beforeAll(async () => {
  company = await aCompany();
  ana = await aMember(company, { locationIds: [company.harbor, company.market] });
});

async function fence(locationId: LocationId, mode: GeofenceMode, latitude = 40) {
  const { version: expectedVersion } = await (await company.read()).locations.get(locationId);
  const location = { geofence: { mode, latitude, longitude: -74, radiusMetres: 100 } };
  const edit = { ...anAttempt(), locationId, expectedVersion, location };
  await company.owner.api.locations.save.mutate(edit);
}

const clockIn = (position: typeof there | null) =>
  ana.api.timeEntries.clockIn.mutate({
    ...anAttempt(),
    locationId: company.harbor,
    jobRoleId: null,
    position,
  });
const clockOut = (position: typeof there | null) =>
  ana.api.timeEntries.clockOut.mutate({ ...anAttempt(), position });
const read = async (id: TimeEntryId) => (await company.read()).timeEntries.get(id);

describe("a location that lets only people clock in who are there", () => {
  test("refuses those who are not, and those of whom it cannot tell", async () => {
    await fence(company.harbor, "block");
    expect(await refusalOf(clockIn(away))).toMatchObject({
      code: "FORBIDDEN",
      rule: "awayFromLocation",
      message: expect.stringContaining("1,112 m away from Harbor"),
    });
    expect(await refusalOf(clockIn(null))).toMatchObject({ rule: "positionUnknown" });
    expect(await refusalOf(clockIn({ ...there, ageSeconds: 600 }))).toMatchObject({
      message: expect.stringContaining("an old position"),
    });
  });

  test("keeps the distance and never the place, and makes a clock-out from elsewhere a request", async () => {
    await fence(company.harbor, "block");
    const { entryId } = await clockIn(there);
    await clockOut(away);
    const entry = await read(entryId);
    const near = { locationId: company.harbor, accuracyMetres: 12 };
    expect(entry.positions).toEqual({
      clockIn: { ...near, verdict: "inside", distanceMetres: 0 },
      clockOut: { ...near, verdict: "outside", distanceMetres: 1112 },
    });
    const flags = ["shortEntry", "offSite", "positionRequest"];
    expect(entry).toMatchObject({ state: "closed", flags });
    expect(JSON.stringify(entry)).not.toMatch(/latitude|[^:]40\.01/u);
  });
});

test("clocking in at another of the employee's locations counts", async () => {
  await fence(company.harbor, "block");
  await fence(company.market, "off", 40.01);
  const { entryId } = await clockIn(away);
  await clockOut(null);
  expect((await read(entryId)).positions.clockIn).toMatchObject({
    verdict: "inside",
    locationId: company.market,
  });
});

test("a flagged entry needs no decision, and a location that asks for no position keeps none", async () => {
  await fence(company.harbor, "flag");
  const noted = await clockIn(null);
  await clockOut(there);
  expect(await read(noted.entryId)).toMatchObject({ flags: ["noPosition", "shortEntry"] });
  await fence(company.harbor, "off");
  const unasked = await clockIn(away);
  await clockOut(away);
  expect(await read(unasked.entryId)).toMatchObject({
    flags: ["shortEntry"],
    positions: { clockIn: null, clockOut: null },
  });
});
