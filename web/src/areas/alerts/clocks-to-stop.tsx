import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDay, formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { overdueClockOut } from "@crewline/domain/rules/time-entries/overdue-clock-out";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { publishedShiftsOfSource } from "../../live/shifts.ts";
import { timeEntriesSource } from "../../live/time-entries.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { todayIn } from "../../time/use-today.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { AlertItem } from "./alert-list.tsx";
import { AlertList } from "./alert-list.tsx";

/** Clocks that still run an hour after the shift, before they are closed without pay. */
export function ClocksToStop() {
  const actor = useActor();
  const today = todayIn("UTC");
  const range = { fromDay: addDays(today, -2), toDay: addDays(today, 1) };
  const result = allResults({
    working: useLive(timeEntriesSource(actor, { ...range, state: "clockedIn" })),
    onBreak: useLive(timeEntriesSource(actor, { ...range, state: "onBreak" })),
  });
  return (
    <DataStates result={result} label="who is clocked in">
      {({ working, onBreak }) => <Overdue entries={[...working, ...onBreak]} />}
    </DataStates>
  );
}

function Overdue({ entries }: { entries: readonly TimeEntry[] }) {
  const starts = entries.map(({ weekStart }) => weekStart).toSorted();
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return <Alerts items={[]} />;
  return <OverdueIn entries={entries} weeks={[first, last]} />;
}

interface OverdueInProps {
  entries: readonly TimeEntry[];
  /** The first and the last workweek in which the entries began. */
  weeks: readonly [LocalDate, LocalDate];
}

function OverdueIn({ entries, weeks: [first, last] }: OverdueInProps) {
  const locale = useLocale();
  const actor = useActor();
  const now = useNow();
  const employeeIds = [...new Set(entries.map(({ employeeId }) => employeeId))].toSorted();
  const result = allResults({
    shifts: useLive(publishedShiftsOfSource(actor, { employeeIds, weekStart: first })),
    later: useLive(publishedShiftsOfSource(actor, { employeeIds, weekStart: last })),
    nameOf: mapResult(useEmployees(), employeeNames),
  });
  return (
    <DataStates result={result} label="the shifts">
      {({ shifts, later, nameOf }) => {
        const plans = new Map([...shifts, ...later].map((shift) => [shift.id, shift]));
        const items = entries.flatMap((entry) => {
          const shift = (entry.shiftId === null ? null : plans.get(entry.shiftId)) ?? null;
          const isLate = overdueClockOut(entry.payable, shift, now) === "alert";
          return isLate ? [alertOf({ entry, shift, nameOf }, locale)] : [];
        });
        return <Alerts items={items} />;
      }}
    </DataStates>
  );
}

function Alerts({ items }: { items: readonly AlertItem[] }) {
  return (
    <AlertList
      title="Still clocked in"
      nothing="No clock runs longer than an hour past its shift."
      items={items}
    />
  );
}

interface LateClock {
  entry: TimeEntry;
  shift: PublishedShift | null;
  nameOf: (id: EmployeeId) => string;
}

function alertOf({ entry, shift, nameOf }: LateClock, locale: Locale): AlertItem {
  const started = formatTime(entry.payable.startsAt, entry.timeZone, locale);
  const ended = shift === null ? null : formatTime(shift.endsAt, shift.timeZone, locale);
  const since = `Clocked in at ${started}`;
  return {
    id: entry.id,
    what: `${nameOf(entry.employeeId)}, ${formatDay(entry.day, locale)}`,
    detail:
      ended === null
        ? `${since}, without a shift. Ask whether they still work.`
        : `${since}, the shift ended at ${ended}. Ask whether they still work.`,
    path: `/time-entries?${new URLSearchParams({ week: entry.weekStart, entry: entry.id })}`,
  };
}
