import type { Locale } from "../../kernel/formats/locale.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { PairedWork } from "../../rules/imported-time/pair-punches.ts";
import { pairPunches } from "../../rules/imported-time/pair-punches.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import type { Row } from "./file-rows.ts";
import { refused, unchanged } from "./file-rows.ts";
import type { FilePunch, FileWork, ReadLines } from "./read-lines.ts";

/** A punch that belongs to no work of the file: the work may be there from an earlier one. */
export interface LoosePunch {
  key: string;
  employeeId: EmployeeId;
  at: Instant;
}

interface Paired {
  works: FileWork[];
  rows: Row[];
  loose: LoosePunch[];
}

/** The works that the punches of each employee make, at the place of their clock-in. */
export function pairedOf({ punches, broken }: ReadLines, locale: Locale): Paired {
  const people = [...Map.groupBy(punches, ({ employeeId }) => employeeId)].map(([id, own]) => {
    const gaps = broken.filter(({ employeeId }) => employeeId === id).map(({ line }) => line);
    return pairedOfOne(id, { own, gaps }, locale);
  });
  return {
    works: people.flatMap(({ works }) => works),
    rows: people.flatMap(({ rows }) => rows),
    loose: people.flatMap(({ loose }) => loose),
  };
}

interface OfOne {
  own: readonly FilePunch[];
  gaps: readonly number[];
}

/** The works of one employee; none lies around a line with a problem (`gaps`). */
function pairedOfOne(employeeId: EmployeeId, { own, gaps }: OfOne, locale: Locale): Paired {
  const words = punchImportWords(locale);
  const name = own[0]?.name ?? "";
  const { works: made, unpaired, repeated } = pairPunches(own);
  const placed = made.map((work) => ({
    work,
    gap: gaps.find((line) => isAmong(line, work.lines)),
  }));
  return {
    works: placed.flatMap(({ work, gap }) => (gap === undefined ? workOf(own, work) : [])),
    rows: [
      ...repeated.map((line) => unchanged(line, name)),
      ...placed.flatMap(({ work, gap }) =>
        gap === undefined ? [] : [refused(work.lines[0], name, words.aroundProblem(gap))],
      ),
      ...unpaired.map(({ line, reason }) => refused(line, name, words.unpaired[reason])),
    ],
    loose: unpaired.map(({ line, at }) => ({ key: String(line), employeeId, at })),
  };
}

/** The work with what its first line says of the employee and the place. */
function workOf(own: readonly FilePunch[], work: PairedWork): FileWork[] {
  const first = own.find(({ line }) => line === work.lines[0]);
  return first === undefined ? [] : [workFrom(first, work)];
}

function workFrom(first: FilePunch, { startsAt, endsAt, breaks }: PairedWork): FileWork {
  const unpaid = breaks.map((taken) => ({ ...taken, isPaid: false }));
  const { at: _at, kind: _kind, ...told } = first;
  return { ...told, startsAt, endsAt, breaks: unpaid, hasPunchedBreaks: true };
}

function isAmong(line: number, lines: readonly number[]): boolean {
  return Math.min(...lines) < line && line < Math.max(...lines);
}
