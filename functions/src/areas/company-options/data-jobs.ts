import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DataJobId } from "@crewline/domain/kernel/ids/record-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { DataJob, StartDataJob } from "@crewline/domain/records/data-jobs/data-job";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { requireStartable } from "@crewline/domain/rules/data-jobs/data-job-rules";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireKept } from "../../operations/company/require-kept.ts";
import { recordHistory } from "../../operations/history/record-history.ts";
import { now } from "../../platform/clock.ts";
import { companyActs } from "../../store/company-acts.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { dataJobs, lastDataJob } from "../../store/data-jobs.ts";
import { dueWork } from "../../store/due-work.ts";
import type { Unit } from "../../store/unit/unit.ts";

interface Caller {
  uid: UserId;
  email: string;
}

/**
 * Starts a check or a recomputation of a company's data, which a task carries out; what writes
 * something is in both audits. Throws dataJobRunning, dryRunFirst, wrongCompanyState for a deleted
 * company, and demoHasNoStanding.
 */
export function startDataJob(
  caller: LoginActor,
  input: StartDataJob,
): Promise<{ dataJobId: DataJobId }> {
  const { companyId } = input;
  if (isDemoCompany(companyId)) throw new RuleViolation("demoHasNoStanding", {});
  return attempt(caller, input, async (unit) => {
    await requireKept(unit, companyId);
    const due = newDueWork({ job: "dataJobs", companyId, dueAt: now() });
    const jobs = dataJobs(unit);
    const [last, dryRun] = await Promise.all([
      lastDataJob(unit, companyId),
      input.dryRunId === null ? null : jobs.find(input.dryRunId),
      // Two starts at the same moment wait for each other here.
      dueWork(unit).find(due.id),
    ]);
    requireStartable(input, { last, dryRun, now: now() });
    const job = newJob(jobs.newId(), caller, input);
    jobs.create(job.id, job);
    dueWork(unit).save(due.id, due);
    if (job.dryRunId !== null) recordApplied(unit, caller, job);
    return { dataJobId: job.id };
  });
}

function newJob(id: DataJobId, { uid, email }: Caller, input: StartDataJob): DataJob {
  const { companyId, kind, dryRunId, daysBack, reason } = input;
  return {
    id,
    companyId,
    kind,
    dryRunId,
    daysBack,
    reason,
    state: "waiting",
    startedAt: now(),
    byUid: uid,
    byEmail: email,
    after: "",
    done: 0,
    of: 0,
    counts: {},
    findings: [],
    finishedAt: null,
    problem: null,
  };
}

function recordApplied(unit: Unit, { uid, email }: Caller, { companyId, kind, reason }: DataJob) {
  const act = kind === "migrate" ? "migrated" : "recalculated";
  // No name: the company's audit says that support did it.
  const by = { uid, displayName: "", role: null };
  recordHistory(companyStore(unit, companyId), by, { subject: COMPANY_SUBJECT, act, reason });
  const rows = companyActs(unit);
  const id = rows.newId();
  const told = { byUid: uid, byEmail: email, reason, erased: null };
  rows.create(id, { id, companyId, act, at: now(), ...told });
}
