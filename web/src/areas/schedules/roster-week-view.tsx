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
import { useLocale } from "../../locale/use-locale.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { AddShiftDialog } from "./shift/add-shift-dialog.tsx";
import { DayRoster } from "./day/day-roster.tsx";
import { draftPlan } from "./frame/draft-plan.ts";
import { useElsewhereWords } from "./model/elsewhere-words.ts";
import { useSkillName } from "../../entities/company/use-skills.ts";
import { LazyFindCoverDialog } from "../../entities/schedules/find-cover-part.ts";
import { EditShiftDialog } from "./shift/edit-shift-dialog.tsx";
import { useFilledStore, useWeekPart, WeekStoreContext } from "./model/use-week-store.ts";
import { WeekFiguresProvider } from "./figures/week-figures.tsx";
import { planCounter } from "./grid/plan-by-person.ts";
import { useReportPresence } from "./presence/use-report-presence.ts";
import { PrintedRoster } from "./print/printed-roster.tsx";
import { LazyDayTimeline, LazyTemplateTray, LazyTypeShiftsDialog } from "./schedule-parts.ts";
import { useAvailability } from "../../entities/schedules/use-availability.ts";
import { useJudgeFacts } from "./rules/use-judge-facts.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import type { Place } from "./frame/use-place.ts";
import { useRemovedShifts } from "./use-removed-shifts.ts";
import { useLockedActions } from "./frame/locked-actions.ts";
import { useRosterActions } from "./frame/use-roster-actions.ts";
import { useScheduleView } from "./frame/use-schedule-view.ts";
import { useDayNotes, useTimeOff } from "./use-time-off.ts";
import { useUnloadWarning } from "./undo/use-unload-warning.ts";
import type { WeekGridProps } from "./grid/week-grid.tsx";
import { WeekGrid } from "./grid/week-grid.tsx";
import { useOnlyReads } from "../../session/actor/use-only-reads.ts";

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
  /** True for templates above the grid, to be dragged into it. */
  hasTray: boolean;
  /** True while shifts are typed as a line. */
  isTyping: boolean;
  onTyped: () => void;
}

/** The week as a grid, on phones as one day after another, and the form of a single shift. */
export function RosterWeekView(props: RosterWeekViewProps) {
  const locale = useLocale();
  const { company, locations, place, live, employees } = props;
  const [search, setSearch] = useSearchParams();
  const [covered, setCovered] = useState<Shift | null>(null);
  const [draft, setDraft] = useState<ShiftPlan | null>(null);
  const elsewhere = useElsewhere(place, employees);
  const removed = useRemovedShifts(place, props.schedule, live);
  const availability = useAvailability(place, employees);
  const timeOff = useTimeOff(place);
  const notes = useDayNotes(availability, timeOff, place);
  const store = useFilledStore({
    place,
    companyRoles: company.jobRoles,
    rules: useJudgeFacts(company, { ...place, employees, timeOff }),
    locations,
    employees,
    availability,
    notes,
    timeOff,
    elsewhere,
    removed,
    live,
    elsewhereWords: useElsewhereWords(locations, place.location.timeZone),
  });
  const rules = rulesOn(company, place.weekStart);
  const skillName = useSkillName();
  const countPlan = useMemo(
    () => planCounter(rules, { skillName, locale }),
    [rules, skillName, locale],
  );
  const changing = useRosterActions(store);
  const locked = useLockedActions();
  const onlyReads = useOnlyReads() !== null;
  const isLocked = onlyReads || props.schedule?.lock !== undefined;
  const actions = isLocked ? locked : changing;
  const addWith = (plan: ShiftPlan) => (isLocked ? actions.planAll("add", []) : setDraft(plan));
  const opened = live.find(({ id }) => id === search.get("shift"));
  const { location, weekStart } = place;
  const openWeek = { locationId: location.id, weekStart, shiftId: opened?.id ?? null };
  useReportPresence(onlyReads ? null : openWeek);
  const open = (shiftId: ShiftId | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (shiftId === null) after.delete("shift");
      else after.set("shift", shiftId);
      return after;
    });
  const addAnew = () => {
    const week = store.week();
    const day = week.days.includes(week.today) ? week.today : place.weekStart;
    addWith(draftPlan(week, { employeeId: null, day }, null));
  };
  useHotkey("n", addAnew);
  useAskedAct({ add: addAnew });
  const restore = (shiftId: ShiftId) => {
    const deleted = store.week().restorable.get(shiftId);
    const seen = removed.find(({ id }) => id === shiftId);
    if (deleted !== undefined && seen !== undefined) actions.restore(deleted, seen);
  };
  const view = { actions, onOpen: open, onRestore: restore, onDetails: addWith };
  return (
    <WeekStoreContext value={store}>
      <UnloadWarning />
      <WeekFiguresProvider>
        <ShownView view={{ ...view, countPlan }} place={place} hasTray={props.hasTray} />
      </WeekFiguresProvider>
      <PrintedRoster companyName={company.name} state={props.state} />
      {draft !== null && (
        <AddShiftDialog week={store.week()} draft={draft} onClose={() => setDraft(null)} />
      )}
      {props.isTyping && (
        <LazyTypeShiftsDialog week={store.week()} actions={actions} onClose={props.onTyped} />
      )}
      {opened !== undefined && (
        <EditShiftDialog
          key={opened.id}
          isLocked={isLocked}
          week={store.week()}
          shift={opened}
          onRemove={() => {
            open(null);
            actions.remove([opened]);
          }}
          onFindCover={() => {
            setCovered(opened);
            open(null);
          }}
          onClose={() => open(null)}
        />
      )}
      {covered !== null && <LazyFindCoverDialog shift={covered} onClose={() => setCovered(null)} />}
    </WeekStoreContext>
  );
}

interface ShownViewProps {
  view: WeekGridProps;
  place: Place<LocationRecord>;
  hasTray: boolean;
}

/** The view that is chosen; a phone shows the week as one day after another. */
function ShownView({ view, place, hasTray }: ShownViewProps) {
  const [shownView] = useScheduleView();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("md"));
  if (shownView === "day") return <LazyDayTimeline {...view} />;
  if (isPhone) return <DayRoster {...view} />;
  return (
    <>
      {hasTray && <LazyTemplateTray place={place} {...view} />}
      <WeekGrid {...view} />
    </>
  );
}

/** The browser asks before the page is left while a change is not saved. */
function UnloadWarning() {
  useUnloadWarning(useWeekPart("week", (store) => store.isSaving()));
  return null;
}
