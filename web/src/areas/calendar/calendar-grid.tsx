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
import { useMemo, useRef } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { Loading } from "../../ui/page/loading.tsx";
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
import type { GridView } from "./grid-layout.ts";
import { gridLayout } from "./grid-layout.ts";
import type { ItemNames } from "./item-words.ts";
import type { ChosenDays } from "./chosen-days.ts";
import { chosenDays } from "./chosen-days.ts";
import { MoreItemsStyles } from "./more-items-styles.tsx";
import { useIsLaidOut } from "./use-is-laid-out.ts";
import { useItemColour } from "./use-item-colour.ts";

export interface CalendarGridProps {
  view: GridView;
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

/** What ends before this time of the next day is listed on the day on which it begins. */
const NIGHT_ENDS = "12:00:00";
const plugins = [classicTheme, dayGridPlugin, timeGridPlugin, interactionPlugin];
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
  const { libraryView, linesOf, ...limits } = gridLayout(view, items, isPhone);
  const frame = useRef<HTMLDivElement>(null);
  const key = `${libraryView} ${day}`;
  const isLaidOut = useIsLaidOut(key, frame);
  return (
    <GridFrame ref={frame} sx={{ visibility: isLaidOut ? "visible" : "hidden" }}>
      <MoreItemsStyles />
      {!isLaidOut && <Loading label="the grid">{null}</Loading>}
      <FullCalendar
        key={key}
        className={`calendar ${view} ${libraryView}${props.mayChoose ? " choosable" : ""}`}
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
        {...limits}
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

function timeOfMarker(date: Date): LocalTime {
  return date.toISOString().slice(11, 16);
}
