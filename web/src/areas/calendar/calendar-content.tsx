import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import type {
  CalendarDays,
  CalendarItem,
} from "@crewline/domain/projections/calendar/calendar-items";
import { offOnDay } from "@crewline/domain/projections/calendar/calendar-items";
import { useMemo } from "react";
import { useNow } from "../../ui/clock/use-now.ts";
import { useIsOnline } from "../../ui/state/use-is-online.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Loading } from "../../ui/page/loading.tsx";
import type { CalendarAddress } from "./calendar-address.ts";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import type { ChosenDays } from "./chosen-days.ts";
import type { ItemNames } from "./item-words.ts";
import { PhoneMonth } from "./phone-month.tsx";
import type { CalendarItems } from "./use-calendar-items.ts";

/** The library and its styles are read only where a grid is shown. */
const grid = lazyPart(async () => (await import("./calendar-grid.tsx")).CalendarGrid, {
  placeholder: (
    <Loading label="the grid">
      <CalendarSkeleton />
    </Loading>
  ),
});
const panel = lazyPart(async () => (await import("./item-panel.tsx")).ItemPanel);

/** What people plan; holidays and the ends of pay periods are there in an empty month as well. */
const plannedLayers: ReadonlySet<CalendarItem["layer"]> = new Set(["shifts", "timeOff", "events"]);

interface CalendarContentProps extends CalendarItems {
  address: CalendarAddress;
  days: CalendarDays;
  today: LocalDate;
  startsOn: Weekday;
  names: ItemNames;
  /** Of the shown place, whose clock the line of the present time follows. */
  timeZone: string;
  onChoose: ((days: ChosenDays) => void) | null;
}

/** The items in the chosen view, and the opened one beside them. */
export function CalendarContent(props: CalendarContentProps) {
  const { items, isCut, address, names, today } = props;
  const { set, values } = address;
  const opened = items.find(({ id }) => id === values.open);
  return (
    <>
      {isCut && (
        <Alert severity="info" sx={{ mb: 1 }}>
          There are more shifts than one view can show. Choose a location or a shorter view.
        </Alert>
      )}
      {items.every(({ layer }) => !plannedLayers.has(layer)) && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          No shifts, time off or events on these days. Shifts appear once their week is published.
        </Typography>
      )}
      <Shown {...props} onOpen={({ id }) => set({ open: id }, "push")} />
      {opened !== undefined && (
        <panel.Part item={opened} names={names} today={today} onClose={() => set({ open: "" })} />
      )}
    </>
  );
}

type ShownProps = CalendarContentProps & { onOpen: (item: CalendarItem) => void };

function Shown(props: ShownProps) {
  const { items, address, days, today, startsOn, names, onOpen, onChoose } = props;
  const { view, day, set, isPhone } = address;
  const isOnline = useIsOnline();
  const offOn = useOff(items, days, names);
  const now = useNow();
  const list = { today, items, names, onOpen };
  // Seven columns of 43 px could be neither read nor tapped.
  if (view === "agenda" || (isPhone && view === "week")) {
    return <CalendarAgenda days={daysFromTo(days.from, days.until)} {...list} />;
  }
  if (isPhone && view === "month") {
    return (
      <>
        <PhoneMonth {...{ days, day, today, items }} onDay={(next) => set({ day: next })} />
        <CalendarAgenda days={[day]} {...list} />
      </>
    );
  }
  if (!isOnline && !grid.isLoaded()) {
    return (
      <>
        <Alert severity="info" sx={{ mb: 1 }}>
          This view needs a connection. Until then, the days are listed.
        </Alert>
        <CalendarAgenda days={daysFromTo(days.from, days.until)} {...list} />
      </>
    );
  }
  return (
    <grid.Part
      {...{ view, day, startsOn, items, names, offOn, onOpen }}
      now={`${localDateAt(now, props.timeZone)}T${localTimeAt(now, props.timeZone)}`}
      mayChoose={onChoose !== null}
      onChoose={(chosen) => onChoose?.(chosen)}
      onDay={(next) => set({ day: next, view: "day" }, "push")}
    />
  );
}

const nobody: readonly string[] = [];

/** The names of those who are off, by day. */
function useOff(items: readonly CalendarItem[], { from, until }: CalendarDays, names: ItemNames) {
  return useMemo(() => {
    const byDay = new Map(
      daysFromTo(from, until).map((day) => [day, offOnDay(items, day).map(names.employee)]),
    );
    return (day: LocalDate) => byDay.get(day) ?? nobody;
  }, [items, from, until, names]);
}
