import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import type { Problem } from "../../../api/problem.ts";
import type { PendingChange } from "./pending-changes.ts";
import type { WeekStore } from "./week-store.ts";
import { withOneReason } from "./with-one-reason.ts";
import type { Answer, Overriding, SavedChange, ShiftWrites, WantedChange } from "./write-change.ts";
import { pendingOf, writeChange } from "./write-change.ts";

/** A change that the server saves only with a reason, and what the reason is for. */
export interface NeedsReason {
  change: WantedChange;
  codes: readonly OverrideCode[];
}

interface SaveOptions {
  writes: ShiftWrites;
  /** The versions that this person's last writes gave the shifts. */
  versions: Map<ShiftId, number>;
  /** Runs the writes after those that are on their way. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks for one reason for all of the changes; null if none is given. */
  askReason: (changes: readonly NeedsReason[]) => Promise<string | null>;
}

/** The result of changes that were saved together. */
export interface SavedChanges {
  saved: readonly SavedChange[];
  problems: readonly Problem[];
  /** The changes that need a reason, where none was given. */
  kept: readonly WantedChange[];
}

interface Shown {
  change: WantedChange;
  pending: PendingChange;
}

type Shows = Pick<WeekStore, "show" | "settle" | "forget">;

/**
 * Shows changes at once and saves them. A refused one is taken back; the others
 * stay. What needs a reason is asked for once, with all that the server found, and taken back where
 * none is given; it is asked for again only if the server finds more then.
 */
export function saveChanges(
  store: Shows,
  wanted: readonly WantedChange[],
  options: SaveOptions,
): Promise<SavedChanges> {
  const shown: Shown[] = wanted.map((change) => ({ change, pending: pendingOf(change) }));
  store.show(shown.map(({ pending }) => pending));
  return options.inTurn(() => saveShown(store, shown, options));
}

async function saveShown(
  store: Shows,
  shown: readonly Shown[],
  options: SaveOptions,
): Promise<SavedChanges> {
  const { written, refused, kept } = await withOneReason(shown, {
    areIndependent: shown.every(({ change }) => change.kind !== "edit"),
    write: (one, overriding) => writeShown(store, one, { ...options, ...overriding }),
    known: ({ change }) => (change.kind === "remove" ? [] : (change.warned?.codes ?? [])),
    askReason: (waiting) =>
      options.askReason(waiting.map(({ item, codes }) => ({ change: item.change, codes }))),
    onRefused: ({ pending }) => store.forget(pending.token),
  });
  for (const { pending } of kept) store.forget(pending.token);
  return {
    saved: written.map(({ answer }) => answer),
    problems: refused.map(({ problem }) => problem),
    kept: kept.map(({ change }) => change),
  };
}

/** Saves one change, which is shown already. */
async function writeShown(
  store: Shows,
  { change, pending: { token, shiftId } }: Shown,
  { writes, versions, ...overriding }: Pick<SaveOptions, "writes" | "versions"> & Overriding,
): Promise<Answer<SavedChange>> {
  const ownVersion = versions.get(shiftId) ?? 0;
  const answer = await writeChange(change, { ...overriding, writes, ownVersion });
  if ("problem" in answer) return answer;
  versions.set(shiftId, answer.version);
  store.settle(token, answer.version);
  return answer;
}
