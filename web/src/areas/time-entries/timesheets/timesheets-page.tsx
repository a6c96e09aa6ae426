import PrintOutlined from "@mui/icons-material/PrintOutlined";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { SheetStatus } from "@crewline/domain/records/timesheets/timesheet";
import { sheetStatusSchema } from "@crewline/domain/records/timesheets/timesheet";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { trpc } from "../../../api/trpc.ts";
import { PeriodPicker } from "../../../entities/company/period-picker.tsx";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { LoadedSheet } from "./loaded-sheet.tsx";
import { LocationClosingsList } from "../../../entities/company/closings/location-closings.tsx";
import { SheetList } from "./sheet-list.tsx";
import { TimesheetView } from "./timesheet-view.tsx";
import { useSees } from "../../../session/actor/use-may.ts";

const defaults = { sheet: "", of: "", status: "" };

export interface TimesheetsPageProps {
  /** Any day of the pay period. */
  day: LocalDate;
}

/** The timesheets of a pay period: the employee's own, or those of everyone in reach. */
export function TimesheetsPage({ day }: TimesheetsPageProps) {
  const { values, set } = useUrlParams(defaults);
  const seesOthers = useSees("timeEntries", "approve");
  const own = useLogin().employeeId;
  const chosen = readId(employeeIdSchema, values.of) || null;
  const shown = seesOthers ? chosen : own;
  const company = useCompany();
  return (
    <Page
      title={shown === null ? "Timesheets" : "Timesheet"}
      actions={
        <>
          {seesOthers && chosen !== null && (
            <Button onClick={() => set({ of: "" }, "push")}>All timesheets</Button>
          )}
          <Button component={Link} to={`/time-entries?week=${day}`}>
            Time entries
          </Button>
          {shown !== null && (
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              Print
            </Button>
          )}
        </>
      }
    >
      <DataStates result={company} label="the pay period">
        {(data) => (
          <>
            <PeriodPicker
              company={data}
              value={payPeriodAt(data, day)}
              onChange={(sheet) => set({ sheet })}
            />
            {shown === null ? (
              <Everyone
                company={data}
                day={day}
                status={asStatus(values.status)}
                onStatus={(status) => set({ status })}
                onOpen={(of) => set({ of }, "push")}
              />
            ) : (
              <One employeeId={shown} day={day} startsOn={data.workRules.weekStart} />
            )}
          </>
        )}
      </DataStates>
    </Page>
  );
}

/** The status that the address asks for; one that it does not know asks for nothing. */
function asStatus(value: string): SheetStatus | "" {
  return sheetStatusSchema.safeParse(value).data ?? "";
}

interface EveryoneProps {
  company: Company;
  day: LocalDate;
  status: SheetStatus | "";
  onStatus: (status: SheetStatus | "") => void;
  onOpen: (employeeId: EmployeeId) => void;
}

function Everyone({ company, day, status, onStatus, onOpen }: EveryoneProps) {
  const { firstDay } = payPeriodAt(company, day);
  const query = useQuery({
    ...trpc.timesheets.list.queryOptions({ day: firstDay }),
    staleTime: 0,
  });
  return (
    <DataStates result={queryResult(query)} label="the timesheets">
      {(sheets) => (
        <>
          <SheetList {...{ sheets, company, firstDay, status, onStatus, onOpen }} />
          <LocationClosingsList firstDay={firstDay} timeZone={company.timeZone} />
        </>
      )}
    </DataStates>
  );
}

interface OneProps {
  employeeId: EmployeeId;
  day: LocalDate;
  startsOn: Weekday;
}

function One({ employeeId, day, startsOn }: OneProps) {
  return (
    <LoadedSheet
      employeeId={employeeId}
      day={day}
      render={(sheet, readAgain) => (
        <TimesheetView sheet={sheet} startsOn={startsOn} onSaid={readAgain} />
      )}
    />
  );
}
