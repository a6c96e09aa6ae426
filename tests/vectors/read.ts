import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdaySchema } from "@crewline/domain/kernel/time/local-date";
import { z } from "zod/mini";
import type { Json, JsonObject } from "./vector-case.ts";

/** The first of several names under which a case may hold a value. */
export function pick(input: JsonObject, ...names: string[]): Json | undefined {
  const name = names.find((candidate) => input[candidate] !== undefined);
  return name === undefined ? undefined : input[name];
}

export function numberOr(value: Json | undefined, otherwise: number): number {
  return value === undefined || value === null ? otherwise : z.coerce.number().parse(value);
}

export function textOr(value: Json | undefined, otherwise: string): string {
  return value === undefined || value === null ? otherwise : z.string().parse(value);
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return listOf(value).map(objectOf);
}

export function objectOf(value: Json | undefined): JsonObject {
  return z.record(z.string(), z.json()).parse(value ?? {});
}

/** "Monday" as the domain writes it. */
export function weekdayOr(value: Json | undefined, otherwise: Weekday): Weekday {
  return typeof value === "string" ? weekdaySchema.parse(value.toLowerCase()) : otherwise;
}

/** An ISO time with any offset as an instant. */
export function instantOf(text: string): Instant {
  return instantFromMilliseconds(Date.parse(text));
}

/** Work with a start and an end (null while it lasts), its unpaid break laid into its middle. */
export interface VectorEntry {
  startsAt: Instant;
  endsAt: Instant | null;
  breaks: { startsAt: Instant; endsAt: Instant; isPaid: boolean }[];
  rateCents: number | null;
  job: string | null;
}

export function entryOf(value: Json): VectorEntry {
  const input = objectOf(value);
  const startsAt = instantOf(textOr(input["start"], ""));
  const end = input["end"];
  const endsAt = typeof end === "string" ? instantOf(end) : null;
  const rate = pick(input, "rateCents");
  const spans = objectsOf(input["breaks"]).map((taken) => ({
    startsAt: instantOf(textOr(taken["start"], "")),
    endsAt: instantOf(textOr(taken["end"], "")),
    isPaid: taken["paid"] === true,
  }));
  return {
    startsAt,
    endsAt,
    breaks: [...spans, ...middleBreak(startsAt, endsAt, numberOr(input["unpaidBreakMin"], 0))],
    rateCents: rate === undefined || rate === null ? null : numberOr(rate, 0),
    job: typeof input["job"] === "string" ? input["job"] : null,
  };
}

export function entriesOf(value: Json | undefined): VectorEntry[] {
  return listOf(value).map(entryOf);
}

function middleBreak(
  startsAt: Instant,
  endsAt: Instant | null,
  minutes: number,
): VectorEntry["breaks"] {
  if (endsAt === null || minutes <= 0) return [];
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const length = minutes * 60_000;
  const starts = Math.floor((from + (to - from - length) / 2) / 1000) * 1000;
  return [
    {
      startsAt: instantFromMilliseconds(starts),
      endsAt: instantFromMilliseconds(starts + length),
      isPaid: false,
    },
  ];
}
