import type { DueWorkId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { leaseSeconds } from "@crewline/domain/rules/jobs/due-times";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import type { Enqueue, Task } from "../platform/task-queue.ts";
import { enqueueTask } from "../platform/task-queue.ts";
import { dueUntil, dueWork } from "../store/due-work.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { dueFunction } from "./function-names.ts";
import { findWaitingMail, mailTask } from "./queue-mail-task.ts";

/** Rows of one query, one transaction and one round of tasks. */
const PAGE = 100;
/** The most that one tick gives out; the next one continues a minute later. */
const MOST_PAGES = 30;
const MESSAGES_A_TICK = 300;

interface Ticking {
  at: Instant;
  enqueue: Enqueue;
}

/** The tick of this moment, as the deployed schedule runs it. */
export async function tickNow(): Promise<void> {
  await tick({ at: now(), enqueue: enqueueTask });
}

/**
 * Gives out the work that is due at this instant, each as one task, the oldest first. It asks the
 * index for what is due and looks at no company that has nothing due. Work is leased before its
 * task is added: if the task is lost or fails, the work becomes due again. Returns the number of
 * tasks.
 */
export async function tick(ticking: Ticking): Promise<number> {
  const tasks = (await giveOutWork(ticking)) + (await giveOutMail(ticking));
  if (tasks > 0) log.info("work given out", { tasks });
  return tasks;
}

async function giveOutWork({ at, enqueue }: Ticking): Promise<number> {
  let tasks = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { found, unreadableIds } = await findDue(at);
    if (unreadableIds.length > 0) await drop(unreadableIds);
    const leased = await lease(found, at);
    await addAll(leased.map(taskOf), enqueue);
    tasks += leased.length;
    if (found.length + unreadableIds.length < PAGE) break;
  }
  return tasks;
}

async function findDue(at: Instant) {
  const options = { orderBy: ["dueAt", "asc"], limit: PAGE } as const;
  return dueWork(await readingUnit()).listReadable(dueUntil(at), options);
}

/** Work that cannot be read would be found for ever; the night of its company sets it again. */
function drop(ids: readonly DueWorkId[]): Promise<void> {
  log.error("due work that cannot be read is removed", { ids });
  return inTransaction(async (unit) => {
    for (const id of ids) dueWork(unit).remove(id);
  });
}

/** Moves the due time behind the task's own; leaves out what changed since it was found. */
function lease(found: readonly DueWork[], at: Instant): Promise<DueWork[]> {
  if (found.length === 0) return Promise.resolve([]);
  return inTransaction(async (unit) => {
    const present = await dueWork(unit).findAll(found.map(({ id }) => id));
    const leased = present
      .filter(({ dueAt }) => dueAt <= at)
      .map((due) => ({
        ...due,
        dueAt: instantAfter(at, leaseSeconds(due.attempts)),
        attempts: due.attempts + 1,
      }));
    for (const due of leased) dueWork(unit).save(due.id, due);
    return leased;
  });
}

function taskOf({ id, job, dueAt: leasedUntil }: DueWork): Task {
  const key = `${id}-${Date.parse(leasedUntil)}`;
  return { function: dueFunction(job), key, data: { id, leasedUntil } };
}

/** Messages that wait for another attempt, or whose sender crashed; the sender leases them. */
async function giveOutMail({ at, enqueue }: Ticking): Promise<number> {
  if (env().mailFrom === null) return 0;
  const waiting = await findWaitingMail(at, MESSAGES_A_TICK);
  await addAll(waiting.map(mailTask), enqueue);
  return waiting.length;
}

/** A task that could not be added is reported; its work becomes due again after its lease. */
async function addAll(tasks: readonly Task[], enqueue: Enqueue): Promise<void> {
  const done = await Promise.allSettled(tasks.map(enqueue));
  const refused = done.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (refused.length === 0) return;
  log.error("tasks could not be added", { count: refused.length, error: refused[0] });
}
