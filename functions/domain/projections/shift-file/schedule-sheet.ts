import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import { shiftFileWords } from "../../words/files/shift-file-words.ts";
import type { CsvCell } from "../../kernel/csv/write-csv.ts";
import { writeCsv } from "../../kernel/csv/write-csv.ts";
import type { Sheet, SheetCell } from "../files/sheet.ts";
import type { ShiftFieldId } from "./shift-fields.ts";
import { headingOf } from "./shift-fields.ts";

/** A shift of the plan, or a published one, which has no state. */
export type FiledShift =
  | (PublishedShift & { state?: undefined })
  | (Shift & { publishedAt?: undefined });

/** How a file names an employee. */
export interface FiledPerson {
  name: string;
  email: string | null;
  payrollId: string | null;
}

export interface SheetTerms {
  personOf: (employeeId: EmployeeId) => FiledPerson;
  placeOf: (locationId: LocationId) => string;
  roleName: NameOfRole;
  /** The cost of a shift in whole units of the currency; null for a reader who sees no pay. */
  costOf: ((shift: FiledShift) => number | null) | null;
  locale: Locale;
}

const fields = [
  "email",
  "name",
  "payrollId",
  "startDay",
  "startTime",
  "endDay",
  "endTime",
  "timeZone",
  "location",
  "jobRole",
  "mealBreak",
  "comment",
  "open",
] as const satisfies readonly ShiftFieldId[];

const DAY_SECONDS = 86_400;

/**
 * Returns shifts as the rows of a spreadsheet, by time and then by employee: days and times as
 * YYYY-MM-DD and HH:MM on the clocks of the location, whose zone is named. A file of these rows can
 * be imported. Hours are without unpaid breaks; there is a cost only for readers who see pay.
 */
export function scheduleSheet(shifts: readonly FiledShift[], terms: SheetTerms): Sheet {
  const words = shiftFileWords(terms.locale);
  const header = [...fields.map(headingOf), words.published, words.hours];
  return {
    header: terms.costOf === null ? header : [...header, words.cost],
    rows: inOrder(shifts).map((shift) => rowOf(shift, terms)),
    totals: [],
  };
}

/** The same rows as CSV; hours as decimals. */
export function scheduleCsv(shifts: readonly FiledShift[], terms: SheetTerms): string {
  const { header, rows } = scheduleSheet(shifts, terms);
  return writeCsv(
    header,
    rows.map((cells) => cells.map(csvCell)),
  );
}

function csvCell(cell: SheetCell): CsvCell {
  if (cell === null) return null;
  if (cell.kind === "text") return cell.text;
  return cell.kind === "hours" ? Math.round(cell.number * 2400) / 100 : cell.number;
}

function inOrder(shifts: readonly FiledShift[]): FiledShift[] {
  return shifts
    .filter(({ state }) => state !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}

function rowOf(shift: FiledShift, terms: SheetTerms): SheetCell[] {
  const { costOf, locale } = terms;
  const words = shiftFileWords(locale);
  const texts = textsOf(shift, terms);
  const isPublished = shift.state === undefined || shift.state === "published";
  const row: SheetCell[] = [
    ...fields.map((field) => texts[field]),
    text(isPublished ? words.yes : words.no),
    { kind: "hours", number: plannedSeconds(shift) / DAY_SECONDS },
  ];
  if (costOf === null) return row;
  const cost = costOf(shift);
  return [...row, cost === null ? null : { kind: "money", number: cost }];
}

function textsOf(
  shift: FiledShift,
  { personOf, placeOf, roleName, locale }: SheetTerms,
): Record<(typeof fields)[number], SheetCell> {
  const words = shiftFileWords(locale);
  const person = shift.employeeId === null ? null : personOf(shift.employeeId);
  const { startsInRepeatedHour: first, endsInRepeatedHour: last } = shift;
  return {
    email: text(person?.email ?? ""),
    name: text(person?.name ?? ""),
    payrollId: text(person?.payrollId ?? ""),
    startDay: text(shift.day),
    startTime: text(timeText(shift.startsAtLocal, first)),
    endDay: text(localDateAt(shift.endsAt, shift.timeZone)),
    endTime: text(timeText(shift.endsAtLocal, last)),
    timeZone: text(shift.timeZone),
    location: text(placeOf(shift.locationId)),
    jobRole: text(shift.jobRoleId === null ? "" : roleName(shift.jobRoleId)),
    mealBreak: { kind: "count", number: shift.unpaidBreakSeconds / 60 },
    comment: text(shift.note),
    open: text(shift.employeeId === null ? words.yes : words.no),
  };
}

/** "09:00", and "01:30 (second)" where the clocks show the time twice. */
function timeText(time: LocalTime, choice: Shift["startsInRepeatedHour"]): string {
  return choice === null ? time : `${time} (${choice})`;
}

function text(value: string): SheetCell {
  return value === "" ? null : { kind: "text", text: value };
}
