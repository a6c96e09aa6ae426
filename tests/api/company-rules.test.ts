import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { aJobRole, roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { describe, expect, test } from "vitest";
import type {
  ApprovalSection,
  JudgingPart,
  RulePart,
} from "@crewline/domain/records/company/rule-sections";
import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { overtimeOf } from "@crewline/domain/rules/company/rules-on";
import { presetRules } from "@crewline/domain/records/work-rules/work-rules";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, general, testRoles } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { todayInNewYork } from "../support/today.ts";

const toQuarters = { mode: "nearest", intervalSeconds: 900, graceSeconds: 0 } as const;
const quarters: RulePart = {
  section: "rounding",
  value: { clockIn: toQuarters, clockOut: toQuarters, breakPunches: null, dayTotal: null },
};
const california: RulePart = {
  section: "overtime",
  value: overtimeOf(presetRules("california")),
};
const today = todayInNewYork();
const nextMonday = addDays(weekStartOf(today, "monday"), 7);

async function save(company: TestCompany, part: RulePart, effectiveDate: string) {
  const { version: expectedVersion } = await (await company.read()).company();
  const input = { ...anAttempt(), expectedVersion, part, effectiveDate };
  return company.owner.api.settings.saveRules.mutate(input);
}

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
    expect(await refusalOf(save(company, quarters, addDays(monday, 7)))).toMatchObject({
      rule: "rulesInPast",
    });
    const { effectiveDate } = await save(company, quarters, addDays(monday, 14));
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
    const { effectiveDate } = await save(company, california, addDays(monday, 2));
    expect(effectiveDate).toBe(addDays(monday, 7));
    const store = await company.read();
    const overtime = async (start: string) =>
      (await store.employeeWeeks.get(employeeWeekId(ana, start))).hours.overtimeSeconds;
    expect(await overtime(monday)).toBe(0);
    expect(await overtime(addDays(monday, 7))).toBe(2 * 3600);
    await anEntry(company, ana, { day: addDays(monday, 8), range: "09:00-19:00" });
    expect(await overtime(addDays(monday, 7))).toBe(4 * 3600);
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
        changeId: change?.id ?? "",
      });
    expect(await refusalOf(cancel(1))).toMatchObject({ rule: "staleVersion" });
    expect(await cancel(2)).toEqual({ version: 3 });
    expect(await refusalOf(cancel(3))).toMatchObject({ rule: "illegalTransition" });
  });

  test("that cannot be read is refused with its field", async () => {
    const company = await aCompany();
    const tiers = [8, 4].map((hours) => ({ afterSeconds: hours * 3600, multiplierPercent: 150 }));
    const value = { ...overtimeOf(presetRules("alaska")), dailyTiers: tiers };
    const refusal = await refusalOf(save(company, { section: "overtime", value }, nextMonday));
    expect(refusal.code).toBe("BAD_REQUEST");
    expect(JSON.stringify(refusal.fieldErrors)).toContain("later than the one before");
  });
});

describe("the rules of approval", () => {
  const strict = (change: Partial<ApprovalSection>): RulePart => ({
    section: "approvals",
    value: { ...defaultRules.approvals, ...change },
  });
  const approve = (api: TestCompany["owner"]["api"], entryId: TimeEntryId) =>
    api.timeEntries.approve.mutate({
      ...anAttempt(),
      entries: [{ entryId, expectedVersion: 1 }],
    });

  test("let managers approve their own time only if the company allows it", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const entryId = await anEntry(company, max.employeeId);
    expect((await approve(max.api, entryId)).results[0]?.isApproved).toBe(false);
    await save(company, strict({ allowsOwn: true }), today);
    expect((await approve(max.api, entryId)).results[0]?.isApproved).toBe(true);
  });

  test("can leave approving, taking back and what is old to admins", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const ana = await anEmployee(company);
    const entryId = await anEntry(company, ana);
    const admins = { approvers: "admins", takeBackBy: "admins" } as const;
    await save(company, strict({ ...admins, closesAfterDays: 7 }), today);
    const { results } = await approve(max.api, entryId);
    expect(results[0]?.problem).toBe("Only an admin can approve time.");
    const decision = { entryId, expectedVersion: 1, reason: "Not worked." };
    const voiding = max.api.timeEntries.void.mutate({ ...anAttempt(), ...decision });
    expect(await refusalOf(voiding)).toMatchObject({ rule: "entryTooOld" });
    await approve(company.owner.api, entryId);
    const back = { ...anAttempt(), ...decision, expectedVersion: 2 };
    expect(await refusalOf(max.api.timeEntries.unapprove.mutate(back))).toMatchObject({
      rule: "onlyAdmins",
    });
    expect(await company.owner.api.timeEntries.unapprove.mutate(back)).toEqual({ version: 3 });
  });
});

describe("rules that judge what people do", () => {
  /** Ana's published Monday from 9 to 17, punched from 8:30 to 17:10 and approved by Max, closed. */
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

test("the company's formats are kept, and are no manager's to change", async () => {
  const company = await aCompany();
  const max = await aMember(company, { role: "manager" });
  const formats = formatsOfCountry("DE");
  const input = { expectedVersion: 1, company: { ...general, formats } };
  const refused = max.api.settings.saveCompany.mutate({ ...anAttempt(), ...input });
  expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  await company.owner.api.settings.saveCompany.mutate({ ...anAttempt(), ...input });
  expect((await (await company.read()).company()).formats).toEqual(formats);
});

test("a job role with a long name can be given to people, places and shifts to staff", async () => {
  const name = "n".repeat(60);
  const company = await aCompany();
  const { settings, locations, employees } = company.owner.api;
  const id = "long";
  const jobRoles = [...testRoles, aJobRole(name, { id: roleId(id) })];
  await settings.saveJobRoles.mutate({ ...anAttempt(), expectedVersion: 1, jobRoles });
  const place = { ...anAttempt(), locationId: company.harbor, expectedVersion: 1 };
  const from = { weekdays: ["monday" as const], startsAt: "09:00", endsAt: "12:00" };
  const staffing = [{ ...from, jobRoleId: roleId(id), people: 1 }];
  await locations.save.mutate({ ...place, location: { jobRoleIds: [roleId(id)], staffing } });
  const people = [{ name: "Ana", email: null, jobRole: name, rateTenThousandths: null }];
  const where = { locationIds: [company.harbor], ratesFrom: "2026-01-01" };
  const added = await employees.add.mutate({ ...anAttempt(), people, ...where });
  expect(added.employeeIds).toHaveLength(1);
});

test("job roles keep their order and their colours, and each name once", async () => {
  const company = await aCompany();
  const { saveJobRoles } = company.owner.api.settings;
  const jobRoles = [aJobRole("Barista", { colour: "#2e7d32" }), aJobRole("Baker")];
  await saveJobRoles.mutate({ ...anAttempt(), expectedVersion: 1, jobRoles });
  expect((await (await company.read()).company()).jobRoles).toEqual(jobRoles);
  const twice = [...jobRoles, aJobRole("barista", { id: roleId("other") })];
  const refused = saveJobRoles.mutate({ ...anAttempt(), expectedVersion: 2, jobRoles: twice });
  expect((await refusalOf(refused)).fieldErrors).toMatchObject({
    "jobRoles.2.name": expect.stringContaining("already"),
  });
});
