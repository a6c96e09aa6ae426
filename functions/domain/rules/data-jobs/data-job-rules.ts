import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type {
  DataCounts,
  DataFinding,
  DataJob,
  DataPart,
  StartDataJob,
} from "../../records/data-jobs/data-job.ts";
import { MOST_FINDINGS } from "../../records/data-jobs/data-job.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

/** A dry run that is older says too little about the data of now. */
const DRY_RUN_LASTS_SECONDS = 86_400;

/** True until the job has come to its end. */
export function isOpenJob({ state }: Pick<DataJob, "state">): boolean {
  return state === "waiting" || state === "running";
}

type Shown = Pick<DataJob, "kind" | "state" | "dryRunId" | "finishedAt" | "counts">;

/** True for a dry run of the last 24 hours whose result may be written: something would change. */
export function canBeApplied(job: Shown, now: Instant): boolean {
  const { kind, state, dryRunId, finishedAt } = job;
  const isDryRun = kind !== "verify" && dryRunId === null && state === "done";
  const isRecent = finishedAt !== null && finishedAt >= instantAfter(now, -DRY_RUN_LASTS_SECONDS);
  return isDryRun && isRecent && changeable(job) > 0;
}

/** All that differs and does not stay as it is, of every part. */
function changeable({ counts }: Pick<DataJob, "counts">): number {
  return Object.values(counts).reduce((sum, { differ, stay }) => sum + differ - stay, 0);
}

/**
 * Throws dataJobRunning while an earlier job of the company runs, and dryRunFirst for a job that
 * would write without a dry run of the same kind and days whose result was seen.
 */
export function requireStartable(
  { kind, daysBack, dryRunId, companyId }: Omit<StartDataJob, "idempotencyKey" | "reason">,
  { last, dryRun, now }: { last: DataJob | null; dryRun: DataJob | null; now: Instant },
): void {
  if (last !== null && isOpenJob(last)) throw new RuleViolation("dataJobRunning", {});
  if (dryRunId === null) return;
  const isSame =
    dryRun?.companyId === companyId && dryRun.kind === kind && dryRun.daysBack === daysBack;
  if (!isSame || !canBeApplied(dryRun, now)) throw new RuleViolation("dryRunFirst", {});
}

/** What one piece of a job came to. */
export interface PieceResult {
  /** Sorts the pieces of a job. */
  key: string;
  counts: Partial<Record<DataPart, DataCounts>>;
  findings: readonly DataFinding[];
}

/** The job after one more piece: counts add up, and the first findings are listed. */
export function afterPiece(job: DataJob, { key, counts, findings }: PieceResult): DataJob {
  const sums = { ...job.counts };
  for (const [part, more] of Object.entries(counts) as [DataPart, DataCounts][]) {
    const before = sums[part] ?? { checked: 0, differ: 0, stay: 0, changed: 0 };
    sums[part] = {
      checked: before.checked + more.checked,
      differ: before.differ + more.differ,
      stay: before.stay + more.stay,
      changed: before.changed + more.changed,
    };
  }
  const listed = [...job.findings, ...findings].slice(0, MOST_FINDINGS);
  return { ...job, after: key, done: job.done + 1, counts: sums, findings: listed };
}
