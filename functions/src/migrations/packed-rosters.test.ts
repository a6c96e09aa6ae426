import { aCompanyId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import {
  packPlannedShift,
  rosterDayId,
  rosterDayOf,
} from "@crewline/domain/records/schedules/packed/roster-day";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import type { RawDocument } from "../store/company/raw-documents.ts";
import { packedRosters } from "./packed-rosters.ts";

const anas = aShift({ id: aShiftId("anas") });
const bens = aShift({ id: aShiftId("bens"), employeeId: null });
const path = `rosterDays/${rosterDayId(anas)}`;
const stored = ({ id, ...data }: typeof anas) => ({ path: `shifts/${id}`, data });
const step = (...documents: RawDocument[]) =>
  packedRosters.step({ companyId: aCompanyId("harbor"), place: "", company: {}, documents });

test("the shifts of a day are packed into one document, beside what is there", () => {
  const newer = { path, data: { ...rosterDayOf(anas), shifts: { [anas.id]: "newer" } } };
  expect(packedRosters.besideAll?.([stored(anas)])).toEqual([path]);
  const shifts = { [anas.id]: packPlannedShift(anas), [bens.id]: packPlannedShift(bens) };
  const after = step(stored(anas), stored(bens));
  expect(after).toEqual([{ path, data: { ...rosterDayOf(anas), shifts } }]);
  expect(step(stored(anas), stored(bens), ...after)).toEqual([]);
  expect(step(stored(anas), newer)).toEqual([]);
});

test("a shift that cannot be read stops nothing", () => {
  expect(step({ path: "shifts/bad", data: { day: "soon" } })).toEqual([]);
});
