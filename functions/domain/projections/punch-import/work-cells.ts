import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import { formatDayTime, formatSpan } from "../../kernel/formats/format-time.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { CheckedRow, ImportedWork } from "../../rules/imported-time/imported-work.ts";
import { jobRoleNames, nameOrNone } from "../../rules/job-roles/job-role-names.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import { flagWords } from "../../words/time-entries/flag-words.ts";
import type { LineWork, PunchTerms } from "./punch-terms.ts";

type Work = Pick<ImportedWork, "startsAt" | "endsAt" | "breaks"> &
  Pick<LineWork, "place" | "jobRoleId">;

/** The facts of imported work as its reader writes them, in the zone of its location. */
export function workCells(work: Work, { jobRoles, locale }: PunchTerms): CellChange[] {
  const { place, startsAt, endsAt, breaks } = work;
  const words = punchImportWords(locale);
  const role = nameOrNone(work.jobRoleId, jobRoleNames(jobRoles));
  const spans = breaks.map((taken) => formatSpan(taken, place.timeZone, locale));
  const cells: [label: string, value: string | null][] = [
    [words.clockIn, formatDayTime(startsAt, place.timeZone, locale)],
    [
      words.clockOut,
      endsAt === null ? words.noClockOut : formatDayTime(endsAt, place.timeZone, locale),
    ],
    [words.breaks, spans.length === 0 ? null : listed(spans, locale)],
    [words.location, place.name],
    [words.jobRole, role],
  ];
  return cells.flatMap(([label, after]) =>
    after === null ? [] : [{ label, before: null, after }],
  );
}

/** A row of the dry run with what the server says about it. */
export function withChecked(
  planned: PlannedRow<ImportedWork>,
  checked: CheckedRow | undefined,
  { locale }: Pick<PunchTerms, "locale">,
): PlannedRow<ImportedWork> {
  if (checked === undefined) return planned;
  const { outcome, problem, flags } = checked;
  if (outcome === "same") return { ...planned, kind: "same", problem: null, row: null };
  if (outcome === "problem") {
    return { ...planned, kind: "problem", problem: problem ?? planned.problem, row: null };
  }
  if (planned.row === null || flags.length === 0) return planned;
  const words = flagWords(locale);
  const after = listed(
    flags.map((flag) => words[flag]),
    locale,
  );
  const { forReview } = punchImportWords(locale);
  return { ...planned, cells: [...planned.cells, { label: forReview, before: null, after }] };
}
