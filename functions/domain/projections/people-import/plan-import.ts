import { importWords } from "../../words/imports/import-words.ts";
import type { FieldProblem } from "../../rules/violations/field-problem.ts";
import type { LocationId, EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { issueSentence } from "../../words/issues/issue-sentence.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { withValues as withFieldValues } from "../../records/custom-fields/field-values.ts";
import type { ColumnMap } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import { isSpreadsheetTwin } from "../../kernel/csv/spreadsheet-twin.ts";
import type { EmployeeRow } from "../../rules/employees/employee-inputs.ts";
import { employeeRowSchema } from "../../rules/employees/employee-inputs.ts";
import { fileFields } from "./custom-columns.ts";
import type { EmployeeField, FileTerms, PersonOnFile } from "./file-terms.ts";
import { employeeFields, RECORD_FIELD } from "./import-fields.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { birthDateProblem, hireDateProblem } from "../../rules/employees/plausible-days.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { personMatcher } from "./match-person.ts";
import { clashFinder } from "./refuse-clashes.ts";
import type { Register } from "./refuse-clashes.ts";

export interface ImportInput extends Register {
  rows: readonly CsvLine[];
  map: ColumnMap;
  terms: FileTerms;
  /** True if an empty cell empties the value; otherwise it leaves the value alone. */
  clearsEmpty: boolean;
  mayAdd: boolean;
  today: LocalDate;
  /** The location of a new employee whose line names none. */
  newLocationIds: readonly LocationId[];
}

/**
 * The dry run of a file: for each line whom it is about and which cells differ from the record. A
 * cell that says what the record says, also as a spreadsheet rewrites it, changes nothing; a
 * column that is left out is never touched. What saving would refuse is a problem here already.
 */
export function planImport(input: ImportInput): PlannedRow<EmployeeRow>[] {
  const words = importWords(input.terms.locale);
  const matchPerson = personMatcher(input.people);
  const clashOf = clashFinder(input);
  const lineOf = new Map<EmployeeId, number>();
  return input.rows.map(({ line, cells: raw }) => {
    const cells = cellsByField(raw, input.map);
    const text = (id: string) => cells.get(id)?.trim() ?? "";
    const titled = { line, title: text("name") || text("email") || words.line(line) };
    const person = matchPerson({
      recordId: text(RECORD_FIELD.id),
      payrollId: text("payrollId"),
      email: text("email"),
    });
    if (typeof person === "string") return refused(titled, words[person]);
    if (person === null && !input.mayAdd) return refused(titled, words.stranger);
    const earlier = person === null ? undefined : lineOf.get(person.employee.id);
    if (earlier !== undefined) return refused(titled, words.samePerson(earlier));
    if (person !== null) lineOf.set(person.employee.id, line);
    const planned = planLine({ ...titled, cells, person, input });
    const clash = planned.row === null ? null : (forbidden(person) ?? clashOf(planned.row));
    return clash === null ? planned : refused(titled, clash);
  });
}

function forbidden(person: PersonOnFile | null): string | null {
  return person?.forbidden ?? null;
}

interface Line {
  line: number;
  title: string;
  cells: ReadonlyMap<string, string>;
  person: PersonOnFile | null;
  input: ImportInput;
}

function refused(
  { line, title }: Pick<Line, "line" | "title">,
  problem: string,
): PlannedRow<EmployeeRow> {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}

function planLine(planned: Line): PlannedRow<EmployeeRow> {
  const { line, person, cells } = planned;
  const row = blankRow(planned);
  const changes: CellChange[] = [];
  for (const field of fileFields(planned.input.terms)) {
    const text = cells.get(field.id);
    const change = text === undefined ? null : changeOf(field, text, planned);
    if (typeof change === "string") {
      return refused(planned, importWords(planned.input.terms.locale).ofField(field.label, change));
    }
    if (change === null) continue;
    row.employee = { ...row.employee, ...change.values.employee };
    row.profile = { ...row.profile, ...change.values.profile };
    row.jobRoleNames = change.values.jobRoleNames ?? row.jobRoleNames;
    row.namedSkills = change.values.namedSkills ?? row.namedSkills;
    row.fields = [...row.fields, ...(change.values.fields ?? [])];
    changes.push(change.cell);
  }
  const problem = problemOf(row, planned.input) ?? dayProblem(row, planned);
  if (problem !== null) return refused(planned, problem);
  const { title } = row;
  if (changes.length === 0) return { line, title, kind: "same", cells: [], problem, row: null };
  return { line, title, kind: person === null ? "add" : "change", cells: changes, problem, row };
}

function blankRow({ line, title, person, input }: Line): EmployeeRow {
  const changes = {
    profile: {},
    jobRoleNames: null,
    namedSkills: null,
    fields: [],
    firstRate: null,
  };
  const row = { key: String(line), ...changes };
  if (person !== null) return { ...row, ...identityOf(person), employee: {} };
  const locationIds = [...input.newLocationIds];
  const employee = locationIds.length > 0 ? { locationIds } : {};
  return { ...row, ...noIdentity, title, employee };
}

const noIdentity = {
  employeeId: null,
  expectedVersion: null,
  expectedProfileVersion: null,
  expectedFieldsVersion: null,
};

/** The record that a row changes, and the versions that it was compared with. */
function identityOf({ employee, profile, fields }: PersonOnFile) {
  return {
    title: employee.name,
    employeeId: employee.id,
    expectedVersion: employee.version,
    expectedProfileVersion: profile.version,
    expectedFieldsVersion: fields.version,
  };
}

interface Change {
  values: Exclude<ReturnType<EmployeeField["read"]>, string>;
  cell: CellChange;
}

/** The change of a cell, null where it has none, or why it cannot be read. */
function changeOf(
  field: EmployeeField,
  text: string,
  { person, input }: Line,
): Change | string | null {
  const { terms, clearsEmpty } = input;
  const before = person === null ? "" : field.write(person, terms);
  const isKept = text === before || (text === "" && !clearsEmpty);
  if (isKept || isSpreadsheetTwin(before, text)) return null;
  const values = field.read(text, terms);
  if (typeof values === "string") return values;
  const after = field.write(withValues(person, values), terms);
  return after === before ? null : { values, cell: { label: field.label, before, after } };
}

/** The person with the values, only to be written into a cell again. */
function withValues(person: PersonOnFile | null, values: Change["values"]): PersonOnFile {
  const { jobRoleNames, namedSkills } = values;
  const named = { ...(jobRoleNames && { jobRoleNames }), ...(namedSkills && { namedSkills }) };
  return {
    employee: {
      jobRoleIds: [],
      skills: [],
      ...person?.employee,
      ...values.employee,
    } as Partial<Employee> as Employee,
    profile: { ...person?.profile, ...values.profile } as PersonOnFile["profile"],
    fields: {
      version: person?.fields.version ?? 0,
      values: withFieldValues(person?.fields.values ?? {}, values.fields ?? []),
    },
    ...named,
  };
}

/** The refusal of the days that the line changes. */
function dayProblem({ employee, profile }: EmployeeRow, { person, input }: Line): string | null {
  const { hiredOn = person?.employee.hiredOn } = employee;
  const { birthDate = person?.profile.birthDate } = profile;
  const known = { today: input.today, hiredOn, birthDate };
  const { locale } = input.terms;
  const hired = employee.hiredOn === undefined ? null : hireDateProblem(hiredOn, known);
  const born = profile.birthDate === undefined ? null : birthDateProblem(birthDate, known);
  const ofField = (field: "hiredOn" | "birthDate", problem: FieldProblem) =>
    importWords(locale).ofField(labelOf(field), fieldSentence(problem, locale));
  if (hired !== null) return ofField("hiredOn", hired);
  return born === null ? null : ofField("birthDate", born);
}

function labelOf(field: "hiredOn" | "birthDate"): string {
  return employeeFields.find(({ id }) => id === field)?.label ?? field;
}

/** The columns whose cells the row holds under another name. */
const columnOf: Readonly<Record<string, string>> = {
  jobRoleNames: "jobRoles",
  namedSkills: "skills",
};

function problemOf(row: EmployeeRow, { terms }: Pick<ImportInput, "terms">): string | null {
  const words = importWords(terms.locale);
  if (row.employeeId === null && row.employee.name === undefined) return words.nameMissing;
  if (row.employeeId === null && row.employee.locationIds === undefined) {
    return words.locationMissing;
  }
  const [issue] = employeeRowSchema.safeParse(row).error?.issues ?? [];
  if (issue === undefined) return null;
  const fields = new Map(fileFields(terms).map((field) => [field.id, field]));
  const [field] = issue.path.flatMap(
    (part) => fields.get(columnOf[part.toString()] ?? part.toString()) ?? [],
  );
  const sentence = issueSentence(issue, terms.locale);
  return field === undefined ? sentence : words.ofField(field.label, sentence);
}
