import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import { editSpan } from "../../rules/time-entries/edit-span.ts";
import type { SpanProblems, WallSpan, WallTime } from "../../rules/time-entries/wall-span.ts";
import { wallTimesOf } from "../../rules/time-entries/wall-span.ts";

export interface SpanFormTerms {
  /** The worked time so far; null for new time. */
  original: WorkSpan | null;
  locale: Locale;
}

const nothingYet: WorkSpan = { startsAt: "1970-01-01T00:00:00.000Z", endsAt: null, breaks: [] };

/** The wall times of a form, with the zone of their location. */
export interface ZonedSpan extends WallSpan {
  timeZone: string;
}

/** Worked time as a form holds it, in wall times of one location; the result is its instants. */
export function spanFormIn({ original, locale }: SpanFormTerms) {
  return z.pipe(
    z.custom<ZonedSpan>(),
    z.transform(({ timeZone, ...wall }, context) => {
      const missing = missingIn(wall);
      if (Object.keys(missing).length > 0) return refuse(context, missing);
      const outcome = editSpan(wall, original ?? nothingYet, timeZone);
      if (outcome.kind === "span") return outcome.span;
      return refuse(context, sentencesOf(outcome.problems, locale));
    }),
  );
}

/**
 * The fields whose wall time happens twice that night, so that the form asks which one is meant.
 */
export function repeatedTimesOf(wall: WallSpan, timeZone: string): string[] {
  if (!isDay(wall)) return [];
  return wallTimesOf(wall)
    .filter(({ value, day }) => isTime(value) && isRepeated(day, value.time, timeZone))
    .map(({ field }) => field);
}

function isRepeated(day: string, time: string, timeZone: string): boolean {
  return resolveWallTime(day, time, timeZone).kind === "repeated";
}

/** A sentence for each field that is wrong, by the field's path. */
type Sentences = Readonly<Record<string, string>>;

function refuse(context: z.core.ParsePayload, sentences: Sentences): never {
  for (const [field, message] of Object.entries(sentences)) {
    context.issues.push({ code: "custom", path: field.split("."), message, input: context.value });
  }
  return z.NEVER;
}

function sentencesOf(problems: SpanProblems, locale: Locale): Sentences {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, ruleSentence(problem, locale)]),
  );
}

function missingIn({ day, ...wall }: WallSpan): Sentences {
  const times = wallTimesOf({ ...wall, day: "" }).filter(({ value }) => !isTime(value));
  const problems = Object.fromEntries(times.map(({ field }) => [field, issue("missingTime")]));
  const wrong = localDateSchema.safeParse(day).error?.issues[0]?.message;
  if (wrong === undefined) return problems;
  return { day: day === "" ? issue("chooseDay") : wrong, ...problems };
}

function isDay({ day }: WallSpan): boolean {
  return localDateSchema.safeParse(day).success;
}

function isTime({ time }: WallTime): boolean {
  return localTimeSchema.safeParse(time).success;
}
