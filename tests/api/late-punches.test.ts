import { punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { describe, expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { endEmployment, versionOf } from "../support/employment.ts";
import { clockIn } from "../support/clock-in.ts";
import { ofAna, place, secondsFrom, tappedMinutesAgo } from "../support/offline-punch.ts";
import { runDue } from "../support/run-due-work.ts";
import { todayInNewYork } from "../support/today.ts";

const DAY = 24 * 60;

describe("a punch made offline, when meanwhile", () => {
  test("its entry was marked as missing the clock-out, proposes the end, unpaid", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    await ana.api.timeEntries.clockIn.mutate({ ...tappedMinutesAgo(20 * 60), ...place(company) });
    expect(await runDue(company.companyId, "missedClockOuts")).toBe(1);
    const out = tappedMinutesAgo(12 * 60);
    await ana.api.timeEntries.clockOut.mutate(out);
    const [entry] = await ana.entries();
    expect(entry).toMatchObject({ state: "needsFix", payable: { endsAt: null } });
    expect(secondsFrom(out.tap, entry?.proposedEndsAt)).toBeLessThan(120);
    expect(await ana.unplaced()).toEqual([]);
  });

  test("a manager ended its entry, changes nothing and waits for the manager", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const started = { ...tappedMinutesAgo(120), ...place(company) };
    const { entryId } = await ana.api.timeEntries.clockIn.mutate(started);
    const before = await ana.store.timeEntries.get(entryId);
    await company.owner.api.timeEntries.correct.mutate({
      ...anAttempt(),
      entryId,
      expectedVersion: before.version,
      ...place(company),
      payable: {
        startsAt: before.payable.startsAt,
        endsAt: new Date(Date.parse(before.payable.startsAt) + 3_600_000).toISOString(),
        breaks: [],
      },
      note: "",
      reason: "Left at noon",
    });
    const corrected = await ana.store.timeEntries.get(entryId);
    const out = ana.api.timeEntries.clockOut.mutate(tappedMinutesAgo(5));
    expect(await refusalOf(out)).toMatchObject({ rule: "notClockedIn" });
    expect(await ana.store.timeEntries.get(entryId)).toEqual(corrected);
    const [waiting] = await ana.unplaced();
    const settle = {
      ...anAttempt(),
      punchId: punchIdSchema.parse(waiting?.id),
      expectedVersion: 1,
    };
    await company.owner.api.timeEntries.settlePunch.mutate(settle);
    expect(await ana.unplaced()).toMatchObject([{ state: "settled" }]);
  });

  test("the employee worked elsewhere at that time, changes nothing and waits", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    await clockIn(ana.api, company.harbor);
    const late = { ...tappedMinutesAgo(60), ...place(company) };
    expect(await refusalOf(ana.api.timeEntries.clockIn.mutate(late))).toMatchObject({
      rule: "alreadyClockedIn",
    });
    expect(await ana.entries()).toHaveLength(1);
    expect(await ana.unplaced()).toHaveLength(1);
  });

  test("its pay period was closed, changes no locked day and waits", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const late = { ...tappedMinutesAgo(2 * DAY), ...place(company) };
    await lock(company, addDays(todayInNewYork(), -20), todayInNewYork());
    expect(await refusalOf(ana.api.timeEntries.clockIn.mutate(late))).toMatchObject({
      rule: "periodLocked",
    });
    expect(await ana.entries()).toEqual([]);
    expect(await ana.unplaced()).toMatchObject([{ rule: { code: "periodLocked" } }]);
  });
});

/** Closes a pay period as if it were over. */
async function lock({ companyId, owner }: TestCompany, firstDay: string, lastDay: string) {
  await owner.api.reports.closePeriod.mutate({
    ...anAttempt(),
    firstDay: "2026-01-05",
    expectedVersion: 0,
    includesUnapproved: false,
  });
  await inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, companyId);
    const [closed] = await payPeriods.list([]);
    if (closed === undefined) throw new Error("No period is closed.");
    payPeriods.save(firstDay, { ...closed, id: firstDay, firstDay, lastDay });
  });
}

describe("a punch that waits for a manager", () => {
  test("moves with its employee when two records become one", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const stays = await anEmployee(company, { name: "Ana D." });
    await refusalOf(ana.api.timeEntries.clockOut.mutate(tappedMinutesAgo(5)));
    const [waiting] = await ana.unplaced();
    const pair = { employeeId: stays, duplicateId: ana.employeeId };
    const expectedVersion = await versionOf(company, stays);
    const merge = { ...anAttempt(), ...pair, expectedVersion, take: [] };
    await company.owner.api.employees.merge.mutate(merge);
    expect(await ana.unplaced()).toEqual([]);
    const moved = await ana.store.unplacedPunches.list([["employeeId", "==", stays]]);
    expect(moved).toMatchObject([{ id: waiting?.id, employeeName: "Ana D.", state: "open" }]);
  });

  test("keeps no name of an employee whose data are removed", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    await refusalOf(ana.api.timeEntries.clockOut.mutate(tappedMinutesAgo(5)));
    const { employeeId } = ana;
    expect(await ana.unplaced()).toHaveLength(1);
    await endEmployment(company, employeeId, addDays(todayInNewYork(), -1));
    const expectedVersion = await versionOf(company, employeeId);
    const forget = { ...anAttempt(), employeeId, expectedVersion, name: "Ana Diaz" };
    await company.owner.api.employees.pseudonymise.mutate(forget);
    expect(JSON.stringify(await ana.unplaced())).not.toContain("Ana");
  });
});
