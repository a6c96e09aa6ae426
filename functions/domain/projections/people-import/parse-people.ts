import type { Locale } from "../../kernel/formats/locale.ts";
import { pastedWords } from "../../words/imports/pasted-words.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { unknownReader } from "../../kernel/formats/locale.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import { sameJobRoles } from "./same-job-roles.ts";
import type { ValueChanges } from "../../records/custom-fields/field-inputs.ts";
import type { NewEmployee } from "../../rules/employees/employee-inputs.ts";
import { headingOf } from "./people-columns.ts";
import type { ReadPerson, ReadTerms } from "./read-person.ts";
import { readCells, readColumns } from "./read-person.ts";
import { refuseRepeats } from "./refuse-repeats.ts";
import { splitCells } from "../../kernel/csv/split-cells.ts";

/** The most people that can be added at once. */
export const MAX_PEOPLE = 200;

/**
 * The result of reading one line: a person, or the reason why there is none. `line` counts from 1.
 */
export type PeopleLine = { line: number; text: string } & (
  | {
      person: NewEmployee;
      /** The person's location, where the line itself names one. */
      locationId: LocationId | null;
      /** Custom fields that the line has a value for. */
      fields: ValueChanges;
      problem: null;
      /** Possible slips in a line that can be added. */
      remarks: readonly string[];
    }
  | { person: null; problem: string }
);

export interface ParsedPeople {
  lines: PeopleLine[];
  /** The line of headings as it was written; null where there is none. */
  heading: string | null;
  /** Headings of ignored columns, to show to the person who pastes them. */
  unread: readonly string[];
}

/** The company's data, for comparison with a line. */
export interface KnownPeople extends ReadTerms {
  names: readonly string[];
  emails: readonly string[];
  jobRoles: readonly Pick<JobRole, "name" | "code">[];
}

const nothingKnown: KnownPeople = {
  names: [],
  emails: [],
  jobRoles: [],
  places: [],
  phones: null,
  currency: "USD",
  customFields: [],
  dayOrder: "month",
  locale: unknownReader,
};

/**
 * People pasted as lines or out of a spreadsheet, "Ana Diaz, ana@x.example, Barista, 18.50": a
 * name and, in any order after it, e-mail, job role, hourly rate or salary ("52000 a year") and the
 * name of a location. A
 * first line of headings says which column is which. Cells are divided by tabs, semicolons or
 * commas; empty lines are left out. Every line that cannot be added says why.
 */
export function parsePeople(text: string, known: KnownPeople = nothingKnown): ParsedPeople {
  const all = text
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({
      line: index + 1,
      text: line.replace(/ +$/u, ""),
      cells: splitCells(line),
    }))
    .filter((line) => line.text.trim() !== "");
  const heading = headingOf(all[0]?.cells ?? [], {
    hasMoreLines: all.length > 1,
    customFields: known.customFields,
  });
  const read = (heading === null ? all : all.slice(1)).map(({ line, text: written, cells }) => {
    const found = heading === null ? readCells(cells, known) : readColumns(cells, heading, known);
    return lineOf({ line, text: written }, found);
  });
  const { locale } = known;
  const named = sameJobRoles(read, known.jobRoles, locale);
  const lines = withinLimit(refuseRepeats(named, known, locale), locale);
  const written = heading === null ? null : (all[0]?.text ?? null);
  return { lines, heading: written, unread: heading?.unread ?? [] };
}

/**
 * Returns the text left to fix once some lines, given by number, are added: headings and the
 * others.
 */
export function remainingText(
  { lines, heading }: ParsedPeople,
  added: ReadonlySet<number>,
): string {
  const left = lines.filter(({ line }) => !added.has(line)).map(({ text }) => text);
  return left.length === 0 ? "" : [...(heading === null ? [] : [heading]), ...left].join("\n");
}

/** The people of the lines that were understood. */
export function understoodPeople(lines: readonly PeopleLine[]): NewEmployee[] {
  return lines.flatMap((line) => (line.person === null ? [] : [line.person]));
}

function lineOf(place: { line: number; text: string }, found: ReadPerson): PeopleLine {
  return found.person === null ? { ...place, ...found } : { ...place, ...found, remarks: [] };
}

function withinLimit(lines: readonly PeopleLine[], locale: Locale): PeopleLine[] {
  let count = 0;
  return lines.map((line) => {
    if (line.person === null) return line;
    count += 1;
    if (count <= MAX_PEOPLE) return line;
    const { line: number, text } = line;
    const problem = pastedWords(locale).manyPeople(MAX_PEOPLE);
    return { line: number, text, person: null, problem };
  });
}
