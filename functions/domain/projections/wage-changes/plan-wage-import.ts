import type { Locale } from "../../kernel/formats/locale.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import { findEntry } from "../../rules/company-lists/find-entry.ts";
import { jobRoleNames } from "../../rules/job-roles/job-role-names.ts";
import type { ColumnMap, ImportField } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { RECORD_FIELD } from "../people-import/import-fields.ts";
import { personMatcher } from "../people-import/match-person.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatRate, parseRate } from "../../kernel/money/rate.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import { rateField } from "./rate-headings.ts";
import { rateLabel } from "./row-preview-cells.ts";
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
  { id: "reason", label: "Reason", aliases: ["Why"] },
  { id: "note", label: "Note", aliases: ["Comment", "Remark"] },
  RECORD_FIELD,
];

type WagePerson = Pick<Employee, "id" | "name" | "payrollId" | "jobRoleIds">;

export interface WageImportInput {
  rows: readonly CsvLine[];
  map: ColumnMap;
  people: readonly { employee: WagePerson; profile: { email: string | null } }[];
  /** All known changes, so that a second one on the same day is refused at once. */
  changes: readonly Pick<
    WageChange,
    | "employeeId"
    | "jobRoleId"
    | "locationId"
    | "effectiveDate"
    | "rateTenThousandths"
    | "isCancelled"
  >[];
  jobRoles: readonly JobRole[];
  currency: Currency;
  dayOrder: DayOrder;
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
  const lines = new Map<string, number>();
  const added: Line[] = [];
  const others = input.rows.flatMap(({ line, cells: raw }) => {
    const cells = cellsByField(raw, input.map);
    const text = (id: string) => cells.get(id)?.trim() ?? "";
    const read = readLine(text, input, locale);
    if (typeof read === "string") return refused(line, text("payrollId") || text("email"), read);
    const { change, name } = read;
    const earlier = lines.get(stepKey(change));
    if (earlier !== undefined) {
      return refused(line, name, `Line ${earlier} changes the same rate on the same day.`);
    }
    lines.set(stepKey(change), line);
    const known = knownLine({ line, change, name }, input);
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
  if (same.rateTenThousandths === change.rateTenThousandths) {
    return { line, title, kind: "same", cells: [], problem: null, row: null };
  }
  return refused(line, title, "This rate changes on that day already. Cancel that change first.");
}

/** The row of one person, and the lines for which it has no room. */
function rowsOf(lines: readonly Line[], input: WageImportInput, locale: Locale) {
  const [first, ...more] = lines.slice(0, MOST_OF_ONE_PERSON);
  if (first === undefined) return [];
  const changes = [first, ...more].map(({ change }) => change);
  const title = more.length === 0 ? titleOf(first, input) : first.name;
  const row: PlannedRow<WageChangeRow> = {
    line: first.line,
    title: more.length === 0 ? title : `${title}, ${changes.length} lines`,
    kind: "add",
    cells: changes.flatMap((change) => cellsOf(change, input, locale)),
    problem: null,
    row: { key: String(first.line), title, changes, fingerprint: null },
  };
  const left = lines.slice(MOST_OF_ONE_PERSON).map((line) => {
    const problem = `Import at most ${MOST_OF_ONE_PERSON} changes of one person at once.`;
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
  const { rateTenThousandths, effectiveDate, reason } = change;
  return [
    {
      label: rateLabel(change, jobRoleNames(jobRoles)),
      before: null,
      after: formatRate(rateTenThousandths, currency, locale),
    },
    { label: "From", before: null, after: formatDate(effectiveDate, locale) },
    { label: "Reason", before: null, after: wageChangeReasonWords(locale)[reason] },
  ];
}

function refused(line: number, title: string, problem: string): PlannedRow<WageChangeRow> {
  const named = title === "" ? `Line ${line}` : title;
  return { line, title: named, kind: "problem", cells: [], problem, row: null };
}

/** The change of a line, or a sentence that says why it cannot be read. */
function readLine(
  text: (id: string) => string,
  { people, jobRoles, dayOrder }: WageImportInput,
  locale: Locale,
): { change: WageChangeInput; name: string } | string {
  const employee = personOf(text, people);
  if (typeof employee === "string") return employee;
  const rateTenThousandths = parseRate(text("amount"));
  if (rateTenThousandths === null) {
    return `"${text("amount")}" is no hourly rate; write it as 18.50.`;
  }
  const effectiveDate = readDay(text("effectiveDate"), dayOrder);
  if (effectiveDate === null) {
    return `"${text("effectiveDate")}" is no day; write it as 2026-03-09.`;
  }
  const role = text("role");
  const jobRole = findEntry(own(employee, jobRoles), role);
  if (role !== "" && jobRole === undefined) return `${employee.name} does not work as ${role}.`;
  const reason = reasonOf(text("reason"), locale);
  if (reason === null) {
    const known = Object.values(wageChangeReasonWords(locale)).join(", ");
    return `"${text("reason")}" is no reason; use one of ${known}.`;
  }
  const note = text("note");
  if (note.length > MOST_NOTE) return `Use at most ${MOST_NOTE} characters for the note.`;
  const what = { rateTenThousandths, effectiveDate, reason, note };
  const { id: employeeId, name } = employee;
  return {
    change: { employeeId, jobRoleId: jobRole?.id ?? null, locationId: null, ...what },
    name,
  };
}

function own({ jobRoleIds }: WagePerson, roles: readonly JobRole[]): JobRole[] {
  return roles.filter(({ id }) => jobRoleIds.includes(id));
}

const MOST_NOTE = 500;

/** By the record's own id, then the payroll ID, then the e-mail, as the import of people does. */
function personOf(
  text: (id: string) => string,
  people: WageImportInput["people"],
): WagePerson | string {
  const [recordId, payrollId, email] = [text(RECORD_FIELD.id), text("payrollId"), text("email")];
  if (recordId === "" && payrollId === "" && email === "") {
    return "The payroll ID or e-mail is missing.";
  }
  const found = personMatcher(people)({ recordId, payrollId, email });
  if (found === null) {
    return payrollId === ""
      ? `No employee has the e-mail ${email}.`
      : `No employee has the payroll ID ${payrollId}.`;
  }
  return typeof found === "string" ? found : found.employee;
}

/** Empty means merit, the usual reason. */
function reasonOf(text: string, locale: Locale): WageChangeInput["reason"] | null {
  if (text === "") return "merit";
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  const words = wageChangeReasonWords(locale);
  const reasons = Object.keys(words) as WageChangeInput["reason"][];
  return (
    reasons.find(
      (reason) => plain(reason) === plain(text) || plain(words[reason]) === plain(text),
    ) ?? null
  );
}
