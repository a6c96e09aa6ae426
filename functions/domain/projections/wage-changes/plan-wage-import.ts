import type { WageLineTerms } from "./read-wage-line.ts";
import { readWageLine } from "./read-wage-line.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { jobRoleNames } from "../../rules/job-roles/job-role-names.ts";
import type { ColumnMap, ImportField } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import { RECORD_FIELD } from "../people-import/import-fields.ts";
import { isSamePay } from "../../rules/rates/apply-change.ts";
import { rateOrSalaryText } from "../../words/pay/salary-words.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import { salaryFields } from "./read-salary-cells.ts";
import { rateField } from "./rate-headings.ts";
import { rateLabel, rateWords } from "../../words/pay/rate-words.ts";
import type { WageChange, WageChangeInput } from "../../records/pay/wage-change.ts";
import type { WageChangeRow } from "../../rules/wage-changes/wage-change-rows.ts";
import { wageChangeReasonWords } from "../../words/pay/wage-change-reason-words.ts";

/** The fields of a file of wage changes; employee, amount and day are needed. */
export const wageImportFields: readonly ImportField[] = [
  { id: "payrollId", label: "Payroll ID", aliases: ["Employee ID", "Employee number", "Staff ID"] },
  { id: "email", label: "E-mail", aliases: ["Email address", "Mail"] },
  { id: "role", label: "Job role", aliases: ["Role", "Position", "Job title"] },
  rateField,
  {
    id: "effectiveDate",
    label: "From",
    aliases: ["Effective date", "Effective from", "Date", "Start date"],
  },
  ...salaryFields,
  { id: "reason", label: "Reason", aliases: ["Why"] },
  { id: "note", label: "Note", aliases: ["Comment", "Remark"] },
  RECORD_FIELD,
];

export interface WageImportInput extends WageLineTerms {
  rows: readonly CsvLine[];
  map: ColumnMap;
  /** All known changes, so that a second one on the same day is refused at once. */
  changes: readonly Pick<
    WageChange,
    | "employeeId"
    | "jobRoleId"
    | "locationId"
    | "effectiveDate"
    | "rateTenThousandths"
    | "salary"
    | "isCancelled"
  >[];
}

/**
 * The changes of one person go together; a longer list would not fit into the question for them.
 */
const MOST_OF_ONE_PERSON = 8;

interface Line {
  line: number;
  change: WageChangeInput;
  name: string;
}

/**
 * The dry run of a file of wage changes: whose rates it changes, from when and to what; lines of
 * one person are one row. A line that says what holds already changes nothing; one that cannot be
 * read says why.
 */
export function planWageImport(
  input: WageImportInput,
  locale: Locale,
): PlannedRow<WageChangeRow>[] {
  const words = importWords(locale);
  const lines = new Map<string, number>();
  const added: Line[] = [];
  const others = input.rows.flatMap(({ line, cells: raw }) => {
    const cells = cellsByField(raw, input.map);
    const text = (id: string) => cells.get(id)?.trim() ?? "";
    const read = readWageLine(text, input, locale);
    if (typeof read === "string") {
      return refused(line, text("payrollId") || text("email") || words.line(line), read);
    }
    const { change, name } = read;
    const earlier = lines.get(stepKey(change));
    if (earlier !== undefined) {
      return refused(line, name, words.sameRate(earlier));
    }
    lines.set(stepKey(change), line);
    const known = knownLine({ line, change, name }, input, locale);
    if (known === null) added.push({ line, change, name });
    return known ?? [];
  });
  const people = Map.groupBy(added, ({ change }) => change.employeeId);
  const rows = [...people.values()].flatMap((ofOne) => rowsOf(ofOne, input, locale));
  return [...others, ...rows].toSorted((a, b) => a.line - b.line);
}

function stepKey({ employeeId, jobRoleId, effectiveDate }: WageChangeInput): string {
  return [employeeId, jobRoleId, effectiveDate].join("\n");
}

/** The warning for a line whose rate already changes on that day; null for every other one. */
function knownLine(
  { line, change, name }: Line,
  { changes, jobRoles }: WageImportInput,
  locale: Locale,
): PlannedRow<WageChangeRow> | null {
  const same = changes.find(
    (known) =>
      !known.isCancelled &&
      known.employeeId === change.employeeId &&
      known.jobRoleId === change.jobRoleId &&
      known.locationId === null &&
      known.effectiveDate === change.effectiveDate,
  );
  if (same === undefined) return null;
  const title = titleOf({ change, name }, { jobRoles });
  if (isSamePay(same, change)) {
    return { line, title, kind: "same", cells: [], problem: null, row: null };
  }
  return refused(line, title, importWords(locale).rateChangesAlready);
}

/** The row of one person, and the lines for which it has no room. */
function rowsOf(lines: readonly Line[], input: WageImportInput, locale: Locale) {
  const words = importWords(locale);
  const [first, ...more] = lines.slice(0, MOST_OF_ONE_PERSON);
  if (first === undefined) return [];
  const changes = [first, ...more].map(({ change }) => change);
  const title = more.length === 0 ? titleOf(first, input) : first.name;
  const row: PlannedRow<WageChangeRow> = {
    line: first.line,
    title:
      more.length === 0
        ? title
        : pluralForm(changes.length, words.lines(title, changes.length), locale),
    kind: "add",
    cells: changes.flatMap((change) => cellsOf(change, input, locale)),
    problem: null,
    row: { key: String(first.line), title, changes, fingerprint: null },
  };
  const left = lines.slice(MOST_OF_ONE_PERSON).map((line) => {
    const problem = pluralForm(MOST_OF_ONE_PERSON, words.manyChanges(MOST_OF_ONE_PERSON), locale);
    return refused(line.line, titleOf(line, input), problem);
  });
  return [row, ...left];
}

function titleOf(
  { change: { jobRoleId }, name }: Pick<Line, "change" | "name">,
  { jobRoles }: Pick<WageImportInput, "jobRoles">,
): string {
  return jobRoleId === null ? name : `${name}, ${jobRoleNames(jobRoles)(jobRoleId)}`;
}

function cellsOf(
  change: WageChangeInput,
  { currency, jobRoles }: WageImportInput,
  locale: Locale,
): CellChange[] {
  const { effectiveDate, reason } = change;
  return [
    {
      label: rateLabel(change, jobRoleNames(jobRoles), locale),
      before: null,
      after: rateOrSalaryText(change, currency, locale),
    },
    { label: rateWords(locale).from, before: null, after: formatDate(effectiveDate, locale) },
    { label: rateWords(locale).reason, before: null, after: wageChangeReasonWords(locale)[reason] },
  ];
}

function refused(line: number, title: string, problem: string): PlannedRow<WageChangeRow> {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}
