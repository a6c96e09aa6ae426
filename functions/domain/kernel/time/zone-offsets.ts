import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { getTimeZoneTransition, offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

/** A stretch of time in which a zone keeps one offset from UTC; seconds, half-open. */
export interface OffsetSegment {
  from: number;
  to: number;
  offset: number;
}

/** About 388 days: long enough to be rare, short enough to look up only what is asked for. */
const CHUNK_SECONDS = 2 ** 25;

const chunksByZone = new Map<string, Map<number, OffsetSegment[]>>();
let recent: { timeZone: string; segment: OffsetSegment } | null = null;

/** The offset of a zone from UTC at an instant, in seconds east of Greenwich. */
export function offsetSecondsAt(seconds: number, timeZone: string): number {
  return segmentAt(seconds, timeZone).offset;
}

/**
 * The stretch around an instant in which the zone keeps its offset. Its bounds are changes of the
 * clocks or borders of the cache, so that a neighbour may have the same offset.
 */
export function segmentAt(seconds: number, timeZone: string): OffsetSegment {
  const last = recent;
  const isRecent = last !== null && seconds >= last.segment.from && seconds < last.segment.to;
  if (isRecent && last.timeZone === timeZone) return last.segment;
  const segments = chunkOf(Math.floor(seconds / CHUNK_SECONDS), timeZone);
  const segment = segments.find((candidate) => seconds < candidate.to);
  if (!segment) throw new RangeError(`${seconds} is not a time`);
  recent = { timeZone, segment };
  return segment;
}

/** The stretches of constant offset that touch [from, to), in order. */
export function segmentsBetween(from: number, to: number, timeZone: string): OffsetSegment[] {
  const segments: OffsetSegment[] = [];
  for (let at = from; at < to;) {
    const segment = segmentAt(at, timeZone);
    segments.push(segment);
    at = segment.to;
  }
  return segments;
}

function chunkOf(index: number, timeZone: string): OffsetSegment[] {
  const chunks = chunksByZone.get(timeZone) ?? new Map<number, OffsetSegment[]>();
  chunksByZone.set(timeZone, chunks);
  const known = chunks.get(index) ?? readChunk(index, timeZone);
  chunks.set(index, known);
  return known;
}

/** Asks the library for the changes of the clocks within one chunk. */
function readChunk(index: number, timeZone: string): OffsetSegment[] {
  const end = (index + 1) * CHUNK_SECONDS;
  const segments: OffsetSegment[] = [];
  let from = index * CHUNK_SECONDS;
  while (from < end) {
    const at = toZonedDateTimeISO(fromEpochMilliseconds(from * 1000), timeZone);
    const next = getTimeZoneTransition(at, "next");
    const change = next ? next.epochMilliseconds / 1000 : end;
    const to = Math.min(end, change);
    segments.push({ from, to, offset: offsetNanoseconds(at) / 1e9 });
    from = to;
  }
  return segments;
}
