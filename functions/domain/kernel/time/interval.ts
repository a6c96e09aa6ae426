/** From `startsAt` to just before `endsAt`: instants, or seconds since 1970. */
export interface Interval<T extends string | number> {
  startsAt: T;
  endsAt: T;
}

/** True if two intervals share time; intervals that merely touch do not. */
export function overlaps<T extends string | number>(a: Interval<T>, b: Interval<T>): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** The time that two intervals share; null when there is none. */
export function intersect<T extends string | number>(
  a: Interval<T>,
  b: Interval<T>,
): Interval<T> | null {
  if (!overlaps(a, b)) return null;
  return {
    startsAt: a.startsAt > b.startsAt ? a.startsAt : b.startsAt,
    endsAt: a.endsAt < b.endsAt ? a.endsAt : b.endsAt,
  };
}

/** The interval cut at every boundary inside it; the pieces follow each other without a gap. */
export function splitAt<T extends string | number>(
  interval: Interval<T>,
  boundaries: readonly T[],
): Interval<T>[] {
  const inside = boundaries
    .filter((boundary) => boundary > interval.startsAt && boundary < interval.endsAt)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const pieces: Interval<T>[] = [];
  let startsAt = interval.startsAt;
  for (const endsAt of [...inside, interval.endsAt]) {
    if (endsAt > startsAt) pieces.push({ startsAt, endsAt });
    startsAt = endsAt;
  }
  return pieces;
}

/** The parts of an interval outside the given parts, in order. */
export function subtractAll<T extends string | number>(
  interval: Interval<T>,
  parts: readonly Interval<T>[],
): Interval<T>[] {
  const pieces: Interval<T>[] = [];
  let startsAt = interval.startsAt;
  const ordered = parts.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  for (const part of ordered) {
    if (part.startsAt >= interval.endsAt) break;
    if (part.startsAt > startsAt) pieces.push({ startsAt, endsAt: part.startsAt });
    if (part.endsAt > startsAt) startsAt = part.endsAt;
  }
  if (startsAt < interval.endsAt) pieces.push({ startsAt, endsAt: interval.endsAt });
  return pieces;
}
