import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type {
  OverrideCode,
  OverrideDecision,
} from "@crewline/domain/records/schedules/shift-override";
import type { Problem } from "../../../api/problem.ts";
import { neededByServer } from "./needed-by-server.ts";
import type { PendingChange } from "./pending-changes.ts";
import type { WeekStore } from "./week-store.ts";
import type { SavedChange, ShiftWrites, WantedChange } from "./write-change.ts";
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
  override?: OverrideDecision;
}

type Shows = Pick<WeekStore, "show" | "settle" | "forget">;

/**
 * Shows changes at once and saves them one after another. A refused one is taken back; the others
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
  const saved: SavedChange[] = [];
  const problems: Problem[] = [];
  let left = shown;
  while (left.length > 0) {
    const waiting: (Shown & NeedsReason)[] = [];
    for (const one of left) {
      const answer = await writeShown(store, one, options);
      if (!("problem" in answer)) saved.push(answer);
      else if (answer.codes.length > 0) waiting.push({ ...one, codes: answer.codes });
      else problems.push(answer.problem);
    }
    const reason = waiting.length === 0 ? null : await options.askReason(waiting);
    if (reason === null) {
      for (const { pending } of waiting) store.forget(pending.token);
      return { saved, problems, kept: waiting.map(({ change }) => change) };
    }
    left = waiting.map((one) => ({ ...one, override: { codes: [...one.codes], reason } }));
  }
  return { saved, problems, kept: [] };
}

/** Saves one change, or returns why not and what needs a reason; without that it is taken back. */
async function writeShown(
  store: Shows,
  shown: Shown,
  { writes, versions }: SaveOptions,
): Promise<SavedChange | { problem: Problem; codes: OverrideCode[] }> {
  const { token, shiftId } = shown.pending;
  const ownVersion = versions.get(shiftId) ?? 0;
  const answer = await writeChange(shown.change, { ...shown, writes, ownVersion });
  if ("problem" in answer) {
    const codes = neededByServer(answer.problem);
    if (codes.length === 0) store.forget(token);
    return { ...answer, codes: codes.length === 0 ? [] : withKnown(codes, shown) };
  }
  versions.set(shiftId, answer.version);
  store.settle(token, answer.version);
  return answer;
}

/** Adds what is known already, such as what a shift breaks only after those saved with it. */
function withKnown(codes: readonly OverrideCode[], { change, override }: Shown): OverrideCode[] {
  const warned = change.kind === "remove" ? [] : (change.warned?.codes ?? []);
  return [...new Set([...codes, ...warned, ...(override?.codes ?? [])])];
}
