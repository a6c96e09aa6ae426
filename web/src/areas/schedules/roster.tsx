import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { StoredLocation } from "@crewline/domain/records/locations/location-record";
import { joinPlan } from "@crewline/domain/records/locations/location-record";
import { weekStatus } from "@crewline/domain/rules/schedules/week-status";
import { useLocale } from "../../locale/use-locale.ts";
import { locationPlanSource } from "../../live/location-plans.ts";
import { scheduleSource } from "../../live/schedules.ts";
import { shiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { usePreload } from "../../ui/loading/lazy-part.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { ConfirmedCount } from "./confirmations/confirmed-count.tsx";
import {
  useWeekConfirmations,
  WeekConfirmationsContext,
} from "./confirmations/week-confirmations.ts";
import { EditorsHere } from "./presence/editors-here.tsx";
import { EditedShifts, useEditedShifts, useOtherEditors } from "./presence/other-editors.ts";
import { PlaceBar } from "./frame/place-bar.tsx";
import { RowsButton } from "./rows/rows-button.tsx";
import { RowViewContext, useRowView } from "./rows/use-row-view.ts";
import { RosterButtons } from "./roster-buttons.tsx";
import { RosterWeekView } from "./roster-week-view.tsx";
import { schedulePreloads } from "./schedule-parts.ts";
import { ScheduleState, statusWords } from "./schedule-state.tsx";
import { ShiftClipboardContext, useNewClipboard } from "./selection/shift-clipboard.ts";
import { UndoContext, useUndo } from "./undo/use-undo.ts";
import { useUndoKeys } from "./undo/use-undo-keys.ts";
import { ViewSelect } from "./frame/view-select.tsx";
import { usePlace } from "./frame/use-place.ts";
import { useTray } from "./tray/use-tray.ts";

const none: readonly Employee[] = [];

interface RosterProps {
  company: Company;
  /** The locations that the person may plan. */
  locations: [StoredLocation, ...StoredLocation[]];
  /** All locations of the company. */
  allLocations: readonly Location[];
}

/** The working roster of one location's week, drafts included. */
export function Roster({ company, locations, allLocations }: RosterProps) {
  const locale = useLocale();
  const actor = useActor();
  const startsOn = company.workRules.weekStart;
  const place = usePlace(locations, startsOn);
  const { location, weekStart } = place;
  const [isTyping, setTyping] = useState(false);
  const employees = useEmployees();
  const people = employees.status === "ready" ? employees.data : none;
  const undo = useUndo(`${location.id} ${weekStart}`, people);
  useUndoKeys(undo);
  const clipboard = useNewClipboard();
  const rows = useRowView();
  const tray = useTray();
  usePreload(schedulePreloads);
  const week = { locationId: location.id, weekStart };
  const others = useOtherEditors(location.id, weekStart);
  const edited = useEditedShifts(others);
  const sources = {
    shifts: shiftsSource(actor, week),
    schedule: scheduleSource(actor, week),
    plan: locationPlanSource(actor, location.id),
  };
  const result = allResults({
    shifts: useLive(sources.shifts),
    schedule: useLive(sources.schedule),
    plan: useLive(sources.plan),
    employees,
  });
  const isPublished =
    result.status === "ready" && (result.data.schedule?.publishedVersion ?? 0) > 0;
  const confirmations = useWeekConfirmations(week, isPublished);
  return (
    <UndoContext value={undo}>
      <ShiftClipboardContext value={clipboard}>
        <RowViewContext value={rows.view}>
          <WeekConfirmationsContext value={confirmations}>
            <Page
              title="Schedules"
              isDense
              filters={
                <>
                  <PlaceBar {...{ place, locations, startsOn }} hasAll />
                  <ViewSelect />
                  <RowsButton rows={rows} />
                  {result.status === "ready" && (
                    <ScheduleState {...result.data} location={location} />
                  )}
                  <ConfirmedCount />
                  <EditorsHere others={others} />
                </>
              }
              actions={
                result.status === "ready" && (
                  <RosterButtons
                    {...result.data}
                    place={place}
                    tray={tray}
                    onType={() => setTyping(true)}
                  />
                )
              }
            >
              <DataStates result={result} label="the schedule">
                {({ shifts, employees: staff, schedule, plan }) => (
                  <EditedShifts value={edited}>
                    <RosterWeekView
                      key={`${location.id} ${weekStart}`}
                      company={company}
                      locations={allLocations}
                      place={{ ...place, location: joinPlan(location, plan) }}
                      live={shifts}
                      schedule={schedule}
                      state={statusWords(weekStatus(schedule, shifts), schedule, {
                        ...location,
                        locale,
                      })}
                      employees={staff}
                      hasTray={tray.isShown}
                      isTyping={isTyping}
                      onTyped={() => setTyping(false)}
                    />
                  </EditedShifts>
                )}
              </DataStates>
            </Page>
          </WeekConfirmationsContext>
        </RowViewContext>
      </ShiftClipboardContext>
    </UndoContext>
  );
}
