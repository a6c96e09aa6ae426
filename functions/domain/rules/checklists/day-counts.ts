import type { Instant } from "../../kernel/time/instant.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import { failedItems, runState } from "./run-state.ts";

/** How far the lists of a location's day are; a list is counted in each that is true of it. */
export interface DayCounts {
  all: number;
  /** Also those that wait for their sign-off. */
  done: number;
  late: number;
  missed: number;
  toSignOff: number;
  /** Answers that are not as they should be. */
  failed: number;
}

/** Returns the counts of the lists at an instant. */
export function dayCounts(runs: readonly ChecklistRun[], now: Instant): DayCounts {
  const states = runs.map((run) => runState(run, now));
  const count = (...some: readonly (typeof states)[number][]) =>
    states.filter((state) => some.includes(state)).length;
  return {
    all: runs.length,
    done: count("completed", "completedLate", "toSignOff"),
    late: count("late"),
    missed: count("missed"),
    toSignOff: count("toSignOff"),
    failed: runs.reduce((sum, run) => sum + failedItems(run).length, 0),
  };
}
