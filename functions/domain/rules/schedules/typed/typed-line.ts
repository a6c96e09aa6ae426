import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { weekdayOf } from "../../../kernel/time/local-date.ts";
import type { TimeRange } from "../../../kernel/time/local-time.ts";
import type { OpeningHours } from "../../../records/locations/opening-hours.ts";
import { openingShift } from "./opening-shift.ts";
import { typedDays } from "./typed-days.ts";
import { typedPeople } from "./typed-people.ts";
import { parseTypedShift } from "./typed-shift.ts";
import type { TypedWords } from "./typed-words.ts";
import { clausePattern } from "./typed-words.ts";

/** A shift that a typed line asks for; `employeeId` null is an open shift. */
export interface TypedDraft {
  employeeId: EmployeeId | null;
  day: LocalDate;
  range: TimeRange;
  unpaidBreakSeconds: number | null;
}

/** Why a part of a line cannot become shifts. */
export type TypedProblem =
  | { kind: "noTime" | "noDay" | "noName"; text: string }
  | { kind: "unknownName"; text: string }
  | { kind: "severalNames"; text: string; names: readonly string[] }
  | { kind: "closed"; day: LocalDate };

export interface TypedLine {
  drafts: TypedDraft[];
  problems: TypedProblem[];
}

/** What a line is read against: the people and days of a week at a location. */
export interface LineContext {
  people: readonly { id: EmployeeId; name: string }[];
  days: readonly LocalDate[];
  openingHours: OpeningHours;
  /** The last times that were used, whose length "opens" and "closes" take. */
  lastRange: TimeRange;
  words: TypedWords;
}

/**
 * Parses "Ana, Ben Mon-Fri 9-5; Ben closes Sat": people, days and times in each part; a part
 * without people is for those of the part before. Parts that cannot be read are problems, and the
 * others are drafts all the same.
 */
export function parseTypedLine(text: string, context: LineContext): TypedLine {
  const line: TypedLine = { drafts: [], problems: [] };
  let people: readonly (EmployeeId | null)[] = [];
  for (const clause of text.split(/[;\n]/u).map((part) => part.trim())) {
    if (clause === "") continue;
    const read = readClause(clause, context, people);
    people = read.people;
    line.drafts.push(...read.drafts);
    line.problems.push(...read.problems);
  }
  return line;
}

interface ReadClause extends TypedLine {
  people: readonly (EmployeeId | null)[];
}

function readClause(
  clause: string,
  context: LineContext,
  before: readonly (EmployeeId | null)[],
): ReadClause {
  const { names, days: dayText, time, word } = partsOf(clause, context.words);
  const typed = parseTypedShift(time);
  if (typed === null && word === "") {
    return { people: before, drafts: [], problems: [{ kind: "noTime", text: clause }] };
  }
  const named = typedPeople(names, context);
  const people = named.people ?? before;
  const days = typedDays(dayText, context);
  const isNameless = people.length === 0 && named.problems.length === 0;
  const problems = [...named.problems, ...missing(clause, isNameless, days.length === 0)];
  const unpaidBreakSeconds = typed?.unpaidBreakSeconds ?? null;
  const drafts: TypedDraft[] = [];
  for (const day of days) {
    const range = typed?.range ?? wordRange(word, day, context);
    if (range === null) problems.push({ kind: "closed", day });
    else
      drafts.push(...people.map((employeeId) => ({ employeeId, day, range, unpaidBreakSeconds })));
  }
  return { people, drafts, problems };
}

function missing(text: string, isNameless: boolean, isDayless: boolean): TypedProblem[] {
  const noName: TypedProblem[] = isNameless ? [{ kind: "noName", text }] : [];
  return isDayless ? [...noName, { kind: "noDay", text }] : noName;
}

/** The parts of a clause, "" where there is none; the break belongs to the time. */
function partsOf(clause: string, words: TypedWords) {
  const found = clausePattern(words).exec(clause)?.groups ?? {};
  const part = (name: string) => found[name] ?? "";
  return {
    names: part("names"),
    days: `${part("days")} ${part("daysAfter")}`,
    time: `${part("time")}${part("pause")}`,
    word: part("word").toLowerCase(),
  };
}

/** The times of the person who opens or closes on a day. */
function wordRange(word: string, day: LocalDate, context: LineContext): TimeRange | null {
  const { openingHours, lastRange, words } = context;
  const side = words.opens.includes(word) ? "opens" : "closes";
  return openingShift(side, openingHours[weekdayOf(day)] ?? [], lastRange);
}
