import { expect, test } from "vitest";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekdayOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import { usualSalary } from "@crewline/domain/records/pay/salary";
import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee, general } from "../support/a-company.ts";
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
