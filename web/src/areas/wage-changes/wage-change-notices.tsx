import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { WageChangeNotice } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { WageChangeState } from "@crewline/domain/rules/rates/wage-change-state";
import { wageChangeStates } from "@crewline/domain/rules/rates/wage-change-state";
import { useLocale } from "../../locale/use-locale.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { workWords } from "../../entities/wages/work-words.ts";
import { trpc } from "../../api/trpc.ts";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { todayIn } from "../../time/use-today.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { allResults, queryResult } from "../../ui/loading/load-result.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { wageChangeFilters } from "./wage-change-list.ts";
import type { WageChangeFilter } from "./wage-change-rows.ts";
import { filterRows } from "./wage-change-rows.ts";
import { stateWord, WageChangeStateChip } from "./wage-change-words.tsx";

interface WageChangeNoticesProps {
  filter: WageChangeFilter;
}

interface NoticeRow {
  change: WageChangeNotice & { employeeLocationIds: LocationId[] };
  state: WageChangeState;
  employeeName: string;
  appliesTo: string;
}

/** For managers who may not see wages: whose rate changes and when, without the sums. */
export function WageChangeNotices({ filter }: WageChangeNoticesProps) {
  const query = useQuery(trpc.wageChanges.notices.queryOptions());
  const result = allResults({
    changes: queryResult(query),
    employees: useEmployees(),
    locations: useLocations(),
    company: useCompany(),
  });
  return (
    <DataStates result={result} label="wage changes">
      {({ changes, employees, locations, company }) => (
        <NoticeTable
          notices={changes.notices}
          employees={employees}
          locations={locations}
          companyZone={company.timeZone}
          filter={filter}
        />
      )}
    </DataStates>
  );
}

interface NoticeTableProps extends WageChangeNoticesProps, Names {
  notices: readonly WageChangeNotice[];
  companyZone: string;
}

function NoticeTable({ notices, employees, locations, companyZone, filter }: NoticeTableProps) {
  const locale = useLocale();
  const list = useMemo(() => noticeList(locale), [locale]);
  const roleName = useRoleName();
  const rows = useMemo(
    () => noticeRows(notices, { employees, locations }, { companyZone, roleName }),
    [notices, employees, locations, companyZone, roleName],
  );
  return <ListTable list={list} rows={filterRows(rows, filter)} all={rows.length} empty={none} />;
}

const none = (
  <EmptyState
    title="No wage changes"
    text="You see here when the rate of one of your people changes. An admin can let you see the sums."
  />
);

interface Names {
  employees: readonly Employee[];
  locations: readonly Location[];
}

function noticeRows(
  notices: readonly WageChangeNotice[],
  { employees, locations }: Names,
  { companyZone, roleName }: { companyZone: string; roleName: NameOfRole },
): NoticeRow[] {
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  const [nameOf, placeOf] = [employeeNames(employees), locationNames(locations)];
  const todayFor = (id: EmployeeId) => todayIn(homeZone(byId.get(id), locations, companyZone));
  const isMerged = (id: EmployeeId) => (byId.get(id)?.mergedIntoId ?? null) !== null;
  const states = wageChangeStates(notices, todayFor, isMerged);
  return notices.map((notice) => {
    const { id, employeeId, jobRoleId, locationId } = notice;
    return {
      change: { ...notice, employeeLocationIds: byId.get(employeeId)?.locationIds ?? [] },
      state: states.get(id) ?? "cancelled",
      employeeName: nameOf(employeeId),
      appliesTo: workWords(
        nameOrNone(jobRoleId, roleName),
        locationId === null ? null : placeOf(locationId),
      ),
    };
  });
}

function noticeColumns(locale: Locale): TableColumn<NoticeRow>[] {
  return [
    {
      id: "employee",
      header: "Employee",
      cell: ({ employeeName }) => employeeName,
      sortBy: ({ employeeName }) => employeeName,
    },
    {
      id: "from",
      header: "From",
      cell: ({ change }) => formatDate(change.effectiveDate, locale),
      sortBy: ({ change }) => change.effectiveDate,
    },
    {
      id: "applies",
      header: "Applies to",
      cell: ({ appliesTo }) => appliesTo,
      sortBy: ({ appliesTo }) => appliesTo,
    },
    { id: "rate", header: "Hourly rate", cell: () => "Not shown to you", card: "hidden" },
    {
      id: "state",
      header: "State",
      cell: ({ state }) => <WageChangeStateChip state={state} />,
      sortBy: ({ state }) => stateWord(state),
    },
  ];
}

function noticeList(locale: Locale): ListDefinition<NoticeRow> {
  return {
    screen: "wage-notices",
    label: "Wage changes",
    noun: { one: "wage change", other: "wage changes" },
    rowId: ({ change }) => change.id,
    columns: noticeColumns(locale),
    initialSort: { id: "from", desc: true },
    filters: wageChangeFilters,
    file: null,
  };
}
