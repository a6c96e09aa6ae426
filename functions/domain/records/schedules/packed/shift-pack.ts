import type { EmployeeId, LocationId, ShiftId } from "../../../kernel/ids/entity-ids.ts";
import { employeeIdSchema, shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import { entriesById } from "../../../kernel/ids/entries-by-id.ts";
import type { ShiftPackId } from "../../../kernel/ids/record-ids.ts";
import { shiftPackIdSchema } from "../../../kernel/ids/record-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import { instantAfter } from "../../../kernel/time/instant.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import { z } from "zod/mini";
import type { PublishedShift } from "../shift.ts";
import { shiftText, usuallyEmpty } from "./shift-text.ts";
import { publishedShiftSchema } from "../shift.ts";

/**
 * `shiftPacks/{id}`: published shifts by id, each one text, so that Home of who works reads one
 * document for the next shifts, one for the colleagues of a day and one for a location's shifts on
 * offer, and Calendar one for each day. Null for a shift that left the pack. The pack of a day also
 * has the names of the people in it, as far as the summary of the day was rebuilt since they came.
 */
export const shiftPackSchema = z.object({
  id: shiftPackIdSchema,
  shifts: z._default(z.record(shiftIdSchema, z.nullable(z.string())), {}),
  names: z._default(z.record(employeeIdSchema, z.nullable(z.string())), {}),
});
export type ShiftPack = z.infer<typeof shiftPackSchema>;

/** Shifts that ended longer ago are in no pack. */
export const PACKED_DAYS_BACK = 8;

/**
 * The first day whose packs still hold all of its shifts. `today` is the date in any zone: between
 * two zones lie up to 26 hours, and a shift ends after its day began.
 */
export function firstPackedDay(today: LocalDate): LocalDate {
  return addDays(today, 3 - PACKED_DAYS_BACK);
}

const textSchema = z.extend(z.omit(publishedShiftSchema, { id: true }), usuallyEmpty);

/** The pack of an employee's shifts. */
export function ownPackId(employeeId: EmployeeId): ShiftPackId {
  return shiftPackIdSchema.parse(`of_${employeeId}`);
}

/** The pack of all shifts of a location's day. */
export function dayPackId(locationId: LocationId, day: LocalDate): ShiftPackId {
  return shiftPackIdSchema.parse(`on_${locationId}_${day}`);
}

/** The pack of a location's shifts that employees can claim. */
export function offerPackId(locationId: LocationId): ShiftPackId {
  return shiftPackIdSchema.parse(`open_${locationId}`);
}

/** True for a shift without an employee, or one that its employee gives up. */
export function isOnOffer({ employeeId, isGivenUp }: PublishedShift): boolean {
  return employeeId === null || isGivenUp === true;
}

/** The packs that hold the shift at that moment. */
export function packsOf(shift: PublishedShift, now: Instant): ShiftPackId[] {
  const { employeeId, locationId, day, endsAt } = shift;
  if (endsAt < instantAfter(now, -PACKED_DAYS_BACK * 86_400)) return [];
  return [
    ...(employeeId === null ? [] : [ownPackId(employeeId)]),
    ...(isOnOffer(shift) ? [offerPackId(locationId)] : []),
    dayPackId(locationId, day),
  ];
}

export function packShift(shift: PublishedShift): string {
  return shiftText(textSchema.parse(shift));
}

/** Throws for a text that is no shift. */
export function unpackShift(id: ShiftId, text: string): PublishedShift {
  return { id, ...textSchema.parse(JSON.parse(text)) };
}

/** One shift of one pack, or null for one that leaves it. */
export interface PackChange {
  packId: ShiftPackId;
  shiftId: ShiftId;
  text: string | null;
}

/** What a change of what staff see of a shift does to the packs; null where they see none. */
export function packChanges(
  before: PublishedShift | null,
  after: PublishedShift | null,
  now: Instant,
): PackChange[] {
  const kept = after === null ? [] : packsOf(after, now);
  const left = (before === null ? [] : packsOf(before, now)).filter((id) => !kept.includes(id));
  const gone = before === null ? [] : left.map((id) => changeOf(id, before.id, null));
  return [
    ...gone,
    ...(after === null ? [] : kept.map((id) => changeOf(id, after.id, packShift(after)))),
  ];
}

function changeOf(packId: ShiftPackId, shiftId: ShiftId, text: string | null): PackChange {
  return { packId, shiftId, text };
}

/** The shifts of a pack that can be read, and the ids of the others. */
export function shiftsOfPack({ shifts }: Pick<ShiftPack, "shifts">): {
  shifts: PublishedShift[];
  unreadable: ShiftId[];
} {
  const unreadable: ShiftId[] = [];
  const found = entriesById<ShiftId, string | null>(shifts).flatMap(([id, text]) => {
    if (text === null) return [];
    try {
      return [unpackShift(id, text)];
    } catch {
      unreadable.push(id);
      return [];
    }
  });
  return { shifts: found, unreadable };
}

/**
 * What has to change in the names of a pack for it to have those of its employees, as far as they
 * are known, and no others; null for a name that goes. Null if nothing has to.
 */
export function wrongNames(
  pack: ShiftPack,
  known: ReadonlyMap<EmployeeId, string>,
): ShiftPack["names"] | null {
  const people = new Set(shiftsOfPack(pack).shifts.map(({ employeeId }) => employeeId));
  const stored = new Map(entriesById<EmployeeId, string | null>(pack.names));
  const wanted = [...known].filter(([id, name]) => people.has(id) && stored.get(id) !== name);
  const gone = [...stored].filter(([id, name]) => name !== null && !people.has(id));
  if (wanted.length + gone.length === 0) return null;
  return Object.fromEntries([...wanted, ...gone.map(([id]) => [id, null] as const)]);
}

/**
 * The pack without what is over, left it or, where `isKnown` is given, is not known; null if it
 * stays as it is.
 */
export function trimmedPack(
  pack: ShiftPack,
  now: Instant,
  isKnown: (shift: PublishedShift) => boolean = () => true,
): ShiftPack | null {
  const { shifts, unreadable } = shiftsOfPack(pack);
  const kept = new Set([
    ...unreadable,
    ...shifts
      .filter((shift) => packsOf(shift, now).includes(pack.id) && isKnown(shift))
      .map(({ id }) => id),
  ]);
  const entries = entriesById<ShiftId, string | null>(pack.shifts);
  const rest = entries.filter(([id]) => kept.has(id));
  if (rest.length === entries.length) return null;
  const left = { ...pack, shifts: Object.fromEntries(rest) };
  const people = new Set(shiftsOfPack(left).shifts.map(({ employeeId }) => employeeId));
  const names = entriesById<EmployeeId, string | null>(pack.names);
  return { ...left, names: Object.fromEntries(names.filter(([id]) => people.has(id))) };
}

interface PlaceDays {
  locationId: LocationId;
  days: readonly LocalDate[];
  now: Instant;
}

/** The packs that hold the shifts of a location's days, and those that hold only such shifts. */
export function packsOfDays(
  { locationId, days, now }: PlaceDays,
  shifts: readonly PublishedShift[],
): ShiftPackId[] {
  const held = shifts.flatMap((shift) => packsOf(shift, now));
  return [
    ...new Set([
      ...held,
      offerPackId(locationId),
      ...days.map((day) => dayPackId(locationId, day)),
    ]),
  ];
}

/** What has to change in the packs for them to hold all shifts of a location's days, and no others. */
export function wrongEntries(
  { locationId, days, now }: PlaceDays,
  shifts: readonly PublishedShift[],
  packs: readonly ShiftPack[],
): PackChange[] {
  const stored = new Map(packs.map((pack) => [pack.id, pack]));
  const wanted = shifts.flatMap((shift) => packChanges(null, shift, now));
  const missing = wanted.filter(
    ({ packId, shiftId, text }) => stored.get(packId)?.shifts[shiftId] !== text,
  );
  const known = new Set(wanted.map(({ packId, shiftId }) => `${packId} ${shiftId}`));
  const extra = packs.flatMap((pack) =>
    shiftsOfPack(pack)
      .shifts.filter(
        (shift) =>
          shift.locationId === locationId &&
          days.includes(shift.day) &&
          !known.has(`${pack.id} ${shift.id}`),
      )
      .map(({ id }) => changeOf(pack.id, id, null)),
  );
  return [...missing, ...extra];
}
