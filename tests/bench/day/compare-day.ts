import type { Instant } from "@crewline/domain/kernel/time/instant";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { median } from "../median.ts";
import type { Line } from "./day-script.ts";

/** An alert as it came about once, with the addresses that got a mail of it. */
export interface Told extends Pick<Line, "type" | "locationId" | "employeeId" | "mailed"> {
  firstAt: Instant;
  resolvedAt: Instant | null;
}

/** How the alerts of one type went, in seconds of the day. */
export interface TypeOutcome {
  type: string;
  wanted: number;
  told: number;
  /** The times from the minute of the script to the alert: the middle one and the greatest. */
  medianSeconds: number;
  slowestSeconds: number;
  /** Alerts that took longer than their script allows. */
  tooLate: number;
  /** The greatest time from the minute of the script to the end of the alert. */
  slowestEndSeconds: number;
}

export interface DayOutcome {
  types: TypeOutcome[];
  /** What differs from the script, a sentence each. */
  faults: string[];
  /** The alerts that took longer than their script allows, a sentence each. */
  late: string[];
}

/** An alert of the script, and how it came about. */
interface Pair {
  line: Line;
  found: readonly Told[];
}

const nameOf = ({
  type,
  locationId,
  employeeId,
}: Omit<Told, "firstAt" | "resolvedAt" | "mailed">) =>
  [type, locationId, employeeId].filter((part) => part !== null).join(" ");

/** Compares what was told with the script; `endsAt` is when the run stopped looking. */
export function compareDay(
  script: readonly Line[],
  told: readonly Told[],
  endsAt: Instant,
): DayOutcome {
  const wanted = script.filter(({ from }) => from < endsAt);
  const byName = Map.groupBy(told, nameOf);
  const names = new Set(wanted.map(nameOf));
  const unwanted = [...byName.keys()].filter((name) => !names.has(name));
  const pairs = wanted.map((line) => ({ line, found: byName.get(nameOf(line)) ?? [] }));
  const faults = [
    ...unwanted.map((name) => `${name} is not in the script.`),
    ...pairs.flatMap(({ line, found }) => faultsOf(line, found, endsAt)),
  ];
  const types = [...Map.groupBy(pairs, ({ line }) => line.type)].map(([type, own]) => ({
    type,
    wanted: own.length,
    told: own.reduce((sum, { found }) => sum + found.length, 0),
    ...timesOf(own),
    tooLate: lateOf(own).length,
  }));
  return { types, faults, late: lateOf(pairs) };
}

function faultsOf(line: Line, found: readonly Told[], endsAt: Instant): string[] {
  const [first, ...others] = found;
  const name = nameOf(line);
  if (first === undefined) return [`${name} was not told.`];
  const again = others.map(({ firstAt }) => `${name} was told again at ${firstAt}.`);
  const early =
    first.firstAt < line.earliest ? [`${name} was told early, at ${first.firstAt}.`] : [];
  const isOver = line.until < endsAt;
  const lasting = isOver && first.resolvedAt === null ? [`${name} was not resolved.`] : [];
  const [wanted, got] = [line.mailed, first.mailed].map(
    (all) => all.toSorted().join(", ") || "no one",
  );
  const wrongMail =
    isOver && wanted !== got ? [`${name} was mailed to ${got}, not ${wanted}.`] : [];
  return [...again, ...early, ...lasting, ...wrongMail];
}

/** A sentence for each alert that took longer than its script allows. */
function lateOf(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ line, found: [first] }) => {
    const { from, withinSeconds } = line;
    const seconds = first === undefined ? 0 : elapsedSeconds(from, first.firstAt);
    if (seconds <= withinSeconds) return [];
    return [`${nameOf(line)} was told ${seconds} s after ${from}, not within ${withinSeconds}.`];
  });
}

function timesOf(pairs: readonly Pair[]) {
  const seconds = pairs.flatMap(({ line, found: [first] }) =>
    first === undefined ? [] : elapsedSeconds(line.from, first.firstAt),
  );
  const ended = pairs.flatMap(({ line, found: [first] }) =>
    first?.resolvedAt ? elapsedSeconds(line.until, first.resolvedAt) : [],
  );
  return {
    medianSeconds: seconds.length === 0 ? 0 : median(seconds),
    slowestSeconds: Math.max(0, ...seconds),
    slowestEndSeconds: Math.max(0, ...ended),
  };
}
