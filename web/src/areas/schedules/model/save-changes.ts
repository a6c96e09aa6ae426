import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Problem } from "../../../api/problem.ts";
import type { WeekStore } from "./week-store.ts";
import type { SavedChange, ShiftWrites, WantedChange } from "./write-change.ts";
import { pendingOf, writeChange } from "./write-change.ts";

interface SaveOptions {
  writes: ShiftWrites;
  /** The versions that this person's last writes gave the shifts. */
  versions: Map<ShiftId, number>;
  /** Runs the writes after those that are on their way. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The result of changes that were saved together. */
export interface SavedChanges {
  saved: readonly SavedChange[];
  problems: readonly Problem[];
}

/**
 * Shows changes at once and saves them one after another. A refused one is taken back; the others
 * stay.
 */
export function saveChanges(
  store: Pick<WeekStore, "show" | "settle" | "forget">,
  wanted: readonly WantedChange[],
  { writes, versions, inTurn }: SaveOptions,
): Promise<SavedChanges> {
  const shown = wanted.map((change) => ({ change, pending: pendingOf(change) }));
  store.show(shown.map(({ pending }) => pending));
  return inTurn(async () => {
    const saved: SavedChange[] = [];
    const problems: Problem[] = [];
    for (const { change, pending } of shown) {
      const { token, shiftId } = pending;
      const answer = await writeChange(change, writes, versions.get(shiftId) ?? 0);
      if ("problem" in answer) {
        problems.push(answer.problem);
        store.forget(token);
        continue;
      }
      versions.set(shiftId, answer.version);
      store.settle(token, answer.version);
      saved.push(answer);
    }
    return { saved, problems };
  });
}
