import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { weekBoard } from "@crewline/domain/projections/schedules/week-board";
import { useLocale } from "../../locale/use-locale.ts";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { AddShiftDialog } from "./add-shift-dialog.tsx";
import { DayRoster } from "./day-roster.tsx";
import { draftPlan } from "./draft-plan.ts";
import { useElsewhereWords } from "./elsewhere-words.ts";
import { FindCoverDialog } from "../../entities/schedules/find-cover-dialog.tsx";
import { EditShiftDialog } from "./edit-shift-dialog.tsx";
import { planCounter } from "./plan-by-person.ts";
import { PrintedWeek } from "./printed-week.tsx";
import { rosterWeek } from "./roster-context.ts";
import { unsavedIds, withUnsaved } from "./unsaved-shifts.ts";
import { useAvailability } from "../../entities/schedules/use-availability.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import type { Place } from "./use-place.ts";
import { useRemovedShifts } from "./use-removed-shifts.ts";
import { useRosterActions } from "./use-roster-actions.ts";
import { useDayNotes, useTimeOff } from "./use-time-off.ts";
import { useUnloadWarning } from "./use-unload-warning.ts";
import { useUnsavedShifts } from "./use-unsaved-shifts.ts";
import { WeekGrid } from "./week-grid.tsx";

interface RosterWeekViewProps {
  company: Company;
  /** All of the company, because people work at others too. */
  locations: readonly Location[];
  place: Place<LocationRecord>;
  /** The shifts of the week as live data shows them, deleted ones included. */
  live: readonly Shift[];
  schedule: Schedule | null;
  /** The state of the week in words, for the print. */
  state: string;
  employees: readonly Employee[];
}

/** The week as a grid, on phones as one day after another, and the form of a single shift. */
export function RosterWeekView(props: RosterWeekViewProps) {
  const locale = useLocale();
  const { company, locations, place, live, employees } = props;
  const [search, setSearch] = useSearchParams();
  const [covered, setCovered] = useState<Shift | null>(null);
  const [draft, setDraft] = useState<ShiftPlan | null>(null);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("md"));
  const store = useUnsavedShifts();
  const shifts = withUnsaved(live, store.unsaved);
  const elsewhere = useElsewhere(place, employees);
  const removed = useRemovedShifts(place, props.schedule, live);
  const availability = useAvailability(place, employees);
  const timeOff = useTimeOff(place);
  const notes = useDayNotes(availability, timeOff, place);
  const week = rosterWeek({
    place,
    companyRoles: company.jobRoles,
    locations,
    employees,
    shifts,
    availability,
    notes,
    timeOff,
    elsewhere: elsewhere.shifts,
    removed,
    live,
    elsewhereWords: useElsewhereWords(locations, place.location.timeZone),
  });
  const rules = rulesOn(company, place.weekStart);
  const countPlan = useMemo(() => planCounter(rules, locale), [rules, locale]);
  const actions = useRosterActions(week, store);
  const board = weekBoard(week.days, { here: shifts, elsewhere: elsewhere.shifts }, [
    ...week.people.map(({ id }) => id),
    ...removed.flatMap(({ employeeId }) => employeeId ?? []),
  ]);
  const opened = live.find(({ id }) => id === search.get("shift"));
  const open = (shiftId: ShiftId | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (shiftId === null) after.delete("shift");
      else after.set("shift", shiftId);
      return after;
    });
  const startDay = week.days.includes(week.today) ? week.today : place.weekStart;
  useHotkey("n", () => setDraft(draftPlan(week, { employeeId: null, day: startDay }, null)));
  const restore = (shiftId: ShiftId) => {
    const deleted = week.restorable.get(shiftId);
    const seen = removed.find(({ id }) => id === shiftId);
    if (deleted !== undefined && seen !== undefined) actions.restore(deleted, seen);
  };
  const savingIds = unsavedIds(live, store.unsaved);
  useUnloadWarning(savingIds.size > 0);
  const view = {
    week,
    board,
    savingIds,
    actions,
    onOpen: open,
    onRestore: restore,
    onDetails: setDraft,
  };
  return (
    <>
      {isPhone ? (
        <DayRoster {...view} />
      ) : (
        <WeekGrid {...view} figures={countPlan(week, elsewhere)} />
      )}
      <PrintedWeek
        companyName={company.name}
        location={place.location}
        days={week.days}
        state={props.state}
        board={board}
        nameOf={week.names.employee}
        elsewhereWords={week.elsewhereWords}
      />
      {draft !== null && (
        <AddShiftDialog week={week} draft={draft} onClose={() => setDraft(null)} />
      )}
      {opened !== undefined && (
        <EditShiftDialog
          key={opened.id}
          week={week}
          shift={opened}
          onRemove={() => {
            open(null);
            actions.remove(opened);
          }}
          onFindCover={() => {
            setCovered(opened);
            open(null);
          }}
          onClose={() => open(null)}
        />
      )}
      {covered !== null && <FindCoverDialog shift={covered} onClose={() => setCovered(null)} />}
    </>
  );
}
