import { expect } from "vitest";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { DataJobId } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyAct } from "@crewline/domain/records/company/company-standing";
import type { DataJobKind } from "@crewline/domain/records/data-jobs/data-job";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { rebuildDay } from "../../functions/src/jobs/rebuild-day.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "./a-company.ts";
import { aCompany, anEmployee } from "./a-company.ts";
import { anEntry } from "./an-entry.ts";
import { anAttempt } from "./api-client.ts";
import { runDue } from "./run-due-work.ts";
import { todayInNewYork } from "./today.ts";
import { untilPacked } from "./until-packed.ts";

/** A Monday within the days that a data job looks at. */
export const lateMonday = addDays(weekStartOf(todayInNewYork(), "monday"), -14);

export const jobReason = "A customer sees other hours than her report.";

/** A company in which Ana worked eight hours on `lateMonday`, and the data jobs of it. */
export async function aCheckedCompany(staff: Member) {
  const company = await aCompany();
  const ana = await anEmployee(company);
  await anEntry(company, ana, { day: lateMonday });
  await untilPacked(company, ana);
  await rebuildDay(company.companyId, { locationId: company.harbor, day: lateMonday });
  return { company, ana, ...weekOfAna(company, ana), ...jobsOf(staff, company) };
}
export type CheckedCompany = Awaited<ReturnType<typeof aCheckedCompany>>;

function weekOfAna(company: TestCompany, ana: EmployeeId) {
  const id = employeeWeekId(ana, lateMonday);
  const weekOf = async () => (await company.read()).employeeWeeks.get(id);
  /** Stores another sum than the entries give, as a fault of the code might. */
  const spoilWeek = async () => {
    const week = await weekOf();
    await inTransaction(async (unit) => {
      const { employeeWeeks } = companyStore(unit, company.companyId);
      employeeWeeks.save(id, { ...week, hours: { ...week.hours, workedSeconds: 1 } });
    });
  };
  return { weekOf, spoilWeek };
}

function jobsOf({ api }: Member, { companyId }: TestCompany) {
  const { startDataJob, dataJobs, actOn } = api.companyOptions;
  const wanted = (kind: DataJobKind, dryRunId: DataJobId | null = null) => {
    const job = { companyId, kind, dryRunId, daysBack: 366 as const, reason: jobReason };
    return { ...anAttempt(), ...job };
  };
  const start = (kind: DataJobKind, dryRunId: DataJobId | null = null) =>
    startDataJob.mutate(wanted(kind, dryRunId));
  const jobs = async () => (await dataJobs.query({ companyId })).jobs;
  /** Starts the job and has its task carry it out; returns its result. */
  const run = async (kind: DataJobKind, dryRunId: DataJobId | null = null) => {
    const { dataJobId } = await start(kind, dryRunId);
    expect(await runDue(companyId, "dataJobs")).toBe(1);
    return (await jobs()).find(({ id }) => id === dataJobId);
  };
  const act = (wantedAct: CompanyAct) =>
    actOn.mutate({ ...anAttempt(), companyId, act: wantedAct, reason: jobReason });
  return { wanted, start, jobs, run, act };
}
