import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import { expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { ask, decide } from "../support/time-off-requests.ts";
import { rebuildWeekRollup } from "../../functions/src/jobs/rebuild-week-rollup.ts";

const HOUR = 3600;
const policy = {
  startsOn: "2026-01-01",
  accrual: { by: "hoursWorked" as const, seconds: HOUR, perSeconds: 8 * HOUR },
  capSeconds: null,
  carryOverSeconds: null,
  waitingDays: 0,
  resetsOn: "01-01",
  isLimit: true,
};

/** A company whose vacation is limited by its balance. */
async function aLimitedCompany(): Promise<TestCompany> {
  const company = await aCompany();
  const { version: expectedVersion, timeOffTypes } = await (await company.read()).company();
  const limited = timeOffTypes.map((type) => (type.id === "vacation" ? { ...type, policy } : type));
  const types = { ...anAttempt(), expectedVersion, timeOffTypes: limited };
  await company.owner.api.settings.saveTimeOffTypes.mutate(types);
  return company;
}

const correction = { typeId: typeId("vacation"), day: "2026-02-02", seconds: 10 * HOUR };

test("a corrected balance covers one day of two, also when the second is approved later", async () => {
  const company = await aLimitedCompany();
  const { owner } = company;
  const bo = await anEmployee(company, { name: "Bo Ito" });
  const attempt = { ...anAttempt(), employeeId: bo, ...correction, reason: "Brought forward" };
  await owner.api.calendar.adjustBalance.mutate(attempt);
  await owner.api.calendar.adjustBalance.mutate(attempt);
  const first = await ask(owner, bo, "2126-11-25");
  expect(await refusalOf(ask(owner, bo, "2126-11-26"))).toMatchObject({ rule: "balanceTooLow" });
  const { balances } = await owner.api.calendar.balances.query({ employeeId: bo });
  expect(balances).toMatchObject([
    {
      typeId: "vacation",
      balanceSeconds: 10 * HOUR,
      requestedSeconds: 8 * HOUR,
      lines: [{ reason: "Brought forward" }],
    },
  ]);
  const less = { ...anAttempt(), employeeId: bo, ...correction, seconds: -4 * HOUR };
  await owner.api.calendar.adjustBalance.mutate({ ...less, reason: "Counted twice" });
  expect(await refusalOf(decide(owner, first))).toMatchObject({ rule: "balanceTooLow" });
});

test("hours worked accrue at the end of the pay period, and a request says its balance", async () => {
  const company = await aLimitedCompany();
  const { owner } = company;
  const bo = await anEmployee(company, { name: "Bo Ito", rateTenThousandths: 200_000 });
  await anEntry(company, bo, { day: monday, range: "09:00-17:00" });
  await rebuildWeekRollup(company.companyId, { employeeId: bo, weekStart: monday });
  const { balances } = await owner.api.calendar.balances.query({ employeeId: bo });
  expect(balances[0]?.lines).toMatchObject([{ kind: "accrued", workedSeconds: 8 * HOUR }]);
  const span = { from: "2126-11-25", until: "2126-11-25", part: null };
  const input = { employeeId: bo, type: typeId("vacation"), ...span, hours: null };
  expect((await owner.api.calendar.countTimeOff.query(input)).balance).toMatchObject({
    beforeSeconds: HOUR,
    afterSeconds: -7 * HOUR,
  });
  const { balances: reported } = await owner.api.reports.timeOffBalances.query();
  expect(reported).toContainEqual(
    expect.objectContaining({ employeeName: "Bo Ito", balanceSeconds: HOUR }),
  );
});

test("a manager does not correct the own balance", async () => {
  const company = await aLimitedCompany();
  const manager = await aMember(company, { role: "manager" });
  const { employeeId } = manager;
  const own = { ...anAttempt(), employeeId, ...correction, reason: "A gift" };
  expect(await refusalOf(manager.api.calendar.adjustBalance.mutate(own))).toMatchObject({
    rule: "ownTimeOff",
  });
});
