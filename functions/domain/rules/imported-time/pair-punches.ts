import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";
import { longestEntrySeconds } from "../time-entries/check-span.ts";
import { missedAfterSeconds } from "../time-entries/missed-clock-out.ts";

/** A punch of a file; `kind` is null where the clock did not say which it was. */
export interface FilePunch {
  line: number;
  at: Instant;
  kind: PunchKind | null;
}

/** Work that punches of one employee make; `endsAt` is null where no clock-out belongs to it. */
export interface PairedWork {
  /** The lines of its punches, the clock-in first. */
  lines: [number, ...number[]];
  startsAt: Instant;
  endsAt: Instant | null;
  breaks: { startsAt: Instant; endsAt: Instant }[];
}

/** Why a punch belongs to no work. */
export type UnpairedReason = "noClockIn" | "noBreakStart" | "breakRunning" | "noBreakEnd";

export interface UnpairedPunch {
  line: number;
  at: Instant;
  reason: UnpairedReason;
}

export interface PairedPunches {
  works: PairedWork[];
  unpaired: UnpairedPunch[];
  /** Lines of punches that a clock recorded twice: the same kind again within a minute. */
  repeated: number[];
}

/** A second tap within this time is the same punch. */
const SAME_PUNCH_SECONDS = 60;

/**
 * Puts the punches of one employee together to pieces of work. Clock-ins and clock-outs follow each
 * other; a clock-out more than 24 hours after its clock-in belongs to another one, which is missing.
 * A clock-out during a break ends the break. Punches without a kind alternate; after 16 hours
 * without one the next is a clock-in, because the clock-out was forgotten.
 */
export function pairPunches(punches: readonly FilePunch[]): PairedPunches {
  const { works, unpaired, repeated } = closed(punches.toSorted(byTime).reduce(after, start), null);
  return { works, unpaired, repeated };
}

const kindOrder: readonly (PunchKind | null)[] = [
  "endBreak",
  "clockOut",
  null,
  "clockIn",
  "startBreak",
];

/** At one moment what ends comes before what begins. */
function byTime(a: FilePunch, b: FilePunch): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || a.line - b.line;
}

type Placed = FilePunch & { kind: PunchKind };

/** The punches so far: `work` and `pause` have begun, and not ended. */
interface Pairing extends PairedPunches {
  work: PairedWork | null;
  pause: Placed | null;
  last: Placed | null;
}

const start: Pairing = {
  works: [],
  unpaired: [],
  repeated: [],
  work: null,
  pause: null,
  last: null,
};

function after(pairing: Pairing, punch: FilePunch): Pairing {
  if (isRepeated(pairing, punch)) {
    return { ...pairing, repeated: [...pairing.repeated, punch.line] };
  }
  const placed = { ...punch, kind: punch.kind ?? kindOf(pairing, punch) };
  return { ...steps[placed.kind](pairing, placed), last: placed };
}

function isRepeated({ last }: Pairing, { at, kind }: FilePunch): boolean {
  if (last === null || (kind !== null && kind !== last.kind)) return false;
  return elapsedSeconds(last.at, at) < SAME_PUNCH_SECONDS;
}

function kindOf({ work }: Pairing, { at }: FilePunch): PunchKind {
  const isRunning = work !== null && elapsedSeconds(work.startsAt, at) <= missedAfterSeconds;
  return isRunning ? "clockOut" : "clockIn";
}

const steps: Readonly<Record<PunchKind, (pairing: Pairing, punch: Placed) => Pairing>> = {
  clockIn: (pairing, { line, at }) => ({
    ...closed(pairing, null),
    work: { lines: [line], startsAt: at, endsAt: null, breaks: [] },
  }),
  clockOut: (pairing, punch) => {
    const { work } = pairing;
    const isTooLate =
      work !== null && elapsedSeconds(work.startsAt, punch.at) > longestEntrySeconds;
    const begun = isTooLate ? closed(pairing, null) : pairing;
    if (begun.work === null) return leftOut(begun, punch, "noClockIn");
    const rested = withoutPause(begun, punch.at);
    return closed(withLine(rested, punch.line), punch.at);
  },
  startBreak: (pairing, punch) => {
    if (pairing.work === null) return leftOut(pairing, punch, "noClockIn");
    if (pairing.pause !== null) return leftOut(pairing, punch, "breakRunning");
    return { ...pairing, pause: punch };
  },
  endBreak: (pairing, punch) =>
    pairing.pause === null
      ? leftOut(pairing, punch, "noBreakStart")
      : withLine(withoutPause(pairing, punch.at), punch.line),
};

function withLine(pairing: Pairing, line: number): Pairing {
  const { work } = pairing;
  return work === null ? pairing : { ...pairing, work: { ...work, lines: [...work.lines, line] } };
}

/** The break that has begun ends. */
function withoutPause(pairing: Pairing, endsAt: Instant): Pairing {
  const { work, pause } = pairing;
  if (work === null || pause === null) return pairing;
  const breaks = [...work.breaks, { startsAt: pause.at, endsAt }];
  return withLine({ ...pairing, pause: null, work: { ...work, breaks } }, pause.line);
}

/** The work that has begun ends then, or without a clock-out. */
function closed(pairing: Pairing, endsAt: Instant | null): Pairing {
  const { pause, work } = pairing;
  const rest = pause === null ? pairing : leftOut(pairing, pause, "noBreakEnd");
  const works = work === null ? rest.works : [...rest.works, { ...work, endsAt }];
  return { ...rest, works, work: null, pause: null };
}

function leftOut(pairing: Pairing, { line, at }: Placed, reason: UnpairedReason): Pairing {
  return { ...pairing, unpaired: [...pairing.unpaired, { line, at, reason }] };
}
