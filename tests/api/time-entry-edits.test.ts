import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import { describe, expect, test } from "vitest";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry, anEntryInput, at } from "../support/an-entry.ts";
import { saveRules } from "../support/save-rules.ts";
import { todayInNewYork } from "../support/today.ts";

const HOUR = 3600;

interface Edited {
  company: TestCompany;
  entryId: TimeEntryId;
  expectedVersion?: number;
  reason?: string;
}

/** Every edit of worked time, as a manager sends it. */
const edits = {
  split: (api: Api, { company, ...edit }: Edited) =>
    api.timeEntries.split.mutate({ ...base(edit), ...workAt(company), at: at(monday, "12:00") }),
  reassign: (api: Api, { company, ...edit }: Edited) =>
    api.timeEntries.reassign.mutate({ ...base(edit), ...workAt(company) }),
  changeBreaks: (api: Api, edit: Edited) =>
    api.timeEntries.changeBreaks.mutate({
      ...base(edit),
      breaks: [lunch],
      breakAttestation: "none",
    }),
  convert: (api: Api, edit: Edited) =>
    api.timeEntries.convert.mutate({ ...base(edit), type: typeId("vacation") }),
} as const;

const lunch = { startsAt: at(monday, "12:00"), endsAt: at(monday, "12:30"), isPaid: false };

function base({ entryId, expectedVersion = 1, reason = "" }: Omit<Edited, "company">) {
  return { ...anAttempt(), entryId, expectedVersion, reason };
}

function workAt({ harbor }: TestCompany) {
  return { locationId: harbor, jobRoleId: roleId("lead"), shiftId: null };
}

async function workedSeconds({ read }: TestCompany, employeeId: EmployeeId): Promise<number> {
  const week = await (await read()).employeeWeeks.get(employeeWeekId(employeeId, monday));
  return week.hours.workedSeconds;
}

async function aWorkedDay() {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const entryId = await anEntry(company, employeeId);
  return { company, employeeId, entryId, api: company.owner.api };
}

describe("worked time", () => {
  test("is split for another job role and merged again, with a row of history for each entry", async () => {
    const { company, employeeId, entryId, api } = await aWorkedDay();
    const { entries } = await edits.split(api, { company, entryId });
    expect(entries).toMatchObject([{ entryId, version: 2 }, { version: 1 }]);
    const second = entries[1]?.entryId ?? entryId;
    const store = await company.read();
    expect(await store.timeEntries.get(second)).toMatchObject({
      jobRoleId: "lead",
      madeFrom: [entryId],
      payable: { startsAt: at(monday, "12:00"), endsAt: at(monday, "17:00") },
    });
    expect(await workedSeconds(company, employeeId)).toBe(8 * HOUR);
    const moved = {
      ...base({ entryId: second }),
      ...workAt(company),
      jobRoleId: roleId("barista"),
    };
    await api.timeEntries.reassign.mutate(moved);
    const merging = [
      { entryId, expectedVersion: 2 },
      { entryId: second, expectedVersion: 2 },
    ];
    await api.timeEntries.merge.mutate({ ...anAttempt(), entries: merging, reason: "" });
    expect(await store.timeEntries.get(entryId)).toMatchObject({
      madeFrom: [second],
      payable: { startsAt: at(monday, "09:00"), endsAt: at(monday, "17:00"), breaks: [] },
    });
    expect(await store.timeEntries.get(second)).toMatchObject({ state: "voided" });
    expect(await workedSeconds(company, employeeId)).toBe(8 * HOUR);
    const rows = await store.timeEntryAudits.list([["employeeId", "==", employeeId]]);
    expect(rows.map(({ action }) => action).toSorted()).toEqual(
      ["add", "merge", "mergeInto", "reassign", "split", "split"].toSorted(),
    );
  });

  test("gets a break, and the week counts it", async () => {
    const { company, employeeId, entryId, api } = await aWorkedDay();
    await edits.changeBreaks(api, { company, entryId });
    expect(await workedSeconds(company, employeeId)).toBe(7.5 * HOUR);
    const none = { breaks: [], breakAttestation: "noBreak" as const };
    const input = { ...base({ entryId, expectedVersion: 2 }), ...none };
    await api.timeEntries.changeBreaks.mutate(input);
    const entry = await (await company.read()).timeEntries.get(entryId);
    expect(entry).toMatchObject({ breakAttestation: "noBreak", payable: { breaks: [] } });
    const outside = { ...lunch, endsAt: at(monday, "17:01") };
    const late = { ...base({ entryId, expectedVersion: 3 }), ...none, breaks: [outside] };
    expect(await refusalOf(api.timeEntries.changeBreaks.mutate(late))).toMatchObject({
      rule: "breakOutside",
    });
  });

  test("becomes time off of its hours, once", async () => {
    const { company, employeeId, entryId, api } = await aWorkedDay();
    await edits.convert(api, { company, entryId, reason: "Was on vacation." });
    const store = await company.read();
    expect(await store.timeEntries.get(entryId)).toMatchObject({ state: "voided" });
    expect(await store.timeOff.list([["employeeId", "==", employeeId]])).toMatchObject([
      {
        state: "approved",
        from: monday,
        until: monday,
        part: { startsAtLocal: "09:00", endsAtLocal: "17:00" },
        note: "Was on vacation.",
      },
    ]);
    const again = await anEntry(company, employeeId);
    expect(await refusalOf(edits.convert(api, { company, entryId: again }))).toMatchObject({
      rule: "timeOffTaken",
    });
  });

  test("is of the employee's own shift at the location, or of none", async () => {
    const { company, employeeId, entryId, api } = await aWorkedDay();
    const input = anEntryInput(company, employeeId, { day: addDays(monday, 1) });
    const shiftId = await aShift(company, { employeeId: await anEmployee(company) });
    const adding = api.timeEntries.add.mutate({ ...input, shiftId });
    expect(await refusalOf(adding)).toMatchObject({ rule: "otherShift" });
    const moving = { ...base({ entryId }), ...workAt(company), shiftId };
    expect(await refusalOf(api.timeEntries.reassign.mutate(moving))).toMatchObject({
      rule: "otherShift",
    });
  });

  test("never overlaps, when two managers edit it at the same moment", async () => {
    const { company, employeeId, entryId, api } = await aWorkedDay();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const outcomes = await Promise.allSettled([
      edits.split(api, { company, entryId }),
      edits.split(max.api, { company, entryId }),
      anEntry(company, employeeId, { range: "16:00-18:00" }),
      edits.changeBreaks(max.api, { company, entryId }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await workedSeconds(company, employeeId)).toBeLessThanOrEqual(8 * HOUR);
  });

  test("that was approved is taken back first, and edited only with a reason", async () => {
    const { company, entryId, api } = await aWorkedDay();
    const entries = [{ entryId, expectedVersion: 1 }];
    await api.timeEntries.approve.mutate({ ...anAttempt(), entries });
    for (const edit of Object.values(edits)) {
      const refused = edit(api, { company, entryId, expectedVersion: 2 });
      expect(await refusalOf(refused)).toMatchObject({ rule: "illegalTransition" });
    }
    const back = base({ entryId, expectedVersion: 2, reason: "Wrong role." });
    await api.timeEntries.unapprove.mutate(back);
    for (const edit of Object.values(edits)) {
      const refused = edit(api, { company, entryId, expectedVersion: 3 });
      expect(await refusalOf(refused)).toMatchObject({ rule: "reasonRequired" });
    }
    const reason = "Worked as lead.";
    await edits.reassign(api, { company, entryId, expectedVersion: 3, reason });
    expect(await (await company.read()).timeEntries.get(entryId)).toMatchObject({
      jobRoleId: "lead",
      flags: ["editedAfterApproval"],
    });
  });

  test("older than the company's days is for admins, with a reason", async () => {
    const { company, entryId, api } = await aWorkedDay();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const value = { ...defaultRules.approvals, closesAfterDays: 7 };
    await saveRules(company, { section: "approvals", value }, todayInNewYork());
    for (const edit of Object.values(edits)) {
      expect(await refusalOf(edit(api, { company, entryId }))).toMatchObject({
        rule: "reasonRequired",
      });
      const byManager = edit(max.api, { company, entryId, reason: "Worked as lead." });
      expect(await refusalOf(byManager)).toMatchObject({ rule: "entryTooOld" });
    }
  });
});

describe("time of a closed pay period", () => {
  test("refuses every edit, before and after it went to payroll", async () => {
    const { company, employeeId, entryId, api } = await aWorkedDay();
    const later = await anEntry(company, employeeId, { range: "17:00-18:00" });
    const closing = { firstDay: monday, expectedVersion: 0, includesUnapproved: true };
    const { version } = await api.reports.closePeriod.mutate({ ...anAttempt(), ...closing });
    const refuseAll = async () => {
      for (const edit of Object.values(edits)) {
        const refused = edit(api, { company, entryId, reason: "Worked longer." });
        expect(await refusalOf(refused)).toMatchObject({ rule: "periodLocked" });
      }
      const entries = [entryId, later].map((one) => ({ entryId: one, expectedVersion: 1 }));
      const merging = { ...anAttempt(), entries, reason: "Together." };
      expect(await refusalOf(api.timeEntries.merge.mutate(merging))).toMatchObject({
        rule: "periodLocked",
      });
    };
    await refuseAll();
    const batch = { ...anAttempt(), firstDay: monday, expectedVersion: version };
    await api.reports.exportPeriod.mutate(batch);
    await refuseAll();
  });
});
