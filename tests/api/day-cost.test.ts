import { expect, test } from "vitest";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekdayOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import { usualSalary } from "@crewline/domain/records/pay/salary";
import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import { showDayCost } from "../../functions/src/areas/schedules/show-day-cost.ts";
import type { Actor } from "../../functions/src/operations/commands/actor.ts";
import { metered } from "../../functions/src/platform/usage-meter.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, general } from "../support/a-company.ts";
import { aForgottenClock } from "../support/a-forgotten-clock.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { anEntry, at as momentAt } from "../support/an-entry.ts";
import { anAttempt } from "../support/api-client.ts";
import { aRequest } from "../support/time-off-requests.ts";

async function costOf({ owner, harbor: locationId }: TestCompany, day: LocalDate) {
  return (await owner.api.schedules.dayCost.query({ locationId, day })).cost;
}

test("a night over the edge of a week costs all of its hours on Home, on the day it began", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const sunday = addDays(monday, 13);
  const night = {
    startsAt: momentAt(sunday, "22:00"),
    endsAt: momentAt(addDays(sunday, 1), "06:00"),
  };
  await anEntry(company, ana, night);
  await aShift(company, { employeeId: ana, day: sunday, range: "22:00-06:00" });
  const cost = await costOf(company, sunday);
  expect(cost?.worked.map(({ amountMinor }) => amountMinor)).toEqual([37_00, 111_00]);
  expect(cost?.planned.map(({ amountMinor }) => amountMinor)).toEqual([37_00, 111_00]);
  expect(await costOf(company, addDays(sunday, 1))).toMatchObject({ worked: [], planned: [] });
});

test("a clock that runs over the edge of a week costs its hours before the clock-out", async () => {
  const company = await aCompany();
  const edge = new Date(Date.now() - 3_600_000).toISOString();
  const { timeZone } = general;
  await company.owner.api.settings.saveCompany.mutate({
    ...anAttempt(),
    expectedVersion: 1,
    company: {
      ...general,
      weekStart: weekdayOf(localDateAt(edge, timeZone)),
      workdayStart: `${localTimeAt(edge, timeZone).slice(0, 2)}:00`,
    },
  });
  const { startsAt } = await aForgottenClock(company, 3);
  const cost = await costOf(company, localDateAt(startsAt, timeZone));
  const worked = cost?.worked ?? [];
  expect(new Set(worked.map(({ weekStart }) => weekStart)).size).toBe(2);
  const minor = worked.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // Three hours for 18.50, and what the test took.
  expect(minor).toBeGreaterThanOrEqual(55_50);
  expect(minor).toBeLessThan(58_00);
});

test("a morning without pay lowers what a salary costs on Home", async () => {
  const company = await aCompany();
  const { calendar, wageChanges } = company.owner.api;
  const bo = await anEmployee(company, { name: "Bo Ito", rateTenThousandths: null });
  const salary = { ...usualSalary, amountMinor: 5_200_000, isExempt: false };
  const change = { ...aWageChange(bo, "2026-01-05", 1), salary };
  await wageChanges.add.mutate({ ...anAttempt(), change });
  const [first, second] = [addDays(monday, 7), addDays(monday, 8)];
  await anEntry(company, bo, {
    startsAt: momentAt(first, "13:00"),
    endsAt: momentAt(first, "17:00"),
  });
  await anEntry(company, bo, {
    startsAt: momentAt(second, "09:00"),
    endsAt: momentAt(second, "17:00"),
  });
  const part = { startsAtLocal: "09:00", endsAtLocal: "13:00" };
  const off = aRequest(bo, first, { part, isApproved: true });
  await calendar.requestTimeOff.mutate({ ...off, type: typeId("unpaid") });
  const workedOn = async (day: LocalDate) =>
    (await costOf(company, day))?.worked.map(({ amountMinor }) => amountMinor);
  expect(await workedOn(first)).toEqual([100_00]);
  expect(await workedOn(second)).toEqual([200_00]);
});

test("a week at two locations costs its overtime on Home, whether one or many are planned", async () => {
  const company = await aCompany();
  const { harbor, market } = company;
  const friday = addDays(monday, 4);
  const ana = await anEmployee(company, { locationIds: [harbor, market] });
  for (const days of [0, 1, 2, 3]) {
    const day = addDays(monday, days);
    await aShift(company, { employeeId: ana, locationId: market, day, range: "08:00-18:00" });
  }
  await aShift(company, { employeeId: ana, day: friday }, ["overtime"]);
  const planned = async () =>
    (await costOf(company, friday))?.planned.reduce((sum, one) => sum + one.amountMinor, 0);
  // Eight hours for 18.50, after forty at the other location.
  expect(await planned()).toBe(222_00);
  for (const name of ["Bo Ito", "Cy Lee"]) {
    await aShift(company, { employeeId: await anEmployee(company, { name }), day: friday });
  }
  expect(await planned()).toBe(222_00 + 2 * 148_00);
});

test("for a manager who sees no pay, the cost of a day on Home reads the plan and no more", async () => {
  const company = await aCompany();
  const { companyId, harbor: locationId } = company;
  const marcus = await aMember(company, { role: "manager", name: "Marcus" });
  for (const name of ["Ana Diaz", "Bo Ito"]) {
    await aShift(company, { employeeId: await anEmployee(company, { name }) });
  }
  const { login, employeeId } = marcus;
  const { uid } = login;
  const locationIds: readonly LocationId[] = [locationId];
  const reach = { scope: "locations", locationIds } as const;
  const actor = { companyId, uid, employeeId, role: "manager", ...reach } as Actor;
  const { result, used } = await metered(() => showDayCost(actor, { locationId, day: monday }));
  expect(result).toEqual({ cost: null });
  // The two documents of the location, the company, the packed day, and the membership.
  expect(used.reads).toBe(5);
});
