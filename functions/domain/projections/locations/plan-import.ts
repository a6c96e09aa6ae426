import { importWords } from "../../words/imports/import-words.ts";
import { issueSentence } from "../../words/issues/issue-sentence.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { LocationTerms } from "./import-fields.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import type { ColumnMap } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import { isSpreadsheetTwin } from "../../kernel/csv/spreadsheet-twin.ts";
import { writeCsv } from "../../kernel/csv/write-csv.ts";
import type { Phones } from "../../kernel/phones/phones.ts";
import type { LocationField } from "./import-fields.ts";
import { locationColumns, locationFields, RECORD_FIELD } from "./import-fields.ts";
import type { LocationRow } from "../../rules/locations/location-inputs.ts";
import { locationRowSchema } from "../../rules/locations/location-inputs.ts";
import type { LocationChanges, LocationRecord } from "../../records/locations/location-record.ts";
import { blankDetails } from "../../records/locations/location-record.ts";

export interface LocationImport {
  rows: readonly CsvLine[];
  map: ColumnMap;
  locations: readonly LocationRecord[];
  /** The zone of a new location whose line names none. */
  timeZone: string;
  /** Reads the numbers of the country of a location. */
  phonesAt: (location: LocationRecord) => Phones;
  jobRoles: readonly JobRole[];
  locale: Locale;
}

/**
 * The dry run of a file of locations, which are found by their record ID, else by their name. Only
 * cells that differ from the record change it; an empty cell leaves the value as it is.
 */
export function planLocations(input: LocationImport): PlannedRow<LocationRow>[] {
  const words = importWords(input.locale);
  const lineOf = new Map<string, number>();
  return input.rows.map(({ line, cells: raw }) => {
    const cells = cellsByField(raw, input.map);
    const title = cells.get("name")?.trim() || words.line(line);
    const found = findLocation(cells, input.locations);
    if (found === undefined) return refused(line, title, words.recordGone);
    const earlier = lineOf.get(found?.id ?? `new ${title.toLowerCase()}`);
    if (earlier !== undefined) {
      return refused(line, title, words.sameLocation(earlier));
    }
    lineOf.set(found?.id ?? `new ${title.toLowerCase()}`, line);
    return planLine({ line, title, cells, before: found, input });
  });
}

/**
 * Everything that a file can hold of the locations: edited and imported, it changes what differs.
 */
export function locationsCsv(locations: readonly LocationRecord[], terms: LocationTerms): string {
  return writeCsv(
    locationColumns.map(({ label }) => label),
    locations.map((location) => [
      ...locationFields.map(({ write }) => write(location, terms)),
      location.id,
    ]),
  );
}

/** The location of a line; null for a new one, undefined for one that is gone. */
function findLocation(
  cells: ReadonlyMap<string, string>,
  locations: readonly LocationRecord[],
): LocationRecord | null | undefined {
  const recordId = cells.get(RECORD_FIELD.id)?.trim() ?? "";
  if (recordId !== "") return locations.find(({ id }) => id === recordId);
  const name = cells.get("name")?.trim().toLowerCase();
  return locations.find((location) => location.name.toLowerCase() === name) ?? null;
}

interface Line {
  line: number;
  title: string;
  cells: ReadonlyMap<string, string>;
  before: LocationRecord | null;
  input: LocationImport;
}

function planLine(planned: Line): PlannedRow<LocationRow> {
  const { line, title, before } = planned;
  const read = readLine(planned);
  if (typeof read === "string") return refused(line, title, read);
  const row: LocationRow = {
    key: String(line),
    title: before?.name ?? title,
    locationId: before?.id ?? null,
    expectedVersion: before?.version ?? null,
    location: read.location,
  };
  const problem = problemOf(row, planned.input.locale);
  if (problem !== null) return refused(line, title, problem);
  const { cells } = read;
  if (cells.length === 0) return { line, title, kind: "same", cells, problem, row: null };
  return { line, title, kind: before === null ? "add" : "change", cells, problem, row };
}

/** The zone of a line decides which country's phone number it has. */
const zoneFirst = [
  ...locationFields.filter(({ id }) => id !== "phone"),
  ...locationFields.filter(({ id }) => id === "phone"),
];

interface ReadLine {
  location: LocationChanges;
  cells: CellChange[];
}

/** The changes of all cells of a line, or why one of them cannot be read. */
function readLine({ cells, before, input }: Line): ReadLine | string {
  const { timeZone, phonesAt, jobRoles, locale } = input;
  const termsAt = (location: LocationRecord) => ({ phones: phonesAt(location), jobRoles, locale });
  const isNew = before === null;
  const start: LocationRecord = before ?? blank(timeZone);
  let after: LocationRecord = start;
  const read: ReadLine = { location: isNew ? { timeZone } : {}, cells: [] };
  for (const field of zoneFirst) {
    const change = changeOf(field, cells.get(field.id)?.trim() ?? "", {
      after,
      isNew,
      terms: termsAt(after),
    });
    if (typeof change === "string") return importWords(locale).ofField(field.label, change);
    if (change === null) continue;
    after = { ...after, ...change } as LocationRecord;
    read.location = { ...read.location, ...change };
    const old = isNew ? "" : field.write(start, termsAt(start));
    read.cells.push({ label: field.label, before: old, after: field.write(after, termsAt(after)) });
  }
  return read;
}

/** The change of a cell, null where it has none, or why it cannot be read. */
function changeOf(
  field: LocationField,
  text: string,
  { after, isNew, terms }: { after: LocationRecord; isNew: boolean; terms: LocationTerms },
): LocationChanges | string | null {
  const before = field.write(after, terms);
  if (text === "" || (!isNew && (text === before || isSpreadsheetTwin(before, text)))) return null;
  const change = field.read(text, after, terms);
  if (typeof change === "string") return change;
  return field.write({ ...after, ...change } as LocationRecord, terms) === before ? null : change;
}

function blank(timeZone: string): LocationRecord {
  const own = {
    id: locationIdSchema.parse("new"),
    name: "",
    address: "",
    timeZone,
    openingHours: {},
  };
  return { ...own, status: "active", ...blankDetails, version: 1 };
}

function problemOf(row: LocationRow, locale: Locale): string | null {
  if (row.locationId === null && row.location.name === undefined) {
    return importWords(locale).nameMissing;
  }
  const [issue] = locationRowSchema.safeParse(row).error?.issues ?? [];
  if (issue === undefined) return null;
  const field = locationFields.find(({ id }) => issue.path.includes(id));
  const sentence = issueSentence(issue, locale);
  return field === undefined ? sentence : importWords(locale).ofField(field.label, sentence);
}

function refused(line: number, title: string, problem: string): PlannedRow<LocationRow> {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}
