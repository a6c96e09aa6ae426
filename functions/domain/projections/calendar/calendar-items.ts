import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysFromTo } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import type { DayEvent } from "../../records/day-events/day-event.ts";
import type { Availability, AvailabilityEntry } from "../../records/employees/availability.ts";
import type { Location, SpecialDay } from "../../records/locations/location.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { Blackout } from "../../records/time-off/blackout.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { isAbout } from "../../rules/availability/held-times.ts";
import { payPeriodAfter, payPeriodAt } from "../../rules/company/pay-period-at.ts";
import type { RuledCompany } from "../../rules/company/rules-on.ts";
import { isLive } from "../../rules/time-off/time-off-state.ts";

/** What Calendar shows, in the order in which it lists what lasts a whole day. */
export const calendarLayers = [
  "holidays",
  "periodEnds",
  "blackouts",
  "events",
  "timeOff",
  "availability",
  "shifts",
] as const;
export type CalendarLayer = (typeof calendarLayers)[number];

/** Wall times; an end at or before the start is on the next day. */
export interface WallTimes {
  startsAtLocal: LocalTime;
  endsAtLocal: LocalTime;
}

type Shown =
  | { layer: "shifts"; shift: PublishedShift }
  | { layer: "timeOff"; timeOff: TimeOff }
  | { layer: "availability"; employeeId: EmployeeId; entry: AvailabilityEntry }
  | { layer: "holidays"; special: SpecialDay; locationIds: LocationId[] }
  | { layer: "periodEnds"; period: PayPeriodDays }
  | { layer: "blackouts"; blackout: Blackout }
  | { layer: "events"; event: DayEvent };

/**
 * One thing on a calendar. `from` and `until` are the days, both included, on which it is listed: a
 * night belongs to the day on which it begins. `times` hold on each of them; null for whole days.
 */
export type CalendarItem = Shown & {
  id: string;
  from: LocalDate;
  until: LocalDate;
  times: WallTimes | null;
};
export type ItemOf<L extends CalendarLayer> = Extract<CalendarItem, { layer: L }>;

/** The first and the last day on screen, both included. */
export interface CalendarDays {
  from: LocalDate;
  until: LocalDate;
}

/** The published shifts that touch the days, one item each, also overnight. */
export function shiftItems(shifts: readonly PublishedShift[], days: CalendarDays): CalendarItem[] {
  const items = shifts.map((shift) => ({
    layer: "shifts" as const,
    id: `shift-${shift.id}`,
    from: shift.day,
    until: shift.day,
    times: { startsAtLocal: shift.startsAtLocal, endsAtLocal: shift.endsAtLocal },
    shift,
  }));
  return items.filter((item) => touches(item, days));
}

/** Requested and approved time off that touches the days; each once. */
export function timeOffItems(timeOff: readonly TimeOff[], days: CalendarDays): CalendarItem[] {
  const byId = new Map(timeOff.map((one) => [one.id, one]));
  const items = [...byId.values()].filter(isLive).map((one) => ({
    layer: "timeOff" as const,
    id: `timeOff-${one.id}`,
    from: one.from,
    until: one.until,
    times: one.part,
    timeOff: one,
  }));
  return items.filter((item) => touches(item, days));
}

/** The entries of people's availability on each of the days. */
export function availabilityItems(
  availability: readonly Availability[],
  { from, until }: CalendarDays,
): CalendarItem[] {
  return daysFromTo(from, until).flatMap((day) =>
    availability.flatMap(({ employeeId, entries }) =>
      entries
        .map((entry, index) => ({
          layer: "availability" as const,
          id: `availability-${employeeId}-${index}-${day}`,
          from: day,
          until: day,
          times: entry.times,
          employeeId,
          entry,
        }))
        .filter(({ entry }) => isAbout(entry, day)),
    ),
  );
}

/** Holidays and special days: one item for the locations at which a day is the same. */
export function holidayItems(
  locations: readonly Pick<Location, "id" | "status" | "specialDays">[],
  { from, until }: CalendarDays,
): CalendarItem[] {
  const active = locations.filter(({ status }) => status === "active");
  const told = active.flatMap(({ id, specialDays }) =>
    specialDays
      .filter(({ day }) => from <= day && day <= until)
      .map((special) => ({ locationId: id, special })),
  );
  const alike = Map.groupBy(told, ({ special }) => JSON.stringify(special));
  return [...alike.values()].flatMap((same) => {
    const special = same[0]?.special;
    if (special === undefined) return [];
    const { day } = special;
    const locationIds = same.map(({ locationId }) => locationId);
    const id = `holiday-${day}-${locationIds[0]}`;
    return [
      { layer: "holidays" as const, id, from: day, until: day, times: null, special, locationIds },
    ];
  });
}

/** The days without requests for time off that touch the days; each once. */
export function blackoutItems(blackouts: readonly Blackout[], days: CalendarDays): CalendarItem[] {
  const items = blackouts.map((blackout) => ({
    layer: "blackouts" as const,
    id: `blackout-${blackout.id}`,
    from: blackout.from,
    until: blackout.until,
    times: null,
    blackout,
  }));
  return items.filter((item) => touches(item, days));
}

/** The last days of pay periods among the days. */
export function periodEndItems(
  company: RuledCompany,
  { from, until }: CalendarDays,
): CalendarItem[] {
  const items: CalendarItem[] = [];
  let period = payPeriodAt(company, from);
  while (period.lastDay <= until) {
    const { lastDay } = period;
    items.push({
      layer: "periodEnds",
      id: `period-${lastDay}`,
      from: lastDay,
      until: lastDay,
      times: null,
      period,
    });
    period = payPeriodAfter(company, lastDay);
  }
  return items;
}

/** Notes and events that touch the days. */
export function eventItems(events: readonly DayEvent[], days: CalendarDays): CalendarItem[] {
  const items = events.map((event) => ({
    layer: "events" as const,
    id: `event-${event.id}`,
    from: event.from,
    until: event.until,
    times: event.times,
    event,
  }));
  return items.filter((item) => touches(item, days));
}

/** The day on which the last of an item ends: the next one for a night. */
export function lastDayOf({ until, times }: Pick<CalendarItem, "until" | "times">): LocalDate {
  return times !== null && times.endsAtLocal <= times.startsAtLocal ? addDays(until, 1) : until;
}

/** The items of a day: whole days by layer, then by the time at which they begin. */
export function itemsOnDay(items: readonly CalendarItem[], day: LocalDate): CalendarItem[] {
  const order = ({ layer, times, id }: CalendarItem) =>
    `${times === null ? calendarLayers.indexOf(layer) : times.startsAtLocal} ${layer} ${id}`;
  const isTimed = ({ times }: CalendarItem) => Number(times !== null);
  return items
    .filter(({ from, until }) => from <= day && day <= until)
    .toSorted((a, b) => isTimed(a) - isTimed(b) || (order(a) < order(b) ? -1 : 1));
}

/** Who has approved time off on a day, in the order of the items. */
export function offOnDay(items: readonly CalendarItem[], day: LocalDate): EmployeeId[] {
  const off = items.flatMap((item) =>
    item.layer === "timeOff" &&
    item.timeOff.state === "approved" &&
    item.from <= day &&
    day <= item.until
      ? [item.timeOff.employeeId]
      : [],
  );
  return [...new Set(off)];
}

function touches(item: Pick<CalendarItem, "from" | "until" | "times">, days: CalendarDays) {
  return item.from <= days.until && lastDayOf(item) >= days.from;
}
