import { aShiftId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aPublishedShift } from "./shift-builder.test-support.ts";
import {
  dayPackId,
  firstPackedDay,
  PACKED_DAYS_BACK,
  packChanges,
  packsOf,
  packShift,
  shiftPackSchema,
  shiftsOfPack,
  trimmedPack,
  wrongEntries,
  wrongNames,
} from "../../records/schedules/packed/shift-pack.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import { dayStart } from "../../kernel/time/zone.ts";

const ana = aPublishedShift({ employeeId: anEmployeeId("ana") });
const now = ana.startsAt;
const { locationId, day } = ana;
const onDay = `on_${locationId}_${day}`;
const onOffer = `open_${locationId}`;

test("a shift is in the packs of its employee and day, and on offer while anyone can take it", () => {
  expect(packsOf(ana, now)).toEqual(["of_ana", onDay]);
  expect(packsOf({ ...ana, isGivenUp: true }, now)).toEqual(["of_ana", onOffer, onDay]);
  expect(packsOf({ ...ana, employeeId: null }, now)).toEqual([onOffer, onDay]);
  const later = instantAfter(ana.endsAt, PACKED_DAYS_BACK * 86_400 + 1);
  expect(packsOf(ana, later)).toEqual([]);
});

test("a shift that passes to a colleague leaves the packs of who gave it up", () => {
  const after = { ...ana, employeeId: anEmployeeId("ben") };
  const text = packShift(after);
  expect(packChanges({ ...ana, isGivenUp: true }, after, now)).toEqual([
    { packId: "of_ana", shiftId: ana.id, text: null },
    { packId: onOffer, shiftId: ana.id, text: null },
    { packId: "of_ben", shiftId: ana.id, text },
    { packId: onDay, shiftId: ana.id, text },
  ]);
  expect(packChanges(after, null, now).map(({ text: rest }) => rest)).toEqual([null, null]);
});

test("a pack gives its shifts back and names those that cannot be read", () => {
  const gone = aShiftId("gone");
  const bad = aShiftId("bad");
  const shifts = { [ana.id]: packShift(ana), [gone]: null, [bad]: "{}" };
  expect(shiftsOfPack({ shifts })).toEqual({ shifts: [ana], unreadable: [bad] });
});

test("the night drops shifts that are over and those that left, and leaves others alone", () => {
  const pack = shiftPackSchema.parse({ id: "of_ana", shifts: { [ana.id]: packShift(ana) } });
  expect(trimmedPack(pack, now)).toBeNull();
  const withGone = { ...pack, shifts: { ...pack.shifts, [aShiftId("gone")]: null } };
  expect(trimmedPack(withGone, now)).toEqual(pack);
  const later = instantAfter(ana.endsAt, 9 * 86_400);
  expect(trimmedPack(pack, later)?.shifts).toEqual({});
});

test("the pack of a day has the names of the people who are planned in it, and no others", () => {
  const [anaId, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
  const known = new Map([
    [anaId, "Ana Diaz"],
    [ben, "Ben"],
  ]);
  const pack = shiftPackSchema.parse({ id: onDay, shifts: { [ana.id]: packShift(ana) } });
  expect(wrongNames(pack, known)).toEqual({ ana: "Ana Diaz" });
  const named = { ...pack, names: { [anaId]: "Ana Diaz" } };
  expect(wrongNames(named, known)).toBeNull();
  expect(wrongNames(named, new Map([[anaId, "Ana Lopez"]]))).toEqual({ ana: "Ana Lopez" });
  expect(wrongNames(named, new Map())).toBeNull();
  expect(wrongNames({ ...named, shifts: {} }, known)).toEqual({ ana: null });
  const over = trimmedPack(named, instantAfter(ana.endsAt, 9 * 86_400));
  expect(over).toMatchObject({ shifts: {}, names: {} });
});

test("a check finds shifts that a pack lacks, and those that staff do not see any more", () => {
  const place = { locationId, days: [day], now };
  const pack = (id: string, shifts: object) => shiftPackSchema.parse({ id, shifts });
  const right = { [ana.id]: packShift(ana) };
  expect(wrongEntries(place, [ana], [pack("of_ana", right), pack(onDay, right)])).toEqual([]);
  const stale = { ...right, [aShiftId("stale")]: packShift({ ...ana, id: aShiftId("stale") }) };
  expect(wrongEntries(place, [ana], [pack("of_ana", stale)])).toEqual([
    { packId: onDay, shiftId: ana.id, text: packShift(ana) },
    { packId: "of_ana", shiftId: "stale", text: null },
  ]);
});

test.each(["Pacific/Kiritimati", "America/New_York", "Etc/GMT+12"])(
  "the packs of a day in %s that counts as whole still hold its first shift",
  (zone) => {
    for (const clock of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
      const endOfToday = dayStart("2026-12-01", clock);
      const shiftDay = firstPackedDay("2026-11-30");
      const startsAt = dayStart(shiftDay, zone);
      const first = { ...aPublishedShift({ day: shiftDay }), startsAt };
      const short = { ...first, endsAt: instantAfter(startsAt, 900) };
      expect(packsOf(short, endOfToday)).toContain(dayPackId(first.locationId, shiftDay));
    }
  },
);
