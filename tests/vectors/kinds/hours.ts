import { dayTotals } from "@crewline/domain/rules/hours/day-totals";
import type { ClosedWork } from "@crewline/domain/rules/hours/day-totals";
import { attributionSchema } from "@crewline/domain/records/work-rules/work-rules";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import type { VectorEntry } from "../read.ts";
import { entriesOf, numberOr, textOr } from "../read.ts";
import type { JsonObject } from "../vector-case.ts";

/** Elapsed minutes less unpaid breaks, in all, by entry and by local date. */
export function runHours(input: JsonObject): JsonObject {
  const work = closedWork(entriesOf(input["entries"]));
  const split = { ...input, attribution: "split" };
  const perEntryMin = work.map((one) => sum(minutesByDay([one], split)));
  return {
    workedMin: perEntryMin.reduce((total, minutes) => total + minutes, 0),
    perEntryMin,
    daySplitMin: minutesByDay(work, split),
  };
}

/** Minutes by the workday that the policy gives them to. */
export function runAttribution(input: JsonObject): JsonObject {
  const work = closedWork(entriesOf(input["entries"]));
  return { dayMin: minutesByDay(work, input) };
}

/** The length of one local day. */
export function runDayLength(input: JsonObject): JsonObject {
  const timeZone = textOr(input["timeZone"], "UTC");
  const date = textOr(input["date"], "");
  const [start, end] = [dayStart(date, timeZone), dayStart(addDays(date, 1), timeZone)];
  const minutes = elapsedSeconds(start, end) / 60;
  return { minutes, hours: minutes / 60, start, end, dayStart: start, dayEnd: end };
}

export function closedWork(entries: readonly VectorEntry[]): ClosedWork[] {
  return entries.flatMap(({ startsAt, endsAt, breaks }) =>
    endsAt === null ? [] : [{ startsAt, endsAt, breaks: breaks.filter((taken) => !taken.isPaid) }],
  );
}

export function minutesByDay(work: readonly ClosedWork[], input: JsonObject): JsonObject {
  const rules = {
    attribution: attributionSchema.parse(textOr(input["attribution"], "split")),
    shiftGapSeconds: numberOr(input["groupGapUnderMin"], 0) * 60,
    workdayStart: textOr(input["workdayStart"], "00:00"),
  };
  const totals = dayTotals(work, rules, textOr(input["timeZone"], "UTC"));
  return Object.fromEntries([...totals].map(([day, seconds]) => [day, seconds / 60]));
}

function sum(minutes: JsonObject): number {
  return Object.values(minutes).reduce((total: number, value) => total + Number(value), 0);
}
