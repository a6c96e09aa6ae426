import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import { useCompany } from "../../entities/company/use-company.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import { AccessTab } from "./access/access-tab.tsx";
import { DirectoryEntry } from "./directory-entry.tsx";
import { LazyAvailabilityTab, LazyTimeOffTab } from "./employee-tabs.ts";
import { HistoryTab } from "./history-tab.tsx";
import { PayTab } from "./pay/pay-tab.tsx";
import { ProfileTab } from "./profile/profile-tab.tsx";
import { WorkTab } from "./work-tab.tsx";

interface TabContentProps {
  tab: string | undefined;
  employee: Employee;
  locations: readonly Location[];
}

/** The chosen tab of a record; the directory entry for a person who may read no more. */
export function TabContent({ tab, employee, locations }: TabContentProps) {
  const company = useCompany();
  const zone = mapResult(company, ({ timeZone }) => homeZone(employee, locations, timeZone));
  switch (tab) {
    case "profile":
      return <ProfileTab employee={employee} />;
    case "work":
      return <WorkTab employee={employee} locations={locations} />;
    case "pay":
      return (
        <DataStates result={zone} label="rates">
          {(timeZone) => <PayTab employee={employee} locations={locations} timeZone={timeZone} />}
        </DataStates>
      );
    case "availability":
      return (
        <DataStates result={allResults({ zone, company })} label="the availability">
          {({ zone: timeZone, company: { workRules } }) => (
            <LazyAvailabilityTab
              employee={employee}
              timeZone={timeZone}
              startsOn={workRules.weekStart}
            />
          )}
        </DataStates>
      );
    case "timeOff":
      return (
        <DataStates result={zone} label="time off">
          {(timeZone) => <LazyTimeOffTab employee={employee} timeZone={timeZone} />}
        </DataStates>
      );
    case "access":
      return <AccessTab employee={employee} />;
    case "history":
      return (
        <DataStates result={zone} label="the history">
          {(timeZone) => <HistoryTab employee={employee} timeZone={timeZone} />}
        </DataStates>
      );
    default:
      return <DirectoryEntry employee={employee} locations={locations} />;
  }
}
