import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { formatDate } from "@crewline/domain/time/format";
import type { WageChangeNotice } from "@crewline/domain/wage-changes/wage-change-rows";
import { trpc } from "../../api/trpc.ts";
import { useEmployees } from "../../pickers/use-employees.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { allResults, queryResult } from "../../ui/load-result.ts";
import type { TableColumn } from "../../ui/table-column.ts";

/** For managers who may not see wages: whose rate changes and when, without the sums. */
export function WageChangeNotices({ employee }: { employee: string }) {
  const query = useQuery(trpc.wageChanges.notices.queryOptions());
  const result = allResults({
    changes: queryResult(query),
    employees: useEmployees(),
    locations: useLocations(),
  });
  return (
    <DataStates result={result} label="wage changes">
      {({ changes, employees, locations }) => (
        <Notices
          notices={changes.notices.filter((one) => employee === "" || one.employeeId === employee)}
          nameOf={(id) => employees.find((one) => one.id === id)?.name ?? "Former employee"}
          placeOf={(id) => locations.find((one) => one.id === id)?.name ?? "Former location"}
        />
      )}
    </DataStates>
  );
}

interface NoticesProps {
  notices: readonly WageChangeNotice[];
  nameOf: (employeeId: string) => string;
  placeOf: (locationId: string) => string;
}

function Notices({ notices, nameOf, placeOf }: NoticesProps) {
  const columns = useMemo(() => columnsOf({ nameOf, placeOf }), [nameOf, placeOf]);
  return (
    <DataTable
      label="Wage changes"
      columns={columns}
      rows={notices}
      rowId={({ id }) => id}
      initialSort={{ id: "from", desc: true }}
      empty={
        <EmptyState
          title="No wage changes"
          text="You see here when the rate of one of your people changes. An admin can let you see the sums."
        />
      }
    />
  );
}

function columnsOf({
  nameOf,
  placeOf,
}: Omit<NoticesProps, "notices">): TableColumn<WageChangeNotice>[] {
  const appliesTo = ({ jobRole, locationId }: WageChangeNotice) =>
    [jobRole, locationId === null ? null : placeOf(locationId)]
      .filter((part) => part !== null)
      .join(", ") || "All work";
  return [
    {
      id: "employee",
      header: "Employee",
      cell: ({ employeeId }) => nameOf(employeeId),
      sortBy: ({ employeeId }) => nameOf(employeeId),
    },
    {
      id: "from",
      header: "From",
      cell: ({ effectiveDate }) => formatDate(effectiveDate),
      sortBy: ({ effectiveDate }) => effectiveDate,
    },
    { id: "applies", header: "Applies to", cell: appliesTo, sortBy: appliesTo },
    { id: "rate", header: "Rate an hour", cell: () => "Hidden", card: "hidden" },
    {
      id: "state",
      header: "State",
      cell: ({ isCancelled }) => (isCancelled ? "Cancelled" : "Stands"),
      sortBy: ({ isCancelled }) => (isCancelled ? 1 : 0),
    },
  ];
}
