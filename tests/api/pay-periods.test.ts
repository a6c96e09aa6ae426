import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { clockIn } from "../support/clock-in.ts";
import {
  aRaise,
  aWorkedPeriod,
  closePeriod,
  exportPeriod,
  reopenPeriod,
  whole,
} from "../support/a-worked-period.ts";
import { anEntry, anEntryInput, at } from "../support/an-entry.ts";

describe("a closed pay period", () => {
  test("refuses every change of its time and names its days", async () => {
    const { company, ana, entryId } = await aWorkedPeriod();
    await closePeriod(company);
    const { timeEntries } = company.owner.api;
    const { employeeId: _ana, ...work } = anEntryInput(company, ana, { range: "09:00-18:00" });
    const decision = { ...anAttempt(), entryId, expectedVersion: 1, reason: "Worked longer." };
    const attempts = [
      timeEntries.add.mutate(anEntryInput(company, ana, { day: addDays(monday, 13) })),
      timeEntries.correct.mutate({ ...work, entryId, expectedVersion: 1 }),
      timeEntries.void.mutate(decision),
      timeEntries.reject.mutate({ ...decision, ...anAttempt() }),
    ];
    for (const attempt of attempts) {
      expect(await refusalOf(attempt)).toMatchObject({
        code: "CONFLICT",
        rule: "periodLocked",
        message: expect.stringContaining("2 – 15 Mar 2026"),
      });
    }
    const entries = [{ entryId, expectedVersion: 1 }];
    const { results } = await timeEntries.approve.mutate({ ...anAttempt(), entries });
    expect(results[0]).toMatchObject({ isApproved: false });
    expect(results[0]?.problem).toContain("is closed");
  });

  test("neither takes nor loses a night that reaches over its edges", async () => {
    const { company, ana } = await aWorkedPeriod();
    await closePeriod(company);
    const intoIt = { startsAt: at("2026-03-01", "20:00"), endsAt: at("2026-03-02", "04:00") };
    const outOfIt = { startsAt: at("2026-03-15", "20:00"), endsAt: at("2026-03-16", "04:00") };
    for (const night of [intoIt, outOfIt]) {
      expect(await refusalOf(anEntry(company, ana, night))).toMatchObject({ rule: "periodLocked" });
    }
    const beside = { startsAt: at("2026-03-01", "20:00"), endsAt: at("2026-03-02", "00:00") };
    await anEntry(company, ana, beside);
    await anEntry(company, ana, { day: "2026-03-16" });
  });

  test("refuses a raise that reaches back into it, and keeps its report to the cent", async () => {
    const { company, ana } = await aWorkedPeriod();
    const report = () => company.owner.api.reports.payroll.query(whole);
    await closePeriod(company);
    const before = await report();
    const refused = company.owner.api.wageChanges.add.mutate(aRaise(ana));
    expect(await refusalOf(refused)).toMatchObject({
      code: "CONFLICT",
      rule: "periodClosed",
      message: expect.stringContaining("2 – 15 Mar 2026"),
    });
    expect(await report()).toEqual(before);
    const pays = (await company.read()).employeeWeekPay;
    expect((await pays.get(employeeWeekId(ana, monday))).totalMinor).toBe(before.totalMinor);
  });

  test("is exported under the legal name of a person, which colleagues do not see", async () => {
    const { company, ana } = await aWorkedPeriod();
    const store = await company.read();
    const { employees, reports } = company.owner.api;
    const { version: expectedVersion } = await store.employeeProfiles.get(ana);
    const profile = { email: null, phone: null, notes: "", legalName: "Anastasia Diaz" };
    const edit = { ...anAttempt(), employeeId: ana, expectedVersion, profile };
    await employees.saveProfile.mutate(edit);
    const { version } = await closePeriod(company);
    const { exportId } = await exportPeriod(company, version);
    const { lines } = await reports.payrollExport.query({ exportId });
    expect(lines.map(({ employeeName }) => employeeName)).toEqual(["Anastasia Diaz"]);
    expect(await store.employees.get(ana)).toMatchObject({ name: "Ana Diaz" });
  });

  test("opens again with a reason, and the whole story is kept", async () => {
    const { company, ana } = await aWorkedPeriod();
    const { version } = await closePeriod(company);
    expect(await refusalOf(reopenPeriod(company, version, ""))).toMatchObject({
      code: "BAD_REQUEST",
    });
    await reopenPeriod(company, version);
    await anEntry(company, ana, { day: addDays(monday, 1) });
    await closePeriod(company, { expectedVersion: version + 1 });
    const record = await (await company.read()).payPeriods.get(monday);
    expect(record.history.map(({ action, reason }) => [action, reason])).toEqual([
      ["close", null],
      ["reopen", "A missed shift."],
      ["close", null],
    ]);
    const report = await company.owner.api.reports.payroll.query(whole);
    expect(report.totalSeconds).toBe(8 * 3600 + 20 * 60 + 8 * 3600);
  });

  test("could not be opened again while anyone was clocked in", async () => {
    const { company } = await aWorkedPeriod();
    const ben = await aMember(company);
    const { version } = await closePeriod(company);
    await clockIn(ben.api, company.harbor);
    await reopenPeriod(company, version);
    const store = await company.read();
    expect(await store.payPeriods.get(monday)).toMatchObject({ state: "open" });
  });
});

describe("closing a pay period", () => {
  test("waits for its end, for entries without one, and for approvals unless told otherwise", async () => {
    const { company, ana } = await aWorkedPeriod();
    const { reports } = company.owner.api;
    const input = { ...anAttempt(), expectedVersion: 0, includesUnapproved: false };
    const unapproved = reports.closePeriod.mutate({ ...input, firstDay: monday });
    expect(await refusalOf(unapproved)).toMatchObject({
      rule: "periodHasUnapproved",
      message: expect.stringContaining("One time entry is not approved"),
    });
    const future = reports.closePeriod.mutate({ ...input, firstDay: "2126-01-07" });
    expect(await refusalOf(future)).toMatchObject({ rule: "periodNotOver" });
    const tuesday = reports.closePeriod.mutate({ ...input, firstDay: addDays(monday, 1) });
    expect(await refusalOf(tuesday)).toMatchObject({ rule: "notFound" });
    const checklist = await reports.checklist.query({ firstDay: monday });
    expect(checklist).toMatchObject([
      { kind: "unapproved", count: 1, people: 1, seconds: 30_000, amountMinor: 15_463 },
    ]);
    const [problem] = checklist[0]?.problems ?? [];
    expect(problem).toMatchObject({ employeeId: ana, amountMinor: 15_463, missing: null });
    expect(problem?.entry).toMatchObject({ isClean: true, mayApprove: true, version: 1 });
    expect(await reports.brokenAudits.query({ firstDay: monday })).toEqual([]);
  });

  test("waits for the hourly rates of all who worked, and then pays those hours", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: null });
    await anEntry(company, ana);
    await anEntry(company, ana, { day: addDays(monday, 2) });
    expect(await refusalOf(closePeriod(company))).toMatchObject({
      code: "CONFLICT",
      rule: "payMissing",
      message: expect.stringContaining(
        "Ana Diaz has no hourly rate for 2 – 4 Mar 2026. Add the hourly rates",
      ),
    });
    await company.owner.api.wageChanges.add.mutate(aRaise(ana));
    const { version } = await closePeriod(company, { expectedVersion: 0 });
    await exportPeriod(company, version);
    const [batch] = await (await company.read()).payrollExports.list([]);
    expect(batch).toMatchObject({ totalSeconds: 16 * 3600, totalMinor: 48_000, peopleCount: 1 });
  });

  test("waits for payroll IDs that the layout needs, and for a word on a changed history", async () => {
    const { company, ana } = await aWorkedPeriod();
    const { owner, companyId } = company;
    const store = await company.read();
    const { payrollFiles, version: expectedVersion } = await store.company();
    await owner.api.settings.savePayrollFiles.mutate({
      ...anAttempt(),
      expectedVersion,
      payrollFiles: { ...payrollFiles, layoutId: "gusto" },
    });
    expect(await refusalOf(closePeriod(company))).toMatchObject({
      code: "CONFLICT",
      rule: "payrollIdsMissing",
      message: expect.stringContaining("missing for Ana Diaz"),
    });
    await inTransaction(async (unit) => {
      const { employees, timeEntryAudits } = companyStore(unit, companyId);
      const [row] = await timeEntryAudits.list([["employeeId", "==", ana]]);
      const employee = await employees.get(ana);
      employees.save(ana, { ...employee, payrollId: "007" });
      if (row !== undefined) timeEntryAudits.save(row.id, { ...row, reason: "Never happened." });
    });
    expect(await owner.api.reports.brokenAudits.query({ firstDay: monday })).toMatchObject([
      { kind: "audits", count: 1, problems: [{ employeeId: ana, employeeName: "Ana Diaz" }] },
    ]);
    expect(await refusalOf(closePeriod(company))).toMatchObject({
      rule: "periodHasBrokenAudits",
      message: expect.stringContaining("The recorded history of Ana Diaz was changed"),
    });
    const { version } = await closePeriod(company, { reason: "Checked by hand." });
    const { exportId } = await exportPeriod(company, version);
    const { lines } = await owner.api.reports.payrollExport.query({ exportId });
    expect(lines.map(({ payrollId }) => payrollId)).toEqual(["007"]);
  });

  test("happens once, however often it is asked for", async () => {
    const { company } = await aWorkedPeriod();
    const attempt = anAttempt();
    const input = { firstDay: monday, expectedVersion: 0, includesUnapproved: true };
    const again = () => company.owner.api.reports.closePeriod.mutate({ ...attempt, ...input });
    await again();
    await again();
    const lost = {
      rule: "staleVersion",
      message: expect.stringMatching(/^\S+ changed this pay period in the meantime\./u),
    };
    expect(await refusalOf(closePeriod(company))).toMatchObject(lost);
    expect(await refusalOf(reopenPeriod(company, 2))).toMatchObject(lost);
    const store = await company.read();
    expect(await store.payrollSnapshots.list([])).toHaveLength(1);
  });
});
