import type { DueTask } from "@crewline/domain/records/jobs/due-work";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { dueWork } from "../store/due-work.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { dueJobEntries } from "./catalogue.ts";

/** The most characters of a failure that are kept. */
const MOST_PROBLEM = 300;

/**
 * Does the work of one task and sets when it is due again. A task that comes twice, or whose work
 * was set to another instant in the meantime, finds another `dueAt` and changes nothing.
 */
export async function runDueWork({ id, leasedUntil }: DueTask): Promise<void> {
  const due = await dueWork(await readingUnit()).find(id);
  if (due === null || due.dueAt !== leasedUntil) return;
  const { job, companyId, locationId, employeeId } = due;
  const next = await dueJobEntries[job].run(due).catch(async (error: unknown) => {
    await noteFailure({ id, leasedUntil }, error);
    throw error;
  });
  await inTransaction(async (unit) => {
    const present = await dueWork(unit).find(id);
    if (present === null || present.dueAt !== leasedUntil) return;
    if (next === null) dueWork(unit).remove(id);
    else dueWork(unit).save(id, { ...present, dueAt: next, attempts: 0, problem: null });
  });
  log.info("due work done", { job, companyId, locationId, employeeId, next });
}

/** Keeps with the row why the attempt failed, for product staff, until one succeeds. */
async function noteFailure({ id, leasedUntil }: DueTask, error: unknown): Promise<void> {
  const text = error instanceof Error ? error.message : String(error);
  await inTransaction(async (unit) => {
    const present = await dueWork(unit).find(id);
    if (present === null || present.dueAt !== leasedUntil) return;
    const problem = { at: now(), text: text.slice(0, MOST_PROBLEM) };
    dueWork(unit).save(id, { ...present, problem });
  });
}
