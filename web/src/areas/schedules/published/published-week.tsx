import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { OwnMessages } from "../../../entities/schedules/messages/own-messages.tsx";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { weekBoard } from "@crewline/domain/projections/schedules/week-board";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { allResults } from "../../../ui/loading/load-result.ts";
import { Page } from "../../../ui/page/page.tsx";
import { useElsewhereWords } from "../model/elsewhere-words.ts";
import { peopleAt } from "../model/people-at.ts";
import { PlaceBar } from "../frame/place-bar.tsx";
import { PrintButton } from "../print/print-button.tsx";
import type { PrintedShift } from "../print/printed-shift.tsx";
import { PrintedWeek } from "../print/printed-week.tsx";
import { PublishedAgenda } from "./published-agenda.tsx";
import type { Place } from "../frame/use-place.ts";
import { usePlace } from "../frame/use-place.ts";

interface PublishedWeekProps {
  company: Company;
  locations: [Location, ...Location[]];
}

/** A week as staff see it: their own shifts everywhere, and their colleagues at a location. */
export function PublishedWeek({ company, locations }: PublishedWeekProps) {
  const actor = useActor();
  const startsOn = company.workRules.weekStart;
  const place = usePlace(locations, startsOn);
  const { location, weekStart } = place;
  const { employeeId } = actor;
  const sources = {
    here: publishedShiftsSource(actor, { weekStart, locationId: location.id }),
    own: employeeId === null ? null : publishedShiftsSource(actor, { weekStart, employeeId }),
  };
  const own = useLive(sources.own);
  const result = allResults({
    here: useLive(sources.here),
    own: sources.own === null ? nobody : own,
    employees: useEmployees(),
  });
  return (
    <Page
      title="Schedules"
      actions={<PrintButton />}
      filters={<PlaceBar place={place} locations={locations} startsOn={startsOn} />}
    >
      <DataStates result={result} label="the published shifts">
        {(data) => (
          <>
            {employeeId !== null && (
              <OwnMessages
                employeeId={employeeId}
                today={place.today}
                weekStart={weekStart}
                Frame={MessageFrame}
              />
            )}
            <PublishedAgenda {...data} place={place} locations={locations} ownId={employeeId} />
            <PrintedPublishedWeek {...data} company={company} place={place} />
          </>
        )}
      </DataStates>
    </Page>
  );
}

interface PrintedPublishedWeekProps {
  company: Company;
  place: Place;
  here: readonly PublishedShift[];
  employees: readonly Employee[];
}

/** The published week of the location on paper, with all employees who work in it. */
function PrintedPublishedWeek(props: PrintedPublishedWeekProps) {
  const { company, place, here, employees } = props;
  const { location, weekStart } = place;
  const days = weekDays(weekStart);
  const working = new Set(here.map(({ employeeId }) => employeeId));
  const people = peopleAt(employees, location.id, weekStart).filter(({ id }) => working.has(id));
  return (
    <PrintedWeek
      companyName={company.name}
      location={location}
      days={days}
      state={here.length === 0 ? "No shifts" : "Published"}
      board={weekBoard<PrintedShift>(
        days,
        { here },
        people.map(({ id }) => id),
      )}
      roleName={jobRoleNames(company.jobRoles)}
      nameOf={employeeNames(employees)}
      elsewhereWords={useElsewhereWords([location], location.timeZone)}
    />
  );
}

function MessageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={messageFrame}>
      {children}
    </Box>
  );
}

const messageFrame = {
  maxWidth: 720,
  p: 2,
  mb: 2,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
} as const;

const nobody = { status: "ready", data: [], isOfflineCopy: false } as const;
