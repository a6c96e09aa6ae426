import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { beforeAll, describe, expect, test } from "vitest";
import { markMissedAt } from "../../functions/src/jobs/mark-missed-clock-outs.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { aForgottenClock } from "../support/a-forgotten-clock.ts";
import type { TestKiosk } from "../support/a-kiosk.ts";
import { aKiosk } from "../support/a-kiosk.ts";
import { aPinOf } from "../support/a-pin.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { ofAna, tappedMinutesAgo } from "../support/offline-punch.ts";
import { runDue } from "../support/run-due-work.ts";
import { todayInNewYork } from "../support/today.ts";

let company: TestCompany;
let ana: Awaited<ReturnType<typeof ofAna>>;
let pin: string;
let forgotten: { locked: Forgotten; open: Forgotten };

type Forgotten = Awaited<ReturnType<typeof aForgottenClock>>;

/** Ana works at both places; two others forgot to clock out. Then the days of Harbor are closed. */
beforeAll(async () => {
  company = await aCompany();
  const { harbor, market } = company;
  ana = await ofAna(company, { locationIds: [harbor, market] });
  pin = await aPinOf(company, ana.employeeId);
  forgotten = {
    locked: await aForgottenClock(company, 17),
    open: await aForgottenClock(company, 17, market),
  };
  await lockLately(harbor);
});

/** Closes the last 20 days at one location, and the days of this test, as if they were a period that is over. */
async function lockLately(locationId: LocationId): Promise<void> {
  await company.owner.api.timesheets.closeLocation.mutate({
    ...anAttempt(),
    firstDay: "2026-01-05",
    locationId,
    includesUnapproved: false,
    reason: null,
  });
  await inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, company.companyId);
    const closed = await payPeriods.get("2026-01-05");
    const [firstDay, lastDay] = [addDays(todayInNewYork(), -20), addDays(todayInNewYork(), 1)];
    payPeriods.save(firstDay, { ...closed, id: firstDay, firstDay, lastDay });
  });
}

const locked = { code: "CONFLICT", rule: "locationLocked" };
const places = async () => (await ana.entries()).map(({ locationId }) => locationId);
const waiting = async () =>
  (await ana.unplaced()).map(({ locationId, rule }) => [locationId, rule.code]);

/** Punches of some days ago that waited on the tablet, one an hour, as they are sent now. */
async function sync(tablet: TestKiosk, daysAgo: number, kinds: readonly PunchKind[]) {
  const sending = { wasQueued: true, deviceNow: new Date().toISOString(), elapsedMs: null };
  const punches = await Promise.all(
    kinds.map(async (kind, index) => {
      const at = new Date(Date.now() - (daysAgo * 24 - index) * 3_600_000).toISOString();
      return { ...(await tablet.punch(pin, kind, at)), sending };
    }),
  );
  const { received } = await tablet.api.kiosk.sync.mutate({ punches });
  expect(received).toEqual(punches.map(({ id }) => id));
}

describe("where one location of a company is closed, the other takes", () => {
  test("a punch that waited on a person's own device; the closed one keeps it for a manager", async () => {
    const { harbor, market } = company;
    const { timeEntries } = ana.api;
    const daysAgo = (days: number) => tappedMinutesAgo(days * 24 * 60);
    const clockInAt = (locationId: LocationId, days: number) =>
      timeEntries.clockIn.mutate({ ...daysAgo(days), locationId, jobRoleId: null });
    expect(await refusalOf(clockInAt(harbor, 6))).toMatchObject(locked);
    expect([await places(), await waiting()]).toEqual([[], [[harbor, "locationLocked"]]]);
    await clockInAt(market, 7);
    await timeEntries.clockOut.mutate(daysAgo(6.9));
    expect([await places(), await waiting()]).toEqual([[market], [[harbor, "locationLocked"]]]);
  });

  test("a punch at a shared tablet, now and late; the closed one keeps only the late one", async () => {
    const { harbor, market } = company;
    const [closed, open] = [await aKiosk(company), await aKiosk(company, market)];
    const [entries, unplaced] = [await ana.entries(), await waiting()];
    const punchAt = async ({ api, punch }: TestKiosk) =>
      api.kiosk.punch.mutate(await punch(pin, "clockIn"));
    expect(await refusalOf(punchAt(closed))).toMatchObject(locked);
    expect([await ana.entries(), await waiting()]).toEqual([entries, unplaced]);
    await sync(closed, 3, ["clockIn"]);
    expect(await ana.entries()).toEqual(entries);
    const kept = [...unplaced, [harbor, "locationLocked"]];
    expect(await waiting()).toEqual(kept);
    await sync(open, 4, ["clockIn", "clockOut"]);
    await punchAt(open);
    const taken = [...entries.map(({ locationId }) => locationId), market, market];
    expect([await places(), await waiting()]).toEqual([taken, kept]);
  });

  test("the mark of a missed clock-out; the closed one takes it when it is open again", async () => {
    const { companyId, harbor, market, read } = company;
    const { timeEntries, timeEntryAudits } = await read();
    const [before, audits] = [
      await timeEntries.get(forgotten.locked.entryId),
      await timeEntryAudits.list([["entryId", "==", forgotten.locked.entryId]]),
    ];
    await markMissedAt({ companyId, locationId: harbor });
    await markMissedAt({ companyId, locationId: market });
    expect(await timeEntries.get(before.id)).toEqual(before);
    expect(await timeEntryAudits.list([["entryId", "==", before.id]])).toEqual(audits);
    const isMarked = { state: "needsFix", flags: ["missedClockOut"] };
    expect(await timeEntries.get(forgotten.open.entryId)).toMatchObject(isMarked);

    const firstDay = addDays(todayInNewYork(), -20);
    const reopening = { ...anAttempt(), firstDay, locationId: harbor, reason: "A missed shift." };
    await company.owner.api.timesheets.reopenLocation.mutate(reopening);
    expect(await runDue(companyId, "missedClockOuts")).toBeGreaterThan(0);
    expect(await timeEntries.get(before.id)).toMatchObject(isMarked);
  });
});
