import { readClockTime, readMoment, wallMoment } from "../../kernel/csv/read-moment.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import type { Location } from "../../records/locations/location.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";
import { findEntry } from "../../rules/company-lists/find-entry.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import { shiftImportWords } from "../../words/imports/shift-import-words.ts";
import { punchPersonOf } from "../punch-import/read-line-work.ts";
import type { PunchPerson, PunchTerms } from "../punch-import/punch-terms.ts";
import type { ShiftFieldId } from "./shift-fields.ts";

export type ShiftTerms = Omit<PunchTerms, "now">;

/** A cell of a line by its field, trimmed; empty for none. */
export type ShiftCell = (field: ShiftFieldId) => string;

/** The shift of a line, apart from what only the clocks of its location decide. */
export interface ShiftLine {
  person: PunchPerson | null;
  place: Pick<Location, "id" | "name" | "timeZone">;
  plan: ShiftPlan;
  /** The day of its end, where the line names one. */
  endDay: LocalDate | null;
  /** An area that is no job role. */
  unknownArea: string;
}

const MOST_NOTE = 500;
const MOST_BREAK_MINUTES = 240;

/** Reads each line for itself; a sentence for one that cannot be read. */
export function shiftLineReader(terms: ShiftTerms): (cell: ShiftCell) => ShiftLine | string {
  const personOf = personReader(terms);
  return (cell) => {
    const person = personOf(cell);
    if (typeof person === "string") return person;
    const place = placeOf(cell, terms);
    if (typeof place === "string") return place;
    const role = roleOf(cell, terms);
    if (typeof role === "string") return role;
    const times = timesOf(cell, terms);
    if (typeof times === "string") return times;
    const minutes = breakMinutes(cell, terms);
    if (typeof minutes === "string") return minutes;
    const note = cell("comment");
    if (note.length > MOST_NOTE) return importWords(terms.locale).longNote(MOST_NOTE).other;
    const { endDay, ...wall } = times;
    const plan: ShiftPlan = {
      ...wall,
      locationId: place.id,
      employeeId: person?.employee.id ?? null,
      jobRoleId: role.jobRoleId,
      unpaidBreakSeconds: minutes * 60,
      note,
    };
    return { person, place, plan, endDay, unknownArea: role.unknownArea };
  };
}

/** A line without an employee is an open shift, also where it is not marked as one. */
function personReader(terms: ShiftTerms): (cell: ShiftCell) => PunchPerson | null | string {
  const personOf = punchPersonOf(terms);
  const words = shiftImportWords(terms.locale);
  return (cell) => {
    const isNamed = cell("email") + cell("payrollId") + cell("name") !== "";
    const isOpen = readYesNo(cell("open"));
    if (isOpen === null) return words.noChoice(cell("open"));
    if (isOpen && isNamed) return words.openWithPerson;
    return isNamed ? personOf((field) => (isShiftField(field) ? cell(field) : "")) : null;
  };
}

function isShiftField(field: string): field is "email" | "payrollId" | "name" {
  return field === "email" || field === "payrollId" || field === "name";
}

/** Null for a word that is neither; an empty cell is no. */
function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (["", "no", "n", "false", "0"].includes(word)) return false;
  return ["yes", "y", "true", "1", "open"].includes(word) ? true : null;
}

function placeOf(cell: ShiftCell, terms: ShiftTerms): ShiftLine["place"] | string {
  const { locations, locationId, isInReach, locale } = terms;
  const [name, zone] = [cell("location"), cell("timeZone")];
  const words = shiftImportWords(locale);
  const place = locations.find((one) =>
    name === "" ? one.id === locationId : nameKey(one.name) === nameKey(name),
  );
  if (place === undefined) {
    return name === "" ? words.placeMissing : importWords(locale).noLocation(name);
  }
  if (!isInReach(place.id)) return punchImportWords(locale).otherPlace(place.name);
  if (zone === "" || zone === place.timeZone) return place;
  return words.otherZone(zone, place.name, place.timeZone);
}

/** The job role by its own column, else by the area where a job role has its name. */
function roleOf(cell: ShiftCell, { jobRoles, locale }: ShiftTerms) {
  const [named, area] = [cell("jobRole"), cell("area")];
  const role = findEntry(jobRoles, named === "" ? area : named);
  if (named !== "" && role === undefined) return importWords(locale).noJobRole(named);
  const unknownArea = named === "" && role === undefined ? area : "";
  return { jobRoleId: role?.id ?? null, unknownArea };
}

type Wall = Pick<
  ShiftPlan,
  "day" | "startsAtLocal" | "endsAtLocal" | "startsInRepeatedHour" | "endsInRepeatedHour"
>;

function timesOf(
  cell: ShiftCell,
  { dayOrder, locale }: ShiftTerms,
): (Wall & { endDay: LocalDate | null }) | string {
  const words = shiftImportWords(locale);
  const [first, last] = [choiceOf(cell("startTime")), choiceOf(cell("endTime"))];
  const start =
    readMoment(first.text, dayOrder) ?? wallMoment(cell("startDay"), first.text, dayOrder);
  if (start?.kind !== "wall") return words.noStart(`${cell("startDay")} ${first.text}`.trim());
  const end =
    readMoment(last.text, dayOrder) ?? endMoment(cell("endDay"), last.text, { dayOrder, start });
  if (end?.kind !== "wall") return words.noEnd(`${cell("endDay")} ${last.text}`.trim());
  return {
    day: start.day,
    startsAtLocal: start.time,
    endsAtLocal: end.time,
    startsInRepeatedHour: first.choice,
    endsInRepeatedHour: last.choice,
    endDay: cell("endDay") === "" ? null : end.day,
  };
}

/** A time without a day is of the day of the start, or after its midnight. */
function endMoment(
  day: string,
  time: string,
  { dayOrder, start }: { dayOrder: ShiftTerms["dayOrder"]; start: { day: LocalDate } },
) {
  if (day !== "") return wallMoment(day, time, dayOrder);
  const clock = readClockTime(time);
  return clock === null ? null : { kind: "wall" as const, day: start.day, ...clock };
}

/** "01:30 (second)" is the second of two equal times in the night in which clocks go back. */
function choiceOf(text: string): { text: string; choice: ShiftPlan["startsInRepeatedHour"] } {
  const [, time = "", choice] = /^(.*?)\s*\((first|second)\)$/u.exec(text) ?? [];
  if (choice !== "first" && choice !== "second") return { text, choice: null };
  return { text: time, choice };
}

/** The unpaid break in minutes: its own column, else from its start to its end. */
function breakMinutes(cell: ShiftCell, { locale }: ShiftTerms): number | string {
  const words = shiftImportWords(locale);
  const text = cell("mealBreak");
  const from = timeOf(cell("mealStartTime"));
  const to = timeOf(cell("mealEndTime"));
  const between = from === null || to === null ? 0 : minutesBetween(from, to);
  const minutes = text === "" ? between : minutesOf(text);
  if (minutes === null) return words.noMinutes(text);
  return minutes > MOST_BREAK_MINUTES ? words.longBreak : minutes;
}

function timeOf(text: string): LocalTime | null {
  return readClockTime(text)?.time ?? null;
}

/** "30", "30.0" and "0:30" are half an hour. */
function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(?:(\d{1,2}):)?(\d{1,4})(?:\.0+)?$/u.exec(text) ?? [];
  return minutes === undefined ? null : Number(hours ?? 0) * 60 + Number(minutes);
}

function minutesBetween(from: LocalTime, to: LocalTime): number {
  const minuteOf = (time: LocalTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minuteOf(to) - minuteOf(from) + 1440) % 1440;
}
