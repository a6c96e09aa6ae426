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

/** The works of one employee; none lies around a line with a problem (`gaps`). */
function pairedOfOne(
  employeeId: EmployeeId,
  { own, gaps }: { own: readonly FilePunch[]; gaps: readonly number[] },
  locale: Locale,
): Paired {
  const words = punchImportWords(locale);
  const byLine = new Map(own.map((punch) => [punch.line, punch]));
  const name = own[0]?.name ?? "";
  const { works: made, unpaired, repeated } = pairPunches(own);
  const read: Paired = {
    works: [],
    rows: repeated.map((line) => unchanged(line, name)),
    loose: [],
  };
  for (const work of made) {
    const first = byLine.get(work.lines[0]);
    if (first === undefined) continue;
    const gap = gaps.find((line) => isAmong(line, work.lines));
    if (gap === undefined) read.works.push(workFrom(first, work));
    else read.rows.push(refused(first.line, name, words.aroundProblem(gap)));
  }
  for (const { line, at, reason } of unpaired) {
    read.rows.push(refused(line, name, words.unpaired[reason]));
    read.loose.push({ key: String(line), employeeId, at });
  }
  return read;
}

function workFrom(first: FilePunch, { startsAt, endsAt, breaks }: PairedWork): FileWork {
  const unpaid = breaks.map((taken) => ({ ...taken, isPaid: false }));
  const { at: _at, kind: _kind, ...told } = first;
  return { ...told, startsAt, endsAt, breaks: unpaid, hasPunchedBreaks: true };
}

function isAmong(line: number, lines: readonly number[]): boolean {
  return Math.min(...lines) < line && line < Math.max(...lines);
}
