import type { LocationId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { calendarWords } from "../../words/files/calendar-words.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { WithdrawnShift } from "../../records/users/calendar-feed.ts";

/** One entry of a calendar; all texts are plain. */
export interface CalendarEvent {
  /** Stays the same for the life of the thing, so that calendars change it and do not add one. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  changedAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
  /** Of the place, by whose clock the times are written. */
  timeZone: string;
  summary: string;
  location: string;
  description: string;
  isCancelled: boolean;
}

interface FeedShifts {
  published: readonly PublishedShift[];
  withdrawn: readonly WithdrawnShift[];
  /** Name and address by the id of the location. */
  placeOf: (locationId: LocationId) => string;
  roleName: NameOfRole;
  locale: Locale;
}

type Names = Pick<FeedShifts, "placeOf" | "roleName"> & {
  words: ReturnType<typeof calendarWords>;
};

/**
 * A person's shifts as entries of a calendar, in order of time. One that went and came back is
 * only there, because its published copy is the later news. A shift keeps its uid through every
 * publishing and every employee who has it.
 */
export function shiftEvents({ published, withdrawn, locale, ...of }: FeedShifts): CalendarEvent[] {
  const names = { ...of, words: calendarWords(locale) };
  const standing = new Set(published.map(({ id }) => id));
  const gone = withdrawn.filter(({ shiftId }) => !standing.has(shiftId));
  const events = [
    ...published.map((shift) => ({
      ...common(shift, names),
      timeZone: shift.timeZone,
      uid: uidOf(shift.id),
      changedAt: shift.handedOverAt ?? shift.publishedAt,
      description: descriptionOf(shift, names.words),
      isCancelled: false,
    })),
    ...gone.map((shift) => ({
      ...common(shift, names),
      timeZone: shift.timeZone ?? "UTC",
      uid: uidOf(shift.shiftId),
      changedAt: shift.withdrawnAt,
      description: names.words.withdrawn,
      isCancelled: true,
    })),
  ];
  return events.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

function common(
  shift: Pick<
    PublishedShift,
    "startsAt" | "endsAt" | "jobRoleId" | "locationId" | "scheduleVersion" | "handOvers"
  >,
  { placeOf, roleName, words }: Names,
) {
  const { startsAt, endsAt, jobRoleId, locationId } = shift;
  return {
    sequence: sequenceOf(shift),
    startsAt,
    endsAt,
    summary: words.shift(jobRoleId === null ? null : roleName(jobRoleId)),
    location: placeOf(locationId),
  };
}

/** More than the times that a published shift passes to another employee until the next publishing. */
const MOST_HAND_OVERS = 1000;

/** Grows with every publishing that changes the shift, and each time that it passes to another. */
export function sequenceOf({
  scheduleVersion,
  handOvers = 0,
}: Pick<PublishedShift, "scheduleVersion" | "handOvers">): number {
  return scheduleVersion * MOST_HAND_OVERS + Math.min(handOvers, MOST_HAND_OVERS - 1);
}

/** The unpaid break and the note of a shift. */
export function descriptionOf(
  { unpaidBreakSeconds, note }: Pick<PublishedShift, "unpaidBreakSeconds" | "note">,
  words: Names["words"],
): string {
  const pause = unpaidBreakSeconds === 0 ? "" : words.pause(unpaidBreakSeconds / 60);
  return [pause, note].filter((text) => text !== "").join("\n");
}

/** Names a shift in every calendar. */
export function uidOf(shiftId: ShiftId): string {
  return `shift-${shiftId}@${PRODUCT_NAME.toLowerCase()}`;
}
