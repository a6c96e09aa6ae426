import type { Company } from "@crewline/domain/records/company/company";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useSearchParams } from "react-router-dom";
import { publishedShiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { AskTimeOffButton } from "../../entities/time-off/ask-time-off-button.tsx";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useToday } from "../../time/use-today.ts";
import { WeekPicker } from "../../entities/company/week-picker.tsx";
import { useActor } from "../../session/actor/use-actor.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { OwnTimeOff } from "./own-time-off.tsx";

/** The published week of the whole company, day by day, and the user's time off. */
export function CalendarPage() {
  const company = useCompany();
  if (company.status === "ready") return <CalendarOf company={company.data} />;
  return (
    <Page title="Calendar">
      <DataStates result={company} label="the calendar">
        {() => null}
      </DataStates>
    </Page>
  );
}

function CalendarOf({ company }: { company: Company }) {
  const actor = useActor();
  const { employeeId } = actor;
  const { displayName } = useOwnProfile();
  const [, setSearch] = useSearchParams();
  const today = useToday(company.timeZone);
  const weekStart = weekStartOf(useAddressDay("week") ?? today, company.workRules.weekStart);
  const source = publishedShiftsSource(actor, { weekStart });
  const result = allResults({
    shifts: useLive(source),
    employees: useEmployees(),
    locations: useLocations(),
  });
  return (
    <Page
      title="Calendar"
      actions={
        employeeId !== null && <AskTimeOffButton employee={{ id: employeeId, name: displayName }} />
      }
      filters={
        <WeekPicker value={weekStart} onChange={(week) => setSearch({ week }, { replace: true })} />
      }
    >
      {employeeId !== null && <OwnTimeOff employeeId={employeeId} today={today} />}
      <DataStates result={result} label="the published shifts">
        {(data) => <CalendarAgenda {...data} weekStart={weekStart} today={today} />}
      </DataStates>
    </Page>
  );
}
