import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";

/** A Saturday that is still to come. */
const saturday = addDays(weekStartOf(addDays(todayInNewYork(), 8), "monday"), 5);

test("a planned shift is ranked before it is saved, and who works then is left out", async () => {
  const company = await aCompany();
  const { harbor } = company;
  const [marcus, ana, ben] = await Promise.all([
    aMember(company, { role: "manager", reach: [harbor], name: "Marcus" }),
    aMember(company, { name: "Ana" }),
    aMember(company, { name: "Ben" }),
  ]);
  const plan = aShiftPlan(company, { day: saturday });
  const ranked = async () =>
    (await marcus.api.schedules.rankPeople.query({ plan })).ranked.map(
      ({ employeeId }) => employeeId,
    );
  expect(await ranked()).toEqual(expect.arrayContaining([ana.employeeId, ben.employeeId]));
  const shiftId = await aShift(company, { day: saturday });
  const store = await company.read();
  const shift = await store.shifts.get(shiftId);
  await marcus.api.schedules.saveShift.mutate({
    ...anAttempt(),
    shiftId,
    expectedVersion: shift.version,
    shift: { ...plan, employeeId: ben.employeeId },
  });
  const free = await ranked();
  expect(free).toContain(ana.employeeId);
  expect(free).not.toContain(ben.employeeId);
  const [first] = (await marcus.api.schedules.rankPeople.query({ plan })).ranked;
  expect(first?.burdens).toMatchObject([{ kind: "weekend", count: 0 }]);
});

test("the ledger of a location lists its employees, also those without shifts, for its managers", async () => {
  const company = await aCompany();
  const { harbor: locationId } = company;
  const ana = await aMember(company, { name: "Ana" });
  const { people, weeks } = await company.owner.api.schedules.ledger.query({ locationId });
  expect(people.find(({ employeeId }) => employeeId === ana.employeeId)).toMatchObject({
    shifts: 0,
  });
  expect(weeks).toEqual([]);
  expect(await refusalOf(ana.api.schedules.ledger.query({ locationId }))).toMatchObject({
    code: "FORBIDDEN",
  });
});
