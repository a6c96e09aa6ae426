import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { WageChangeNotice } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { allResults, queryResult } from "../../ui/loading/load-result.ts";
import type { WageChangeFilter } from "./wage-change-rows.ts";
import { filterRows } from "./wage-change-rows.ts";
import type { Names } from "./notice-rows.ts";
import { noticeRows } from "./notice-rows.ts";
import { noticeList } from "./notice-list.tsx";

interface WageChangeNoticesProps {
  filter: WageChangeFilter;
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
