import type { DataJobId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { DataJob } from "@crewline/domain/records/data-jobs/data-job";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { afterPiece, isOpenJob } from "@crewline/domain/rules/data-jobs/data-job-rules";
import { requireKept } from "../operations/company/require-kept.ts";
import { now, nowMillis } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { dataJobs, lastDataJob } from "../store/data-jobs.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { auditPieces } from "./data-audit.ts";
import { dayPieces } from "./data-days.ts";
import { migrationPieces } from "./data-migrations.ts";
import type { Piece } from "./data-piece.ts";
import { weekPieces } from "./data-weeks.ts";

/** Well below the time of a task; the rest is for the next one. */
const MOST_MILLIS = 300_000;

/** The most characters of a failure that are kept. */
const MOST_PROBLEM = 300;

/**
 * Does the open job of a company piece by piece, and notes each. Returns now where more is left than
 * one task can do. A job that fails says why and ends; product staff start it again.
 */
export async function runDataJob({ companyId }: DueWork): Promise<Instant | null> {
  const job = await lastDataJob(await readingUnit(), companyId);
  if (job === null || !isOpenJob(job)) return null;
  try {
    await requireKept(await readingUnit(), companyId);
    return await doPieces(job);
  } catch (error) {
    log.error("a data job failed", { companyId, kind: job.kind, error });
    const text = error instanceof Error ? error.message : String(error);
    await end(job.id, { state: "failed", problem: text.slice(0, MOST_PROBLEM) });
    return null;
  }
}

async function doPieces(job: DataJob): Promise<Instant | null> {
  const until = nowMillis() + MOST_MILLIS;
  const pieces = (await piecesOf(job)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const left = pieces.filter(({ key }) => key > job.after);
  let { after } = job;
  for (const { key, run } of left) {
    if (nowMillis() > until) return now();
    const result = { key, ...(await run()) };
    const of = pieces.length;
    const isNoted = await change(job.id, (before) =>
      before.after === after ? { ...afterPiece(before, result), state: "running", of } : null,
    );
    // Another task does the job as well, or it is gone with its company.
    if (!isNoted) return null;
    after = key;
  }
  await end(job.id, { state: "done", problem: null });
  return null;
}

async function piecesOf(job: DataJob): Promise<Piece[]> {
  const { companyId, kind, daysBack, id } = job;
  const isApplied = job.dryRunId !== null;
  if (kind === "migrate") {
    return migrationPieces({ companyId, isApplied, startedBy: `data job ${id}` });
  }
  const from = addDays(localDateAt(job.startedAt, "UTC"), -daysBack);
  const pieces = await Promise.all([
    weekPieces({ companyId, from, isApplied }),
    dayPieces({ companyId, daysBack, isApplied }),
    kind === "verify" ? auditPieces({ companyId, from }) : [],
  ]);
  return pieces.flat();
}

function end(id: DataJobId, how: Pick<DataJob, "state" | "problem">): Promise<boolean> {
  return change(id, (before) => ({ ...before, ...how, finishedAt: now() }));
}

/** Changes the job if it is still there and open; true if it was changed. */
function change(id: DataJobId, work: (before: DataJob) => DataJob | null): Promise<boolean> {
  return inTransaction(async (unit) => {
    const before = await dataJobs(unit).find(id);
    const after = before === null || !isOpenJob(before) ? null : work(before);
    if (after !== null) dataJobs(unit).save(id, after);
    return after !== null;
  });
}
