import type { Instant } from "../../kernel/time/instant.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";

interface Stored {
  /** The lists that are there, by their ids. */
  stored: readonly ChecklistRun[];
  wanted: readonly ChecklistRun[];
  now: Instant;
  /** True for the day before, for which no list on demand is made any more. */
  isOver: boolean;
}

interface Changes {
  save: ChecklistRun[];
  /** Lists of a shift that is gone, of which nothing was done. */
  remove: ChecklistRun[];
}

/**
 * What changes in the lists of a day: new ones are made unless they were due already, those that are
 * there keep the version of their template, and what was not done in time is marked as missed.
 */
export function nextLists({ stored, wanted, now, isOver }: Stored): Changes {
  const known = new Set(stored.map(({ id }) => id));
  const made = wanted.filter(
    ({ id, dueAt }) => !known.has(id) && (dueAt === null ? !isOver : dueAt > now),
  );
  const kept = new Set(wanted.map(({ id }) => id));
  const remove = stored.filter(
    (run) => run.shiftId !== null && !kept.has(run.id) && Object.keys(run.answers).length === 0,
  );
  const missed = stored
    .filter((run) => !remove.includes(run) && isOverdue(run, now))
    .map((run) => ({ ...run, isMissed: true }));
  return { save: [...made, ...missed], remove };
}

function isOverdue({ completedAt, isMissed, missedAt }: ChecklistRun, now: Instant): boolean {
  return completedAt === null && !isMissed && missedAt !== null && missedAt <= now;
}

/** The next instant at which a list of these is missed, if nobody does it. */
export function nextMissed(runs: readonly ChecklistRun[], now: Instant): Instant | null {
  const coming = runs.flatMap(({ completedAt, missedAt }) =>
    completedAt === null && missedAt !== null && missedAt > now ? [missedAt] : [],
  );
  return coming.toSorted()[0] ?? null;
}
