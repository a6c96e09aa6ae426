import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { employeeSource } from "../../live/employees.ts";
import { employeeWeekSource } from "../../live/employee-weeks.ts";
import { ownShiftsSource } from "../../live/shift-packs.ts";
import { useLive } from "../../live/use-live.ts";
import { useToday } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { InOrder } from "../../ui/page/in-order.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { NextShifts } from "./next-shifts.tsx";
import { OwnPeriod } from "./own-period.tsx";
import { OwnCoverOffers } from "./own-cover-offers.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { OwnOpenShifts } from "./own-open-shifts.tsx";
import { OwnWeek } from "./own-week.tsx";
import { OwnLists } from "../../entities/checklists/own-lists.tsx";
import { OwnMessages } from "../../entities/schedules/messages/own-messages.tsx";
import { Section } from "./frame/section.tsx";
import { PunchClock } from "./punch-clock.tsx";

interface OwnHomeProps {
  employeeId: EmployeeId;
  company: Company;
  locations: readonly Location[];
}

/** The number of next shifts from yesterday on; one of them may be last night's. */
const shownShifts = 4;

/** A person's own clock, next shifts and hours. */
export function OwnHome({ employeeId, company, locations }: OwnHomeProps) {
  const actor = useActor();
  const today = useToday(company.timeZone);
  const weekStart = weekStartOf(today, company.workRules.weekStart);
  const sources = {
    employee: employeeSource(actor, employeeId),
    week: employeeWeekSource(actor, { employeeId, weekStart }),
    before: employeeWeekSource(actor, { employeeId, weekStart: addDays(weekStart, -7) }),
    shifts: ownShiftsSource(actor, employeeId),
  };
  const result = allResults({
    employee: useLive(sources.employee),
    week: useLive(sources.week),
    before: useLive(sources.before),
    shifts: useLive(sources.shifts),
  });
  return (
    <DataStates result={result} label="your clock">
      {({ employee, week, before, shifts: own }) => {
        if (employee === null) return null;
        const shifts = own.filter(({ day }) => day >= addDays(today, -1)).slice(0, shownShifts);
        const both = [...(before?.entries ?? []), ...(week?.entries ?? [])];
        const entries = [...new Map(both.map((entry) => [entry.entryId, entry])).values()];
        return (
          <InOrder>
            <PunchClock
              employee={employee}
              company={company}
              entries={entries}
              weekOf={(entryId) =>
                [week, before].find((one) =>
                  one?.entries.some((entry) => entry.entryId === entryId),
                )?.weekStart ?? null
              }
              shifts={shifts}
              locations={locations}
            />
            <OwnMessages employeeId={employeeId} today={today} Frame={Section} />
            <OwnCoverOffers employeeId={employeeId} locations={locations} />
            <OwnLists employee={employee} shifts={own} locations={locations} Frame={Section} />
            <OwnRequests employeeId={employeeId} />
            <NextShifts employee={employee} shifts={shifts} locations={locations} />
            <OwnOpenShifts
              employee={employee}
              company={company}
              today={today}
              own={own}
              locations={locations}
            />
            <OwnWeek week={week} weekBefore={before} entries={entries} locations={locations}>
              {/* Read again when the finished time of the week changes. */}
              <OwnPeriod
                key={week?.hours.workedSeconds ?? 0}
                employeeId={employeeId}
                company={company}
              />
            </OwnWeek>
          </InOrder>
        );
      }}
    </DataStates>
  );
}
