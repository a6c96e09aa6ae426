import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { ApprovalSection, RulePart } from "@crewline/domain/records/company/rule-sections";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { aPunch } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { describe, expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { anEntry, at } from "../support/an-entry.ts";
import { endEmployment, versionOf } from "../support/employment.ts";
import { saveRules } from "../support/save-rules.ts";
import { mailsTo } from "../support/time-off-requests.ts";
import { todayInNewYork } from "../support/today.ts";

const hours = (range: string) => {
  const [from = "", to = ""] = range.split("-");
  return { startsAt: at(monday, from), endsAt: at(monday, to), breaks: [] };
};
const base = (entryId: TimeEntryId, expectedVersion: number) => ({
  ...anAttempt(),
  entryId,
  expectedVersion,
});

function ask(api: Api, entryId: TimeEntryId, change: { range?: string; expectedVersion?: number }) {
  const { range = "08:00-17:00", expectedVersion = 1 } = change;
  const input = { ...base(entryId, expectedVersion), requested: hours(range) };
  return api.timeEntries.requestCorrection.mutate({ ...input, message: "I opened at 8." });
}

const closing = {
  ...anAttempt(),
  firstDay: monday,
  expectedVersion: 0,
  includesUnapproved: true,
};

const approvals = (change: Partial<ApprovalSection>): RulePart => ({
  section: "approvals",
  value: { ...defaultRules.approvals, ...change },
});

/** Ana has worked on Monday from 9 to 17, as the owner entered it; Max manages Harbor. */
async function aWorkedDay() {
  const company = await aCompany();
  const ana = await aMember(company);
  const max = await aMember(company, { role: "manager", name: "Max" });
  const entryId = await anEntry(company, ana.employeeId);
  const store = await company.read();
  return { company, ana, max, entryId, store, stored: () => store.timeEntries.get(entryId) };
}

describe("a request for a correction", () => {
  test("sent twice is recorded once, and accepted pays what was asked for, with its reason", async () => {
    const { ana, max, entryId, store, stored } = await aWorkedDay();
    const input = { ...base(entryId, 1), requested: hours("08:00-17:00"), message: "I opened." };
    const once = await ana.api.timeEntries.requestCorrection.mutate(input);
    expect(await ana.api.timeEntries.requestCorrection.mutate(input)).toEqual(once);
    const asked = { of: "correction", entryId, requested: { startsAt: at(monday, "08:00") } };
    expect(await mailsTo(max, "timeRequested")).toMatchObject([
      { employeeName: "Ana Diaz", about: asked, note: "I opened." },
    ]);
    expect(await mailsTo(ana, "timeRequested")).toEqual([]);
    expect(await stored()).toMatchObject({
      version: 2,
      flags: ["correctionRequested"],
      payable: hours("09:00-17:00"),
    });
    const approving = await max.api.timeEntries.approve.mutate({
      ...anAttempt(),
      entries: [{ entryId, expectedVersion: 2 }],
    });
    expect(approving.results).toMatchObject([
      { isApproved: false, problem: expect.stringContaining("asked for a correction") },
    ]);
    await max.api.timeEntries.acceptCorrection.mutate(base(entryId, 2));
    expect(await stored()).toMatchObject({
      state: "approved",
      approvedByName: "Max",
      flags: [],
      payable: hours("08:00-17:00"),
      correction: { state: "accepted", answeredByName: "Max" },
    });
    expect(await mailsTo(ana, "timeAnswered")).toMatchObject([
      { about: asked, isAccepted: true, byName: "Max" },
    ]);
    const rows = await store.timeEntryAudits.list([["entryId", "==", entryId]]);
    const inOrder = rows.toSorted((a, b) => a.sequence - b.sequence);
    expect(inOrder.map(({ action, reason }) => [action, reason])).toEqual([
      ["add", "Entered by hand."],
      ["requestCorrection", "I opened."],
      ["correct", "I opened."],
      ["approve", null],
    ]);
    const again = max.api.timeEntries.acceptCorrection.mutate(base(entryId, 4));
    expect(await refusalOf(again)).toMatchObject({ rule: "correctionAnswered" });
  });

  test("of approved time takes the approval back when it is accepted, and approves the new time", async () => {
    const { ana, max, entryId, stored } = await aWorkedDay();
    const entries = [{ entryId, expectedVersion: 1 }];
    await max.api.timeEntries.approve.mutate({ ...anAttempt(), entries });
    await ask(ana.api, entryId, { expectedVersion: 2 });
    expect(await stored()).toMatchObject({ state: "approved", payable: hours("09:00-17:00") });
    await max.api.timeEntries.acceptCorrection.mutate(base(entryId, 3));
    expect(await stored()).toMatchObject({
      state: "approved",
      flags: ["editedAfterApproval"],
      wasApproved: true,
      approvedByName: "Max",
      payable: hours("08:00-17:00"),
    });
  });

  test("that is accepted needs no second approval, unless the company asks for another person", async () => {
    const { company, ana, max, entryId, stored } = await aWorkedDay();
    await saveRules(company, approvals({ needsTwo: true }), todayInNewYork());
    await ask(ana.api, entryId, {});
    await max.api.timeEntries.acceptCorrection.mutate(base(entryId, 2));
    expect(await stored()).toMatchObject({
      state: "closed",
      firstApproval: { name: "Max" },
      payable: hours("08:00-17:00"),
    });
  });

  test("accepted by a manager where only admins approve waits for an admin", async () => {
    const { company, ana, max, entryId, stored } = await aWorkedDay();
    await saveRules(company, approvals({ approvers: "admins" }), todayInNewYork());
    await ask(ana.api, entryId, {});
    await max.api.timeEntries.acceptCorrection.mutate(base(entryId, 2));
    expect(await stored()).toMatchObject({ state: "closed", approvedByName: null });
  });

  test("is declined with a message or withdrawn, and the time stays", async () => {
    const { ana, max, entryId, stored } = await aWorkedDay();
    await ask(ana.api, entryId, {});
    const message = "The alarm shows 9.";
    await max.api.timeEntries.declineCorrection.mutate({ ...base(entryId, 2), message });
    expect(await stored()).toMatchObject({
      flags: [],
      payable: hours("09:00-17:00"),
      correction: { state: "declined", answer: message },
    });
    expect(await mailsTo(ana, "timeAnswered")).toMatchObject([
      { isAccepted: false, note: message },
    ]);
    await ask(ana.api, entryId, { expectedVersion: 3 });
    await ana.api.timeEntries.withdrawCorrection.mutate(base(entryId, 4));
    expect(await stored()).toMatchObject({ flags: [], correction: { state: "withdrawn" } });
  });

  test("whose entry a manager edited instead was answered without telling the employee", async () => {
    const { ana, max, entryId, stored } = await aWorkedDay();
    await ask(ana.api, entryId, {});
    const { locationId, jobRoleId, note } = await stored();
    const payable = hours("08:30-17:00");
    const work = { locationId, jobRoleId, note, payable, reason: "The alarm shows 8:30." };
    await max.api.timeEntries.correct.mutate({ ...base(entryId, 2), ...work });
    expect(await stored()).toMatchObject({ flags: [], payable, correction: { state: "settled" } });
    const told = { isAccepted: false, isSettled: true, byName: "Max", note: work.reason };
    expect(await mailsTo(ana, "timeAnswered")).toMatchObject([told]);
    await ask(ana.api, entryId, { expectedVersion: 3 });
    await max.api.timeEntries.changeBreaks.mutate({
      ...base(entryId, 4),
      reason: "No break.",
      breaks: [],
      breakAttestation: "none",
    });
    expect(await mailsTo(ana, "timeAnswered")).toHaveLength(2);
  });

  test("is the employee's own; a manager is told to correct the time instead", async () => {
    const { company, max, entryId } = await aWorkedDay();
    const bo = await aMember(company, { name: "Bo" });
    expect(await refusalOf(ask(bo.api, entryId, {}))).toMatchObject({ rule: "notFound" });
    expect(await refusalOf(ask(max.api, entryId, {}))).toMatchObject({ rule: "othersEntry" });
  });

  test("for time that overlaps, or lies in a closed period, is refused when it is made", async () => {
    const { company, ana, max, entryId } = await aWorkedDay();
    await anEntry(company, ana.employeeId, { range: "17:00-20:00" });
    const overlapping = ask(ana.api, entryId, { range: "09:00-18:00" });
    expect(await refusalOf(overlapping)).toMatchObject({ rule: "overlap" });
    await ask(ana.api, entryId, {});
    await company.owner.api.reports.closePeriod.mutate({ ...closing, reason: "Pay day is near." });
    const later = ask(ana.api, entryId, { range: "08:30-17:00", expectedVersion: 2 });
    expect(await refusalOf(later)).toMatchObject({ rule: "periodLocked" });
    const accepting = max.api.timeEntries.acceptCorrection.mutate(base(entryId, 2));
    expect(await refusalOf(accepting)).toMatchObject({ rule: "periodLocked" });
  });

  test("keeps no words of an employee whose data are removed", async () => {
    const { company, ana, entryId, store, stored } = await aWorkedDay();
    await ask(ana.api, entryId, {});
    const { employeeId } = ana;
    const override = { rule: "tooEarly", byName: "Max Lee", reason: "Her child was ill." } as const;
    await inTransaction(async (unit) => {
      const { timeEntries } = companyStore(unit, company.companyId);
      const entry = await timeEntries.get(entryId);
      timeEntries.save(entryId, { ...entry, punches: [aPunch({ override })] });
    });
    await endEmployment(company, employeeId, addDays(todayInNewYork(), -1));
    const expectedVersion = await versionOf(company, employeeId);
    const { name } = await store.employees.get(employeeId);
    const forget = { ...anAttempt(), employeeId, expectedVersion, name };
    await company.owner.api.employees.pseudonymise.mutate(forget);
    expect(await stored()).toMatchObject({
      correction: { state: "open", message: "" },
      punches: [{ override: { byName: "Max Lee", reason: "" } }],
    });
  });
});
