import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import {
  packPlannedShift,
  rosterDayId,
  rosterDayOf,
} from "@crewline/domain/records/schedules/packed/roster-day";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { expect, test } from "vitest";
import { verifyRosterDays } from "../../functions/src/jobs/verify-roster-days.ts";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const tuesday = addDays(weekStart, 1);

/** A company with two open shifts on Tuesday, and its packed Tuesday. */
async function aPlannedTuesday() {
  const company = await aCompany();
  const { companyId, harbor: locationId, read } = company;
  const ids = [await aShift(company, { day: tuesday }), await aShift(company, { day: tuesday })];
  const shifts = async () => (await read()).shifts.findAll(ids);
  const id = rosterDayId({ locationId, weekStart, day: tuesday });
  const packed = async () => (await (await read()).rosterDays.get(id)).shifts;
  const change = (write: (store: CompanyStore) => void) =>
    inTransaction(async (unit) => write(companyStore(unit, companyId)));
  const verify = () => verifyRosterDays({ companyId, locationId, today: weekStart });
  return { company, shifts, packed, change, verify };
}

const textsOf = (shifts: readonly Shift[]): Record<ShiftId, string> =>
  Object.fromEntries(shifts.map((shift) => [shift.id, packPlannedShift(shift)]));

test("a shift that moves to another day leaves its day; the night drops its name", async () => {
  const { company, shifts, packed, verify } = await aPlannedTuesday();
  const [moved, stays] = await shifts();
  if (moved === undefined || stays === undefined) throw new Error("There are no shifts.");
  expect(await packed()).toEqual(textsOf([moved, stays]));
  const base = planOf(moved);
  await company.owner.api.schedules.saveShift.mutate({
    ...anAttempt(),
    shiftId: moved.id,
    expectedVersion: moved.version,
    base,
    shift: { ...base, day: addDays(tuesday, 1) },
  });
  expect(await packed()).toEqual({ ...textsOf([stays]), [moved.id]: null });
  await verify();
  expect(await packed()).toEqual(textsOf([stays]));
});

test("the night finds shifts that the packed roster lacks, has of yesterday, or has in excess", async () => {
  const { shifts, packed, change, verify } = await aPlannedTuesday();
  const [first, second] = await shifts();
  if (first === undefined || second === undefined) throw new Error("There are no shifts.");
  const of = rosterDayOf(first);
  const spoilt = {
    [first.id]: packPlannedShift({ ...first, note: "Of yesterday" }),
    [aShiftId("nobodys")]: packPlannedShift({ ...second, id: aShiftId("nobodys") }),
  };
  await change(({ rosterDays }) => {
    const id = rosterDayId(of);
    rosterDays.save(id, { id, ...of, shifts: spoilt });
  });
  await verify();
  expect(await packed()).toEqual(textsOf([first, second]));
});
