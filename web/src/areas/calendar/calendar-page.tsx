import type { Company } from "@crewline/domain/records/company/company";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useToday } from "../../time/use-today.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Page } from "../../ui/page/page.tsx";
import { useCalendarAddress } from "./calendar-address.ts";
import { CalendarScreen } from "./calendar-screen.tsx";

/** A month, week, day or agenda of what the reader may see of the company's time. */
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
  const today = useToday(company.timeZone);
  const address = useCalendarAddress(today);
  const known = allResults({ employees: useEmployees(), locations: useLocations() });
  if (known.status === "ready") {
    return <CalendarScreen {...known.data} company={company} today={today} address={address} />;
  }
  return (
    <Page title="Calendar">
      <DataStates result={known} label="the calendar">
        {() => null}
      </DataStates>
    </Page>
  );
}
