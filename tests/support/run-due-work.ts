import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DueJob, DueWork } from "@crewline/domain/records/jobs/due-work";
import { runDueWork } from "../../functions/src/jobs/run-due-work.ts";
import { dueWork } from "../../functions/src/store/due-work.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";

/** The work of a job that is set for a company, by its due time. */
export async function dueWorkOf(companyId: CompanyId, job: DueJob): Promise<DueWork[]> {
  const rows = await dueWork(await readingUnit()).list([["companyId", "==", companyId]]);
  return rows.filter((row) => row.job === job).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
}

/** Does the work of a company that is due by now, as its tasks would; returns how much was due. */
export async function runDue(companyId: CompanyId, job: DueJob): Promise<number> {
  const rows = await dueWorkOf(companyId, job);
  const due = rows.filter(({ dueAt }) => dueAt <= new Date().toISOString());
  for (const { id, dueAt: leasedUntil } of due) await runDueWork({ id, leasedUntil });
  return due.length;
}

/** The first quarter of an hour so many seconds after an instant, or later. */
export function quarterAfter(instant: string, seconds: number): string {
  const quarter = 900_000;
  const wanted = Date.parse(instant) + seconds * 1000;
  return new Date(Math.ceil(wanted / quarter) * quarter).toISOString();
}
