import useMediaQuery from "@mui/material/useMediaQuery";
import FullCalendar from "@fullcalendar/react";
import dayGridPlugin from "@fullcalendar/react/daygrid";
import interactionPlugin from "@fullcalendar/react/interaction";
import classicTheme from "@fullcalendar/react/themes/classic";
import timeGridPlugin from "@fullcalendar/react/timegrid";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import { formatDay, formatShortTime } from "@crewline/domain/kernel/formats/format-time";
import type { LocalTime } from "@crewline/domain/kernel/time/local-time";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdaysFrom } from "@crewline/domain/kernel/time/local-date";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { mostAtOnce } from "@crewline/domain/projections/calendar/most-at-once";
import { useEffect, useMemo, useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { Loading } from "../../ui/page/loading.tsx";
import type { CalendarView } from "./calendar-view.ts";
import { GridFrame } from "./calendar-grid-styles.ts";
import {
  dayOf,
  headContent,
  itemContent,
  noContent,
  numberContent,
  weekdayContent,
} from "./grid-contents.tsx";
import { gridEvent } from "./grid-event.ts";
import type { ItemNames } from "./item-words.ts";
import type { ChosenDays } from "./chosen-days.ts";
import { chosenDays } from "./chosen-days.ts";
import { MoreItemsStyles } from "./more-items-styles.tsx";
import { useItemColour } from "./use-item-colour.ts";

export interface CalendarGridProps {
  view: Exclude<CalendarView, "agenda">;
  day: LocalDate;
  startsOn: Weekday;
  /** The wall clock of the shown place, "2026-11-25T14:05". */
  now: string;
  items: readonly CalendarItem[];
  names: ItemNames;
  /** Who is off on a day, by name. */
  offOn: (day: LocalDate) => readonly string[];
  mayChoose: boolean;
  onOpen: (item: CalendarItem) => void;
  onChoose: (days: ChosenDays) => void;
  onDay: (day: LocalDate) => void;
}

const libraryViews = { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" } as const;
const LISTED_WEEK = "dayGridWeek";
/** What ends before this time of the next day is listed on the day on which it begins. */
const NIGHT_ENDS = "12:00:00";
const plugins = [classicTheme, dayGridPlugin, timeGridPlugin, interactionPlugin];
/** So many items beside each other can still be tapped; the others are behind "+3 more". */
const mostBeside = {
  month: { phone: 1, desk: 1 },
  week: { phone: 2, desk: 2 },
  day: { phone: 4, desk: 6 },
};
const sundayFirst = weekdaysFrom("sunday");

/** A month, week or day of the items, drawn by FullCalendar in wall times. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, startsOn, items, names, offOn, onOpen, onChoose, onDay } = props;
  const locale = useLocale();
  const colourOf = useItemColour();
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const events = useMemo(() => items.map((item) => gridEvent(item, names)), [items, names]);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const isMonth = view === "month";
  const beside = mostBeside[view][isPhone ? "phone" : "desk"];
  // A week of many people has no room for them beside each other: each day is a list then.
  const isListed = view === "week" && mostAtOnce(items) > beside;
  const libraryView = isListed ? LISTED_WEEK : libraryViews[view];
  const key = `${libraryView} ${day}`;
  const isLaidOut = useIsLaidOut(key);
  const linesOf = ({ times }: CalendarItem) =>
    isMonth || times === null ? "one" : isListed ? "two" : "all";
  return (
    <GridFrame sx={{ visibility: isLaidOut ? "visible" : "hidden" }}>
      <MoreItemsStyles />
      {!isLaidOut && <Loading label="the grid">{null}</Loading>}
      <FullCalendar
        key={key}
        className={`calendar ${view}`}
        plugins={plugins}
        initialView={libraryView}
        initialDate={day}
        firstDay={sundayFirst.indexOf(startsOn)}
        timeZone="UTC"
        now={`${props.now}:00Z`}
        nowIndicator
        headerToolbar={false}
        fixedWeekCount={false}
        height={isMonth ? "auto" : "max(420px, calc(100dvh - 214px))"}
        dayMaxEvents={isListed ? false : isMonth ? 4 : true}
        eventMaxStack={beside}
        nextDayThreshold={NIGHT_ENDS}
        slotEventOverlap={false}
        slotDuration="01:00"
        snapDuration="00:30"
        scrollTime="06:00:00"
        allDayText="All day"
        events={events}
        eventDisplay="block"
        eventInteractive
        eventClass="item-frame"
        eventContent={itemContent((id) => byId.get(id), { names, colourOf, linesOf })}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const item = byId.get(event.id);
          if (item !== undefined) onOpen(item);
        }}
        selectable={props.mayChoose}
        selectMirror
        selectMinDistance={4}
        selectLongPressDelay={500}
        unselectAuto
        select={(info) => onChoose(chosenDays(info))}
        navLinks={isMonth}
        navLinkHint={(_text, date) => `Show ${formatDay(dayOf(date), locale)}`}
        navLinkDayClick={(date) => onDay(dayOf(date))}
        slotHeaderContent={({ date }) => formatShortTime(timeOfMarker(date), locale)}
        dayHeaderContent={isMonth ? weekdayContent(locale) : headContent(offOn, locale)}
        dayCellTopContent={isMonth ? numberContent(offOn) : noContent}
        popoverClass="more-items"
        popoverCloseClass="close-more"
        moreLinkText={(count) => `+${count} more`}
        moreLinkHint={(count) => `Show ${count} more`}
      />
    </GridFrame>
  );
}

/** The frames in which the library measures its contents and scrolls to the morning. */
const LAYOUT_FRAMES = 3;

/** False while the library lays out what the key names; its parts would move under the eyes. */
function useIsLaidOut(key: string): boolean {
  const [laidOut, setLaidOut] = useState("");
  useEffect(() => {
    let frame = 0;
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames === 0 ? setLaidOut(key) : wait(frames - 1)));
    };
    wait(LAYOUT_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return laidOut === key;
}

function timeOfMarker(date: Date): LocalTime {
  return date.toISOString().slice(11, 16);
}
