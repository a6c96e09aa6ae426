import { addDays, weekDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { DayEvent } from "@crewline/domain/records/day-events/day-event";
import type { Location } from "@crewline/domain/records/locations/location";
import { weekBoard } from "@crewline/domain/projections/schedules/week-board";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { dayEventsSource } from "../../../live/day-events.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useElsewhereWords } from "../model/elsewhere-words.ts";
import { peopleAt } from "../model/people-at.ts";
import type { PrintedShift } from "../print/printed-shift.tsx";
import { PrintedWeeks } from "../print/printed-week.tsx";
import type { ExportData, FileWeekShifts, WeekState } from "./use-week-shifts.ts";

interface PrintedExportProps extends ExportData {
  location: Location;
  state: WeekState;
  hasNotes: boolean;
}

/** The chosen weeks on paper, with the notes and events of their days. */
export function PrintedExport(props: PrintedExportProps) {
  const { weeks, people, company, location, state } = props;
  const elsewhereWords = useElsewhereWords([location], location.timeZone);
  const employees = people.map(({ employee }) => employee);
  const notesOf = useNotes(props);
  const idsOf = ({ weekStart, shifts }: FileWeekShifts) => {
    const all = peopleAt(employees, location.id, weekStart);
    const working = new Set(shifts.map(({ employeeId }) => employeeId));
    const shown = state === "plan" ? all : all.filter(({ id }) => working.has(id));
    return shown.map(({ id }) => id);
  };
  const printed = weeks.map((week) => {
    const days = weekDays(week.weekStart);
    return {
      companyName: company.name,
      location,
      days,
      state: state === "plan" ? "Plan" : "As published",
      board: weekBoard<PrintedShift>(days, { here: week.shifts }, idsOf(week)),
      roleName: jobRoleNames(company.jobRoles),
      nameOf: employeeNames(employees),
      elsewhereWords,
      notesOf,
    };
  });
  return <PrintedWeeks weeks={printed} isAlone />;
}

/** The titles of the day's events at the location; what staff see shows none for managers only. */
function useNotes({ weeks, location, state, hasNotes }: PrintedExportProps) {
  const actor = useActor();
  const fromDay = weeks[0]?.weekStart ?? "";
  const toDay = addDays(weeks.at(-1)?.weekStart ?? fromDay, 6);
  const result = useLive(hasNotes ? dayEventsSource(actor, { fromDay, toDay }) : null);
  const events: readonly DayEvent[] = hasNotes && result.status === "ready" ? result.data : [];
  const shown = events.filter(
    ({ locationId, audience }) =>
      (locationId === null || locationId === location.id) &&
      (state === "plan" || audience === "everyone"),
  );
  return (day: LocalDate) =>
    shown.filter(({ from, until }) => from <= day && day <= until).map(({ title }) => title);
}
