import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { payrollList } from "./payroll-list.tsx";
import { PayrollPersonPanel } from "./payroll-person-panel.tsx";

const panelDefaults = { employee: "" };

/** One row a person; opening it shows the lines that make the sum. */
export function PayrollPeople({ report }: { report: PayrollReport }) {
  const locale = useLocale();
  const { values, set } = useUrlParams(panelDefaults);
  const sheets = useQuery(trpc.timesheets.list.queryOptions({ day: report.firstDay }));
  const list = useMemo(
    () => payrollList(report, sheets.data ?? [], locale),
    [report, sheets.data, locale],
  );
  const open = report.people.find(({ employeeId }) => employeeId === values.employee);
  return (
    <ListTable
      list={list}
      rows={report.people}
      all={report.people.length}
      onOpen={({ employeeId }) => set({ employee: employeeId }, "push")}
      footer={{ label: "Total" }}
      panel={{
        openId: values.employee,
        onStep: ({ employeeId }) => set({ employee: employeeId }),
        render: (neighbours) =>
          open !== undefined && (
            <PayrollPersonPanel
              report={report}
              person={open}
              neighbours={neighbours}
              onClose={() => set({ employee: "" })}
            />
          ),
      }}
      empty={
        <EmptyState
          title="No hours in this pay period"
          text="Hours and pay appear here once people have clocked in and out."
          action={
            <Button
              component={Link}
              to={`/time-entries?span=period&week=${report.firstDay}`}
              variant="outlined"
            >
              See the time entries
            </Button>
          }
        />
      }
    />
  );
}
