import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { mostAtOnce } from "@crewline/domain/projections/calendar/most-at-once";
import type { CalendarView } from "./calendar-view.ts";

/** The views that FullCalendar draws. */
export type GridView = Exclude<CalendarView, "agenda">;

/** How the library lays out a view. */
export interface GridLayout {
  /** The library's name of the view. */
  libraryView: string;
  /** The items of a day that are listed before "+3 more": a number, what fits, or all. */
  dayMaxEvents: number | boolean;
  /** The items beside each other before "+3 more". */
  eventMaxStack: number;
  linesOf: (item: CalendarItem) => "one" | "two" | "all";
}

const libraryViews = { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" } as const;
const listViews = { week: "dayGridWeek", day: "dayGridDay" } as const;
const MONTH_ITEMS = 4;

/** The items of a day that a week lists before "+3 more"; the day view lists all. */
const WEEK_ITEMS = 40;

/** So many items beside each other can still be tapped. */
const mostBeside = {
  month: { phone: 1, desk: 1 },
  week: { phone: 2, desk: 2 },
  day: { phone: 4, desk: 6 },
};

/**
 * Returns the layout of a view. A week or day in which more items go on at once than have room
 * beside each other is listed; otherwise it is drawn by the hour.
 */
export function gridLayout(
  view: GridView,
  items: readonly CalendarItem[],
  isPhone: boolean,
): GridLayout {
  const eventMaxStack = mostBeside[view][isPhone ? "phone" : "desk"];
  if (view !== "month" && mostAtOnce(items) > eventMaxStack) {
    return {
      libraryView: listViews[view],
      dayMaxEvents: view === "week" ? WEEK_ITEMS : false,
      eventMaxStack,
      linesOf: ({ times }) => (view === "day" || times === null ? "one" : "two"),
    };
  }
  return {
    libraryView: libraryViews[view],
    dayMaxEvents: view === "month" ? MONTH_ITEMS : true,
    eventMaxStack,
    linesOf: ({ times }) => (view === "month" || times === null ? "one" : "all"),
  };
}
