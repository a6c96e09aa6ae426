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
 * only there, because its published copy is the later news. Times in the version count: a shift
 * keeps its uid through every publishing, and `sequence` is the version that last changed it.
 */
export function shiftEvents({ published, withdrawn, locale, ...of }: FeedShifts): CalendarEvent[] {
  const names = { ...of, words: calendarWords(locale) };
  const standing = new Set(published.map(({ id }) => id));
  const gone = withdrawn.filter(({ shiftId }) => !standing.has(shiftId));
  const events = [
    ...published.map((shift) => ({
      ...common(shift, names),
      uid: uidOf(shift.id),
      changedAt: shift.publishedAt,
      description: descriptionOf(shift, names.words),
      isCancelled: false,
    })),
    ...gone.map((shift) => ({
      ...common(shift, names),
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
    "startsAt" | "endsAt" | "jobRoleId" | "locationId" | "scheduleVersion"
  >,
  { placeOf, roleName, words }: Names,
) {
  const { startsAt, endsAt, jobRoleId, locationId, scheduleVersion } = shift;
  return {
    sequence: scheduleVersion,
    startsAt,
    endsAt,
    summary: words.shift(jobRoleId === null ? null : roleName(jobRoleId)),
    location: placeOf(locationId),
  };
}

function descriptionOf(
  { unpaidBreakSeconds, note }: PublishedShift,
  words: Names["words"],
): string {
  const pause = unpaidBreakSeconds === 0 ? "" : words.pause(unpaidBreakSeconds / 60);
  return [pause, note].filter((text) => text !== "").join("\n");
}

function uidOf(shiftId: ShiftId): string {
  return `shift-${shiftId}@${PRODUCT_NAME.toLowerCase()}`;
}
