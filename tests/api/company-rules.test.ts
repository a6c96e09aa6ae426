import { ruleChangeIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { describe, expect, test } from "vitest";
import type { JudgingPart, RulePart } from "@crewline/domain/records/company/rule-sections";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { overtimeOf } from "@crewline/domain/rules/company/rules-on";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { todayInNewYork } from "../support/today.ts";
import { saveRules } from "../support/save-rules.ts";

const toQuarters = { mode: "nearest", intervalSeconds: 900, graceSeconds: 0 } as const;
const quarters: RulePart = {
  section: "rounding",
  value: { clockIn: toQuarters, clockOut: toQuarters, breakPunches: null, dayTotal: null },
};
const california: RulePart = {
  section: "overtime",
  value: overtimeOf(presetRules("california")),
};
/** The seventh day in a row, in whichever weeks it falls. */
const fromSeventhDay: RulePart = {
  section: "overtime",
  value: {
    ...overtimeOf(presetRules("none")),
    preset: "custom",
    daysInRow: { fromDay: 7, afterSeconds: 0, multiplierPercent: 150, resetsEachWeek: false },
  },
};
const today = todayInNewYork();
const nextMonday = addDays(weekStartOf(today, "monday"), 7);

const period = { firstDay: monday, lastDay: addDays(monday, 13), locationId: null };
const reportOf = ({ owner }: TestCompany) => owner.api.reports.payroll.query(period);

function closePeriod({ owner }: TestCompany) {
  const input = { firstDay: monday, expectedVersion: 0, includesUnapproved: true };
  return owner.api.reports.closePeriod.mutate({ ...anAttempt(), ...input });
}

describe("a change of the rules", () => {
  test("shows what it would have changed, and then reaches only what is not closed", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: 180_000 });
    await anEntry(company, ana, { range: "09:00-17:04" });
    await anEntry(company, ana, { day: addDays(monday, 14), range: "09:00-17:04" });
    await closePeriod(company);
    const before = await reportOf(company);
    const preview = await company.owner.api.settings.previewRules.query({ part: quarters });
    expect(preview).toMatchObject({ firstDay: monday, isClosed: true, peopleCount: 1 });
    expect(preview.people).toMatchObject([
      { before: { totalMinor: 14_520 }, after: { totalMinor: 14_400 } },
    ]);
    expect(await refusalOf(saveRules(company, quarters, addDays(monday, 7)))).toMatchObject({
      rule: "rulesInPast",
    });
    const { effectiveDate } = await saveRules(company, quarters, addDays(monday, 14));
    expect(effectiveDate).toBe(addDays(monday, 14));
    expect(await reportOf(company)).toEqual(before);
    const store = await company.read();
    const week = (start: string) => store.employeeWeeks.get(employeeWeekId(ana, start));
    expect((await week(monday)).hours.workedSeconds).toBe(8 * 3600 + 240);
    expect((await week(addDays(monday, 14))).hours.workedSeconds).toBe(8 * 3600);
  });

  test("inside a workweek counts from the next one, in either direction of time", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await anEntry(company, ana, { range: "09:00-19:00" });
    await anEntry(company, ana, { day: addDays(monday, 7), range: "09:00-19:00" });
    const reason = "Back to the rules of California.";
    const { effectiveDate } = await saveRules(company, california, addDays(monday, 2), reason);
    expect(effectiveDate).toBe(addDays(monday, 7));
    const store = await company.read();
    const audits = await store.audits.list([["entity", "==", "rules"]]);
    expect(audits.map(({ words }) => words.values?.reason)).toContain(reason);
    const overtime = async (start: string) =>
      (await store.employeeWeeks.get(employeeWeekId(ana, start))).hours.overtimeSeconds;
    expect(await overtime(monday)).toBe(0);
    expect(await overtime(addDays(monday, 7))).toBe(2 * 3600);
    await anEntry(company, ana, { day: addDays(monday, 8), range: "09:00-19:00" });
    expect(await overtime(addDays(monday, 7))).toBe(4 * 3600);
  });

  test("that counts days in a row goes on into the next week, also after a correction", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const days = [0, 1, 2, 3, 4, 5].map((offset) => addDays(monday, offset));
    for (const day of days) await anEntry(company, ana, { day, range: "09:00-17:00" });
    const sunday = await anEntry(company, ana, { day: addDays(monday, 6), range: "09:00-17:00" });
    await anEntry(company, ana, { day: addDays(monday, 7), range: "09:00-17:00" });
    const store = await company.read();
    const overtime = async () =>
      (await store.employeeWeeks.get(employeeWeekId(ana, addDays(monday, 7)))).hours
        .overtimeSeconds;
    expect(await overtime()).toBe(0);
    await saveRules(company, fromSeventhDay, monday);
    expect(await overtime()).toBe(8 * 3600);
    const voided = { ...anAttempt(), entryId: sunday, expectedVersion: 1, reason: "Not worked." };
    await company.owner.api.timeEntries.void.mutate(voided);
    expect(await overtime()).toBe(0);
    await anEntry(company, ana, { day: addDays(monday, 6), range: "09:00-17:00" });
    expect(await overtime()).toBe(8 * 3600);
  });

  test("without an effect says so, and writes nothing", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await anEntry(company, ana);
    await closePeriod(company);
    const { people, before, after } = await company.owner.api.settings.previewRules.query({
      part: quarters,
    });
    expect([people, after]).toEqual([[], before]);
    expect((await (await company.read()).company()).ruleChanges).toEqual([]);
  });

  test("is made once, and can be cancelled until it begins", async () => {
    const company = await aCompany();
    const { settings } = company.owner.api;
    const input = { ...anAttempt(), expectedVersion: 1, part: quarters, effectiveDate: nextMonday };
    expect(await settings.saveRules.mutate(input)).toEqual(await settings.saveRules.mutate(input));
    const store = await company.read();
    const [change] = (await store.company()).ruleChanges;
    const cancel = (expectedVersion: number) =>
      settings.cancelRules.mutate({
        ...anAttempt(),
        expectedVersion,
        changeId: ruleChangeIdSchema.parse(change?.id),
      });
    expect(await refusalOf(cancel(1))).toMatchObject({ rule: "staleVersion" });
    expect(await cancel(2)).toEqual({ version: 3 });
    expect(await refusalOf(cancel(3))).toMatchObject({ rule: "illegalTransition" });
  });

  test("that cannot be read is refused with its field", async () => {
    const company = await aCompany();
    const tiers = [8, 4].map((hours) => ({ afterSeconds: hours * 3600, multiplierPercent: 150 }));
    const value = { ...overtimeOf(presetRules("alaska")), dailyTiers: tiers };
    const refusal = await refusalOf(saveRules(company, { section: "overtime", value }, nextMonday));
    expect(refusal.code).toBe("BAD_REQUEST");
    expect(JSON.stringify(refusal.fieldErrors)).toContain("later than the one before");
  });
});

describe("rules that judge what people do", () => {
  /**
   * Ana's published Monday from 9 to 17, punched from 8:30 to 17:10 and approved by Max, closed.
   */
  async function aJudgedPeriod() {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const max = await aMember(company, { role: "manager", name: "Max Lee" });
    await aShift(company, { employeeId: ana });
    const week = { locationId: company.harbor, weekStart: monday };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    const entryId = await anEntry(company, ana, { range: "08:30-17:10" });
    await inTransaction(async (unit) => {
      const { timeEntries } = companyStore(unit, company.companyId);
      const entry = await timeEntries.get(entryId);
      timeEntries.save(entryId, { ...entry, punched: entry.payable });
    });
    const entries = [{ entryId, expectedVersion: 1 }];
    await max.api.timeEntries.approve.mutate({ ...anAttempt(), entries });
    await closePeriod(company);
    return company;
  }

  test("show what they would have refused or marked in the closed period, and write nothing", async () => {
    const company = await aJudgedPeriod();
    const { version } = await (await company.read()).company();
    const effects = async (part: JudgingPart) => {
      const { previewEffects } = company.owner.api.settings;
      const { firstDay, isClosed, ...preview } = await previewEffects.query({ part });
      expect([firstDay, isClosed, preview.judgedCount > 0]).toEqual([monday, true, true]);
      return preview.effects;
    };
    const clock = { ...defaultRules.clock, earliestSeconds: 600, graceSeconds: 900 };
    expect(await effects({ section: "clock", value: clock })).toEqual([
      { kind: "clockInRefused", before: 0, after: 1, people: ["Ana Diaz"] },
      { kind: "earlyIn", before: 1, after: 0, people: ["Ana Diaz"] },
      { kind: "lateOut", before: 1, after: 0, people: ["Ana Diaz"] },
    ]);
    const limits = { ...defaultRules.limits, maximumDaySeconds: 7 * 3600 };
    expect(await effects({ section: "limits", value: limits })).toEqual([
      { kind: "shiftWarned", before: 0, after: 1, people: ["Ana Diaz"] },
    ]);
    const approvals = { ...defaultRules.approvals, approvers: "admins" } as const;
    expect(await effects({ section: "approvals", value: approvals })).toMatchObject([
      { kind: "approvalRefused", before: 0, after: 1, people: [expect.any(String)] },
    ]);
    expect((await (await company.read()).company()).version).toBe(version);
  });

  test("are not for managers, nor about another company", async () => {
    const company = await aJudgedPeriod();
    const other = await aCompany();
    const max = await aMember(company, { role: "manager" });
    const limits = { ...defaultRules.limits, maximumDaySeconds: 7 * 3600 };
    const part: JudgingPart = { section: "limits", value: limits };
    expect(await refusalOf(max.api.settings.previewEffects.query({ part }))).toMatchObject({
      code: "FORBIDDEN",
    });
    const elsewhere = await other.owner.api.settings.previewEffects.query({ part });
    expect(elsewhere).toMatchObject({ judgedCount: 0, effects: [] });
  });
});
