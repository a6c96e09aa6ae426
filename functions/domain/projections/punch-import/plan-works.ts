import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { ImportedWork } from "../../rules/imported-time/imported-work.ts";
import { requireWorkable } from "../../rules/time-entries/check-span.ts";
import { missedAfterSeconds } from "../../rules/time-entries/missed-clock-out.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import type { PunchTerms } from "./punch-terms.ts";
import { workCells } from "./work-cells.ts";
import type { Row } from "./file-rows.ts";
import { refused, unchanged } from "./file-rows.ts";
import type { FileWork } from "./read-lines.ts";

/** The rows of one employee's works; two that share time are the same, or one is refused. */
export function plannedWorks(works: readonly FileWork[], terms: PunchTerms): Row[] {
  const inOrder = works.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.line - b.line);
  let before: FileWork | null = null;
  return inOrder.map((work) => {
    const earlier = before;
    const problem = earlier !== null && overlap(earlier, work) ? earlier : null;
    if (problem === null) before = work;
    if (problem?.startsAt === work.startsAt && problem.endsAt === work.endsAt) {
      return unchanged(work.line, work.name);
    }
    if (problem !== null) {
      return refused(
        work.line,
        work.name,
        punchImportWords(terms.locale).overlapsLine(problem.line),
      );
    }
    return plannedWork(work, terms);
  });
}

function overlap(before: FileWork, { startsAt }: FileWork): boolean {
  return startsAt < (before.endsAt ?? before.startsAt) || startsAt === before.startsAt;
}

function plannedWork(work: FileWork, terms: PunchTerms): Row {
  const { line, name: title, place } = work;
  const problem = problemOf(work, terms);
  if (problem !== null) return refused(line, title, problem);
  const row: ImportedWork = {
    ...timesOf(work),
    key: String(line),
    title,
    locationId: place.id,
  };
  return { line, title, kind: "add", cells: workCells(work, terms), problem: null, row };
}

function timesOf(work: FileWork): Omit<ImportedWork, "key" | "title" | "locationId"> {
  const { employeeId, jobRoleId, device, note, startsAt, endsAt, breaks, hasPunchedBreaks } = work;
  return { employeeId, jobRoleId, device, note, startsAt, endsAt, breaks, hasPunchedBreaks };
}

function problemOf(
  { startsAt, endsAt, breaks }: FileWork,
  { now, locale }: PunchTerms,
): string | null {
  if (endsAt === null) {
    const isRunning = elapsedSeconds(startsAt, now) < missedAfterSeconds;
    return isRunning ? punchImportWords(locale).stillRunning : null;
  }
  try {
    requireWorkable({ startsAt, endsAt, breaks }, now);
    return null;
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return ruleSentence(error, locale);
  }
}
