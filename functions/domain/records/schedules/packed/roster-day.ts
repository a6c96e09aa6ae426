import type { LocationId, ShiftId } from "../../../kernel/ids/entity-ids.ts";
import { locationIdSchema, shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import { entriesById } from "../../../kernel/ids/entries-by-id.ts";
import type { RosterDayId } from "../../../kernel/ids/record-ids.ts";
import { rosterDayIdSchema } from "../../../kernel/ids/record-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { localDateSchema } from "../../../kernel/time/local-date.ts";
import { z } from "zod/mini";
import type { Shift } from "../shift.ts";
import { shiftText, usuallyEmpty } from "./shift-text.ts";
import { shiftSchema } from "../shift.ts";

/**
 * `rosterDays/{location}_{week}_{day}`: the shifts of the working roster that begin on a location's
 * day, drafts included, by id, each one text, so that a week of any number of shifts is seven
 * documents. Null for a shift that left the day.
 */
export const rosterDaySchema = z.object({
  id: rosterDayIdSchema,
  locationId: locationIdSchema,
  weekStart: localDateSchema,
  day: localDateSchema,
  shifts: z._default(z.record(shiftIdSchema, z.nullable(z.string())), {}),
});
export type RosterDay = z.infer<typeof rosterDaySchema>;

/** The location, the week and the day that name a roster day. */
export interface DayOfRoster {
  locationId: LocationId;
  weekStart: LocalDate;
  day: LocalDate;
}

const textSchema = z.extend(z.omit(shiftSchema, { id: true }), usuallyEmpty);

export function rosterDayId({ locationId, weekStart, day }: DayOfRoster): RosterDayId {
  return rosterDayIdSchema.parse(`${locationId}_${weekStart}_${day}`);
}

/** The roster day that holds the shift. */
export function rosterDayOf({ locationId, weekStart, day }: Shift): DayOfRoster {
  return { locationId, weekStart, day };
}

export function packPlannedShift(shift: Shift): string {
  return shiftText(textSchema.parse(shift));
}

/** Throws for a text that is no shift. */
export function unpackPlannedShift(id: ShiftId, text: string): Shift {
  return { id, ...textSchema.parse(JSON.parse(text)) };
}

/** One shift of one roster day, or null for one that leaves it. */
export interface RosterChange {
  of: DayOfRoster;
  shiftId: ShiftId;
  text: string | null;
}

/** The changes of roster days that follow from one of a shift; null for a shift that is not there. */
export function rosterChanges(before: Shift | null, after: Shift | null): RosterChange[] {
  const isSameDay = before !== null && after !== null && rosterDayId(before) === rosterDayId(after);
  return [
    ...(before === null || isSameDay ? [] : [changeOf(before, null)]),
    ...(after === null ? [] : [changeOf(after, packPlannedShift(after))]),
  ];
}

function changeOf(shift: Shift, text: string | null): RosterChange {
  return { of: rosterDayOf(shift), shiftId: shift.id, text };
}

/**
 * The changes after which the stored roster days hold these shifts and no others. The text of a
 * shift that is not among them becomes null.
 */
export function wrongRosterChanges(
  shifts: readonly Shift[],
  stored: readonly RosterDay[],
): RosterChange[] {
  const days = new Map(stored.map((day) => [day.id, day]));
  const wanted = shifts.map((shift) => changeOf(shift, packPlannedShift(shift)));
  const missing = wanted.filter(
    ({ of, shiftId, text }) => days.get(rosterDayId(of))?.shifts[shiftId] !== text,
  );
  const known = new Set(wanted.map(({ of, shiftId }) => `${rosterDayId(of)} ${shiftId}`));
  const extra = stored.flatMap((day) =>
    entriesById<ShiftId, string | null>(day.shifts).flatMap(([shiftId, text]) =>
      text === null || known.has(`${day.id} ${shiftId}`) ? [] : [{ of: day, shiftId, text: null }],
    ),
  );
  return [...missing, ...extra];
}

/** The roster day without what has left it; null if nothing has. */
export function withoutGoneShifts(day: RosterDay): RosterDay | null {
  const entries = entriesById<ShiftId, string | null>(day.shifts);
  const kept = entries.filter(([, text]) => text !== null);
  return kept.length === entries.length ? null : { ...day, shifts: Object.fromEntries(kept) };
}
