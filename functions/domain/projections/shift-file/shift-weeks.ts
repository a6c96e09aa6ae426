import { counted } from "../../kernel/formats/counted.ts";
import { formatDayRange } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { nouns } from "../../kernel/formats/nouns.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";
import type {
  CheckedShifts,
  ImportedShift,
  ImportedWeek,
} from "../../records/schedules/shift-import.ts";
import { MOST_IMPORTED_SHIFTS } from "../../records/schedules/shift-import.ts";
import type { FileShift, ShiftRow } from "./plan-shift-import.ts";

/** The shifts of a file in one week of a location, as they are checked and sent. */
export type FileWeek = Omit<ImportedWeek, "fingerprint">;

interface WeekTerms {
  startsOn: Weekday;
  placeOf: (locationId: LocationId) => string;
  locale: Locale;
}

/** Divides the shifts of a file by location and week, in order of the weeks. */
export function shiftWeeks(shifts: readonly FileShift[], terms: WeekTerms): FileWeek[] {
  const byWeek = Map.groupBy(shifts, ({ plan }) => {
    return `${weekStartOf(plan.day, terms.startsOn)}_${plan.locationId}`;
  });
  return [...byWeek]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([key, own]) => partsOf(own).map((part, at) => weekOf(`${key}_${at}`, part, terms)));
}

/** Equal shifts stay together, so that they are counted in one part. */
function partsOf(shifts: readonly FileShift[]): FileShift[][] {
  const sorted = shifts.toSorted(
    (a, b) => a.placed.startsAt.localeCompare(b.placed.startsAt) || a.line - b.line,
  );
  const count = Math.ceil(sorted.length / MOST_IMPORTED_SHIFTS);
  return Array.from({ length: count }, (_, at) =>
    sorted.slice(at * MOST_IMPORTED_SHIFTS, (at + 1) * MOST_IMPORTED_SHIFTS),
  );
}

function weekOf(key: string, part: readonly FileShift[], terms: WeekTerms): FileWeek {
  const { startsOn, placeOf, locale } = terms;
  const [first] = part;
  if (first === undefined) throw new Error("A part of a week has shifts.");
  const { day, locationId } = first.plan;
  const weekStart = weekStartOf(day, startsOn);
  const week = formatDayRange(weekStart, addDays(weekStart, 6), locale);
  const title = `${placeOf(locationId)}, ${week}: ${counted(part.length, nouns.shift, locale)}`;
  return { key, title, locationId, shifts: part.map(sentShift) };
}

function sentShift({ line, plan: { locationId: _place, ...plan } }: FileShift): ImportedShift {
  return { key: String(line), plan };
}

/** A row of the dry run with what the server says about its shift. */
export function withCheckedShift(
  planned: ShiftRow,
  checked: CheckedShifts["rows"][number] | undefined,
): ShiftRow {
  if (checked === undefined) return planned;
  const { outcome, problem, warning } = checked;
  if (outcome === "add") return warning === null ? planned : { ...planned, warning };
  return { ...planned, kind: outcome, problem, row: null };
}
