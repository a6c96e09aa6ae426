import type { DayCellInfo, DayHeaderInfo, EventDisplayInfo } from "@fullcalendar/react";
import { formatDay, formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { GridItem } from "./grid-item.tsx";
import type { ItemLines } from "./grid-item.tsx";
import type { ItemNames } from "./item-words.ts";
import { OffBadge } from "./off-badge.tsx";

/*
 * What the library shows in its cells: it calls these functions, which are no components.
 */

type OffOn = (day: LocalDate) => readonly string[];

interface Look {
  names: ItemNames;
  colourOf: (item: CalendarItem) => string;
  linesOf: (item: CalendarItem) => ItemLines;
}

export function itemContent(
  itemOf: (key: string) => CalendarItem | undefined,
  { names, colourOf, linesOf }: Look,
) {
  return ({ event }: EventDisplayInfo) => {
    const item = itemOf(event.id);
    if (item === undefined) return null;
    return <GridItem item={item} names={names} colour={colourOf(item)} lines={linesOf(item)} />;
  };
}

/** The head of a column in a month, and the title of the list of further items of a day. */
export function weekdayContent(locale: Locale) {
  return ({ date, weekdayText, inPopover }: DayHeaderInfo) =>
    inPopover ? formatLongDay(dayOf(date), locale) : weekdayText;
}

export const noContent = () => null;

/** The head of a day in a week: the day, and who is off. */
export function headContent(offOn: OffOn, locale: Locale) {
  return ({ date, weekdayText, dayNumberText, inPopover }: DayHeaderInfo) => {
    const day = dayOf(date);
    if (inPopover) return formatLongDay(day, locale);
    return (
      <span className="head">
        <span className="whole-day">{formatDay(day, locale)}</span>
        <span className="short-day">
          <span>{weekdayText}</span>
          <span>{dayNumberText}</span>
        </span>
        <OffBadge day={day} names={offOn(day)} />
      </span>
    );
  };
}

/** The head of a day in a month: its number, and who is off. */
export function numberContent(offOn: OffOn) {
  return ({ date, dayNumberText, isToday }: DayCellInfo) => (
    <span className="head">
      <span className={isToday ? "today-number" : ""}>{dayNumberText}</span>
      <OffBadge day={dayOf(date)} names={offOn(dayOf(date))} />
    </span>
  );
}

/** The day that the library means by a date, which it keeps in UTC. */
export function dayOf(date: Date): LocalDate {
  return localDateAt(date.toISOString(), "UTC");
}
