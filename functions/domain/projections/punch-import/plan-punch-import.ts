import type { Row } from "./file-rows.ts";
import type { LoosePunch } from "./pair-lines.ts";
import { pairedOf } from "./pair-lines.ts";
import { plannedWorks } from "./plan-works.ts";
import type { PunchImportInput } from "./read-lines.ts";
import { linesOf } from "./read-lines.ts";

export interface PunchImportPlan {
  rows: Row[];
  loose: LoosePunch[];
}

/**
 * The dry run of a file of worked time, without the time that is there already: each piece of work
 * that its punches or lines make, and each line that makes none, with the reason.
 */
export function planPunchImport(input: PunchImportInput): PunchImportPlan {
  const { locale } = input;
  const lines = linesOf(input);
  const paired = pairedOf(lines, locale);
  const byPerson = Map.groupBy([...lines.works, ...paired.works], ({ employeeId }) => employeeId);
  const planned = [...byPerson.values()].flatMap((own) => plannedWorks(own, input));
  return {
    rows: [...lines.rows, ...paired.rows, ...planned].toSorted((a, b) => a.line - b.line),
    loose: paired.loose,
  };
}
