import type { EventInput } from "@fullcalendar/react";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { calendarLayers, lastDayOf } from "@crewline/domain/projections/calendar/calendar-items";
import type { ItemNames } from "./item-words.ts";
import { itemLabel } from "./item-words.ts";

/**
 * An item as the library takes it: wall times as if they were UTC, so that each stands where the
 * clock of its place shows it. What lasts several days is a bar, also where it has daily times.
 */
export function gridEvent(item: CalendarItem, names: ItemNames): EventInput {
  const { id, from, until, times } = item;
  const common = { id, title: itemLabel(item, names), extendedProps: { order: orderOf(item) } };
  if (times === null || from !== until) {
    return { ...common, start: from, end: addDays(until, 1), allDay: true };
  }
  return {
    ...common,
    start: `${from}T${times.startsAtLocal}:00Z`,
    end: `${lastDayOf(item)}T${times.endsAtLocal}:00Z`,
    allDay: false,
  };
}

function orderOf({ layer }: CalendarItem): number {
  return calendarLayers.indexOf(layer);
}
