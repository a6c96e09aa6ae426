import { addDays } from "@crewline/domain/kernel/time/local-date";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { beforeAll, describe, expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { anEntry, at } from "../support/an-entry.ts";
import { mailsTo } from "../support/time-off-requests.ts";
import { todayInNewYork } from "../support/today.ts";

const daysAgo = (days: number) => addDays(todayInNewYork(), -days);

let company: TestCompany;
let ana: Member & Awaited<ReturnType<typeof aMember>>;
let max: typeof ana;
beforeAll(async () => {
  company = await aCompany();
  ana = await aMember(company);
  max = await aMember(company, { role: "manager", name: "Max" });
});

const spanOn = (day: string, range = "09:00-17:00") => {
  const [from = "", to = ""] = range.split("-");
  return { startsAt: at(day, from), endsAt: at(day, to), breaks: [] };
};
const wanted = (day: string, range?: string) => ({
  ...anAttempt(),
  locationId: company.harbor,
  jobRoleId: null,
  requested: spanOn(day, range),
  message: "The tablet was off.",
});
const ask = (day: string, range?: string) =>
  ana.api.timeEntries.requestEntry.mutate(wanted(day, range));
const answer = (entryId: string, expectedVersion = 1) => ({
  ...anAttempt(),
  entryId: entryId as never,
  expectedVersion,
});

describe("a request for a forgotten day", () => {
  test("is one for a double click, counts nowhere, and is mailed to the manager", async () => {
    const input = wanted(daysAgo(3));
    const { entryId } = await ana.api.timeEntries.requestEntry.mutate(input);
    expect(await ana.api.timeEntries.requestEntry.mutate(input)).toEqual({ entryId });
    const store = await company.read();
    expect(await store.timeEntries.get(entryId)).toMatchObject({
      state: "requested",
      punched: null,
      payable: input.requested,
      flags: ["correctionRequested"],
      correction: { state: "open", isNewEntry: true, message: input.message },
    });
    const weeks = await store.employeeWeeks.list([["employeeId", "==", ana.employeeId]]);
    expect(weeks.flatMap(({ entries }) => entries)).toEqual([]);
    const about = { of: "newEntry", entryId };
    expect(await mailsTo(max, "timeRequested")).toMatchObject([{ about, note: input.message }]);
    const approving = max.api.timeEntries.approve.mutate({
      ...anAttempt(),
      entries: [{ entryId, expectedVersion: 1 }],
    });
    expect((await approving).results).toMatchObject([{ isApproved: false }]);
    await max.api.timeEntries.acceptCorrection.mutate(answer(entryId));
    expect(await store.timeEntries.get(entryId)).toMatchObject({
      state: "approved",
      flags: [],
      correction: { state: "accepted", isNewEntry: true, answeredByName: "Max" },
    });
    const [week] = await store.employeeWeeks.list([["employeeId", "==", ana.employeeId]]);
    expect(week?.hours.workedSeconds).toBe(28_800);
    expect(await mailsTo(ana, "timeAnswered")).toMatchObject([{ about, isAccepted: true }]);
    const rows = await store.timeEntryAudits.list([["entryId", "==", entryId]]);
    const told = rows.toSorted((a, b) => a.sequence - b.sequence);
    expect(told.map(({ action, reason, deltaSeconds }) => [action, reason, deltaSeconds])).toEqual([
      ["requestEntry", input.message, 0],
      ["acceptEntry", input.message, 28_800],
      ["approve", null, 0],
    ]);
  });

  test("is decided once, though two managers answer at the same moment", async () => {
    const { entryId } = await ask(daysAgo(4));
    const { acceptCorrection, declineCorrection } = max.api.timeEntries;
    const owner = company.owner.api.timeEntries;
    const answers = await Promise.allSettled([
      acceptCorrection.mutate(answer(entryId)),
      owner.declineCorrection.mutate({ ...answer(entryId), message: "You were off." }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { version } = await (await company.read()).timeEntries.get(entryId);
    const late = declineCorrection.mutate({ ...answer(entryId, version), message: "No." });
    expect(await refusalOf(late)).toMatchObject({ rule: "correctionAnswered" });
  });

  test("that is declined or withdrawn adds no time, and can be made again", async () => {
    const day = daysAgo(5);
    const first = await ask(day);
    const message = "You were off.";
    await max.api.timeEntries.declineCorrection.mutate({ ...answer(first.entryId), message });
    const second = await ask(day);
    const moved = { ...answer(second.entryId), requested: spanOn(day, "10:00-16:00"), message };
    await ana.api.timeEntries.requestCorrection.mutate(moved);
    await ana.api.timeEntries.withdrawCorrection.mutate(answer(second.entryId, 2));
    const { timeEntries } = await company.read();
    const stored = await timeEntries.findAll([first.entryId, second.entryId]);
    const byState = new Map(stored.map((entry) => [entry.correction?.state, entry]));
    expect(byState.get("declined")).toMatchObject({
      state: "voided",
      correction: { answer: message },
    });
    expect(byState.get("withdrawn")).toMatchObject({
      state: "voided",
      payable: spanOn(day, "10:00-16:00"),
    });
  });

  test("is refused for today, long ago, worked or requested time, and other people's places", async () => {
    const day = daysAgo(6);
    await anEntry(company, ana.employeeId, { day, range: "09:00-12:00" });
    const { entryId } = await ask(day, "12:00-17:00");
    const { market } = company;
    const elsewhere = () =>
      ana.api.timeEntries.requestEntry.mutate({ ...wanted(day), locationId: market });
    const refusals = [
      await refusalOf(ask(daysAgo(0), "00:00-00:01")),
      await refusalOf(ask(daysAgo(100))),
      await refusalOf(ask(day, "11:00-12:00")),
      await refusalOf(ask(day, "16:00-18:00")),
      await refusalOf(elsewhere()),
    ];
    expect(refusals.map(({ rule }) => rule)).toEqual([
      expect.stringMatching(/notPastDay|inFuture/u),
      "requestTooOld",
      "overlap",
      "alreadyRequested",
      "outsideLocation",
    ]);
    // Work that is added meanwhile is not doubled by accepting the request.
    await anEntry(company, ana.employeeId, { day, range: "13:00-14:00" });
    const accepting = max.api.timeEntries.acceptCorrection.mutate(answer(entryId));
    expect(await refusalOf(accepting)).toMatchObject({ rule: "overlap" });
  });

  test("is refused before the first day of the employee, and where the location is closed", async () => {
    const { company: read, payPeriods } = await company.read();
    const day = daysAgo(20);
    const { firstDay } = payPeriodAt(await read(), day);
    const closing = { ...anAttempt(), firstDay, locationId: company.harbor, reason: null };
    await max.api.timesheets.closeLocation.mutate({ ...closing, includesUnapproved: true });
    expect(await refusalOf(ask(day))).toMatchObject({ rule: "locationLocked" });
    expect((await payPeriods.get(firstDay)).locations).toMatchObject([{ state: "closed" }]);
    await inTransaction(async (unit) => {
      const { employees } = companyStore(unit, company.companyId);
      const employee = await employees.get(ana.employeeId);
      employees.save(employee.id, { ...employee, hiredOn: daysAgo(1) });
    });
    expect(await refusalOf(ask(daysAgo(2)))).toMatchObject({ rule: "beforeFirstDay" });
  });
});
