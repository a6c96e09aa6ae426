import type { RuleFields } from "../violations/rule-facts.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";

/** The one of two equal wall times that is meant; only asked for in the hour that repeats. */
export type Repeat = "first" | "second";

/** Worked time as a person writes it: local times of one location, on and after one day. */
export interface WallSpan {
  day: LocalDate;
  startsAt: WallTime;
  endsAt: WallTime;
  breaks: { startsAt: WallTime; endsAt: WallTime; isPaid: boolean }[];
}

export interface WallTime {
  time: LocalTime;
  repeat: Repeat | null;
}

/** The same worked time as instants; every break has ended. */
export interface ClosedSpan {
  startsAt: Instant;
  endsAt: Instant;
  breaks: { startsAt: Instant; endsAt: Instant; isPaid: boolean }[];
}

type SpanCode = "missingHour" | "repeatedHour" | "endBeforeStart" | "breakOutside";

/** A rule that a field breaks. */
export type SpanProblem = { [C in SpanCode]: { code: C; fields: RuleFields[C] } }[SpanCode];

/** A broken rule per field, by the field's path ("endsAt", "breaks.0.startsAt"). */
export type SpanProblems = Record<string, SpanProblem>;

export type Outcome =
  | { kind: "span"; span: ClosedSpan }
  | { kind: "problems"; problems: SpanProblems };

/** A wall time of the span, by its field, with the day on which it lies. */
interface PlacedTime {
  field: string;
  value: WallTime;
  day: LocalDate;
}

/** The wall times of a span. A time of day before the start's lies on the next day. */
export function wallTimesOf({ day, startsAt, endsAt, breaks }: WallSpan): PlacedTime[] {
  const start = startsAt.time;
  const at = (field: string, value: WallTime, isNextDay: boolean): PlacedTime => ({
    field,
    value,
    day: isNextDay && day !== "" ? addDays(day, 1) : day,
  });
  return [
    at("startsAt", startsAt, false),
    at("endsAt", endsAt, endsAt.time <= start),
    ...breaks.flatMap((taken, index) => [
      at(`breaks.${index}.startsAt`, taken.startsAt, taken.startsAt.time < start),
      at(`breaks.${index}.endsAt`, taken.endsAt, taken.endsAt.time <= start),
    ]),
  ];
}

/**
 * Instants of worked time written in wall times of `timeZone`. A time of day before the start's
 * lies on the next day (an end equal to the start is 24 hours later). Times in the missing hour and
 * unanswered times in the repeated hour are problems of their field, never guessed.
 */
export function spanFromWallTimes(wall: WallSpan, timeZone: string): Outcome {
  const problems: SpanProblems = {};
  const instants: Record<string, Instant> = {};
  for (const { field, value, day } of wallTimesOf(wall)) {
    const found = instantOf(value, day, timeZone);
    if (found.instant === null) problems[field] = found.problem;
    instants[field] = found.instant ?? "";
  }
  const at = (field: string) => instants[field] ?? "";
  const span: ClosedSpan = {
    startsAt: at("startsAt"),
    endsAt: at("endsAt"),
    breaks: wall.breaks.map(({ isPaid }, index) => ({
      startsAt: at(`breaks.${index}.startsAt`),
      endsAt: at(`breaks.${index}.endsAt`),
      isPaid,
    })),
  };
  if (Object.keys(problems).length === 0) checkOrder(span, problems);
  return Object.keys(problems).length === 0
    ? { kind: "span", span }
    : { kind: "problems", problems };
}

type Found = { instant: Instant } | { instant: null; problem: SpanProblem };

function instantOf(value: WallTime, day: LocalDate, timeZone: string): Found {
  const resolved = resolveWallTime(day, value.time, timeZone);
  switch (resolved.kind) {
    case "exact":
      return { instant: resolved.instant };
    case "missing": {
      const problem = { code: "missingHour", fields: { time: value.time, day } } as const;
      return { instant: null, problem };
    }
    case "repeated": {
      const fields = { time: value.time, day, field: "" };
      const problem = { code: "repeatedHour", fields } as const;
      if (value.repeat === null) return { instant: null, problem };
      return { instant: resolved[value.repeat] };
    }
  }
}

function checkOrder(span: ClosedSpan, problems: SpanProblems): void {
  if (span.endsAt <= span.startsAt) {
    problems["endsAt"] = { code: "endBeforeStart", fields: {} };
  }
  const breaks = span.breaks.map((taken, index) => ({ ...taken, index }));
  breaks.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  let free = span.startsAt;
  for (const taken of breaks) {
    const isInside = taken.startsAt >= free && taken.endsAt <= span.endsAt;
    if (!isInside || taken.endsAt <= taken.startsAt) {
      problems[`breaks.${taken.index}.startsAt`] = { code: "breakOutside", fields: {} };
    }
    free = taken.endsAt > free ? taken.endsAt : free;
  }
}
