import type { Piece } from "./piece.ts";
import type { Tier, TierReason } from "./tiers.ts";

/** Worked time of one entry, day, rate and tier. */
export interface Slice extends Piece {
  percent: number;
  because: TierReason;
  /** True for time that a salary pays; missing for time paid by the hour. */
  isCovered?: boolean;
}

/**
 * The hours that are counted together (`groups`, one number per piece), the tiers of each group,
 * and the tiers of the week, which run over what the group left regular (no pyramiding).
 */
export interface Counting {
  groups: readonly number[];
  tiersOf: (group: number, piece: Piece) => readonly Tier[];
  weekly: readonly Tier[];
}

/**
 * Gives every worked second its tier. `pieces` must be in time order. Time of day -1 counts within
 * its group, but neither toward the week nor in the answer.
 */
export function classify(pieces: readonly Piece[], counting: Counting): Slice[] {
  const slices: Slice[] = [];
  const positions = new Map<number, number>();
  let weekPosition = 0;
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) continue;
    const group = counting.groups[index] ?? 0;
    const position = positions.get(group) ?? 0;
    positions.set(group, position + piece.seconds);
    const tiers = counting.tiersOf(group, piece);
    if (piece.day < 0) continue;
    for (const part of cutAtTiers(piece, position, tiers)) {
      if (part.percent > 100) {
        slices.push(part);
        continue;
      }
      slices.push(...cutAtTiers(part, weekPosition, counting.weekly));
      weekPosition += part.seconds;
    }
  }
  return slices;
}

/** The parts of a piece that begins at `position` of its group, each within one tier. */
function cutAtTiers(piece: Piece, position: number, tiers: readonly Tier[]): Slice[] {
  const parts: Slice[] = [];
  let index = tierIndexAt(tiers, position);
  let done = 0;
  while (done < piece.seconds) {
    const tier = tiers[index];
    const until = tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const seconds = Math.min(piece.seconds - done, until - position - done);
    parts.push({
      startsAt: piece.startsAt + done,
      seconds,
      entry: piece.entry,
      day: piece.day,
      rate: piece.rate,
      percent: tier?.percent ?? 100,
      because: tier?.because ?? "regular",
    });
    done += seconds;
    index += 1;
  }
  return parts;
}

function tierIndexAt(tiers: readonly Tier[], position: number): number {
  let index = tiers.length - 1;
  while (index > 0 && position < (tiers[index]?.from ?? 0)) index -= 1;
  return index;
}
