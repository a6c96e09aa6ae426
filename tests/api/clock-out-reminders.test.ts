import { expect, test } from "vitest";
import { remindAt } from "../../functions/src/jobs/remind-of-clock-outs.ts";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { dueWork } from "../../functions/src/store/due-work.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aForgottenClock } from "../support/a-forgotten-clock.ts";
import { aRunningShift } from "../support/a-running-shift.ts";
import { anAttempt } from "../support/api-client.ts";
import { countReads } from "../support/count-reads.ts";
import { clockIn } from "../support/clock-in.ts";
import { mailsTo } from "../support/outbox.ts";
import { dueWorkOf, quarterAfter, runDue } from "../support/run-due-work.ts";

test("an employee still clocked in after the shift is reminded by mail, once for each end", async () => {
  const company = await aCompany();
  const { ana, entryId, startsAt } = await aForgottenClock(company, 5);
  const away = await aForgottenClock(company, 13);
  await away.ana.api.timeEntries.clockOut.mutate(anAttempt());
  const remind = () => remindAt({ companyId: company.companyId, locationId: company.harbor });
  const remindersTo = async (address: string) =>
    (await mailsTo(address)).flatMap(({ content }) =>
      content.kind === "clockOutReminder" ? [content] : [],
    );
  const publish = (change: (shifts: CompanyStore["publishedShifts"]) => void) =>
    inTransaction(async (unit) => change(companyStore(unit, company.companyId).publishedShifts));
  const dueTimes = async () =>
    (await dueWorkOf(company.companyId, "clockOutReminders")).map(({ dueAt }) => dueAt);
  const told = () => remindersTo(ana.login.email);
  // A clock that is not late costs three reads: the entry, its shift and the next look.
  expect(await countReads(remind)).toBeLessThanOrEqual(3);
  expect(await told()).toEqual([]);

  const shift = await aRunningShift(company, ana.employeeId, { entryId, minutes: [-300, -40] });
  // A late one costs ten, with what the mail tells of.
  expect(await countReads(remind)).toBeLessThanOrEqual(10);
  expect(await runDue(company.companyId, "clockOutReminders")).toBe(1);
  expect(await told()).toMatchObject([{ employeeName: "Ana Diaz", shiftEndedAt: shift.endsAt }]);

  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  await publish((shifts) => shifts.show(shift, { ...shift, endsAt }));
  await remind();
  expect(await dueTimes()).toContain(quarterAfter(endsAt, 900));
  await publish((shifts) => shifts.withdraw(shift));
  await remind();
  expect(await dueTimes()).toContain(quarterAfter(startsAt, 12.25 * 3600));
  expect(await told()).toHaveLength(1);
  expect(await remindersTo(away.ana.login.email)).toEqual([]);
});

test("a clock-in for a shift sets the reminder after its end, as does the shift published now", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const shift = await aRunningShift(company, ana.employeeId, { minutes: [-30, 240] });
  const published = await dueWorkOf(company.companyId, "clockOutReminders");
  expect(published).toMatchObject([{ dueAt: quarterAfter(shift.endsAt, 900) }]);
  await inTransaction(async (unit) => published.forEach(({ id }) => dueWork(unit).remove(id)));
  await clockIn(ana.api, company.harbor);
  expect(await dueWorkOf(company.companyId, "clockOutReminders")).toEqual(published);
});
