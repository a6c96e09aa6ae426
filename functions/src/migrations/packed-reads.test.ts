import { aCompanyId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { packShift } from "@crewline/domain/records/schedules/packed/shift-pack";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RawDocument } from "../store/company/raw-documents.ts";
import { packedReads } from "./packed-reads.ts";

const shift = aPublishedShift({ employeeId: anEmployeeId("ana") });
const { id, ...data } = shift;
const stored = { path: `publishedShifts/${id}`, data };
const text = packShift(shift);
const step = (...documents: RawDocument[]) =>
  packedReads.step({ companyId: aCompanyId("harbor"), place: "", company: {}, documents });

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(shift.startsAt) }));
afterEach(() => void vi.useRealTimers());

test("a published shift is packed for its employee and its day, beside what is there", () => {
  const day = `shiftPacks/on_${shift.locationId}_${shift.day}`;
  const own = { path: "shiftPacks/of_ana", data: { shifts: { other: "{}" } } };
  expect(packedReads.besideAll?.([stored])).toEqual([own.path, day]);
  const after = step(stored, own);
  expect(after).toEqual([
    { path: own.path, data: { shifts: { other: "{}", [id]: text } } },
    { path: day, data: { shifts: { [id]: text } } },
  ]);
  expect(step(stored, ...after)).toEqual([]);
});

test("a shift of last month is in no pack, and an unreadable one stops nothing", () => {
  vi.setSystemTime(Date.parse(shift.endsAt) + 30 * 86_400_000);
  expect(step(stored, { path: "publishedShifts/bad", data: {} })).toEqual([]);
});

test("the reasons of managers are in no published shift any more, and in no pack", () => {
  const overrides = [{ codes: ["overtime"], reason: "Ana is ill" }];
  const after = step({ ...stored, data: { ...data, overrides } });
  expect(after.at(-1)).toEqual(stored);
  expect(JSON.stringify(after)).not.toContain("Ana is ill");
  expect(step(...after)).toEqual([]);
});

test("locations are packed into one document", () => {
  const pier = { name: "Pier", address: "", timeZone: "America/New_York", status: "active" };
  const location = { path: "locations/pier", data: { ...pier, openingHours: {}, version: 2 } };
  const [index] = step(location);
  expect(index?.path).toBe("locationIndex/all");
  expect(step(location, ...(index ? [index] : []))).toEqual([]);
});

test("a request for time off waits in the open work of its locations, and a decided one does not", () => {
  const asked = aTimeOff({ state: "requested", decidedBy: null, decidedAt: null });
  const source = { path: `timeOff/${asked.id}`, data: asked };
  const days = { "2026-11-20": null };
  const [place] = asked.locationIds;
  const work = { path: `openWork/${place}`, data: { days } };
  const after = step(source, work);
  expect(after).toEqual([
    { ...work, data: { days, waiting: { timeOff: { [asked.id]: JSON.stringify(asked) } } } },
  ]);
  expect(step(source, ...after)).toEqual([]);
  expect(step({ ...source, data: { ...asked, state: "denied" } }, work)).toEqual([]);
});

test("a new alert waits at its location and counts in the company", () => {
  const alert = anAlert({});
  const paths = step({ path: `alerts/${alert.id}`, data: alert }).map(({ path }) => path);
  expect(paths).toEqual([`openWork/${alert.locationId}`, "companyWork/all"]);
});
