import Add from "@mui/icons-material/Add";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { currentRate, rateTimeline } from "@crewline/domain/rules/rates/rate-timeline";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatRate } from "@crewline/domain/kernel/money/rate";
import { payText } from "@crewline/domain/words/pay/salary-words";
import type { MinimumWageGap } from "@crewline/domain/rules/rates/minimum-wage";
import { minimumsOf, minimumWageGaps } from "@crewline/domain/rules/rates/minimum-wage";
import { useLocale } from "../../../locale/use-locale.ts";
import { locationNames } from "../../../entities/locations/location-names.ts";
import { employeePaySource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { AddWageChangeDialog } from "../../../entities/wages/add-wage-change-dialog.tsx";
import { RateChart } from "../../../entities/wages/rate-chart.tsx";
import { RateTable } from "../../../entities/wages/rate-table.tsx";
import { useLocationRecords } from "../../../entities/locations/use-location-records.ts";
import { useToday } from "../../../time/use-today.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PolicySection } from "./policy-section.tsx";

interface PayTabProps {
  employee: Employee;
  locations: readonly Location[];
  /** The zone whose days decide which rate holds. */
  timeZone: string;
}

/** The hourly rates and overtime policies of a person: now, before and planned. */
export function PayTab({ employee, locations, timeZone }: PayTabProps) {
  const [isAdding, setIsAdding] = useState(false);
  const pay = useLive(employeePaySource(useActor(), employee.id));
  const mayChange = useMay("wageChanges", "edit");
  const addButton = mayChange && (
    <Button variant="outlined" startIcon={<Add />} onClick={() => setIsAdding(true)}>
      Add wage change
    </Button>
  );
  return (
    <>
      <DataStates result={pay} label="rates">
        {(data) => (
          <>
            {data === null || data.rates.length === 0 ? (
              <EmptyState
                title="No rate yet"
                text="Hours are counted already. They are paid as soon as there is a rate for their day."
                action={addButton}
              />
            ) : (
              <Rates
                pay={data}
                employee={employee}
                locations={locations}
                timeZone={timeZone}
                action={addButton}
              />
            )}
            <PolicySection employee={employee} pay={data} timeZone={timeZone} />
          </>
        )}
      </DataStates>
      {isAdding && (
        <AddWageChangeDialog employeeId={employee.id} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

interface RatesProps {
  pay: EmployeePay;
  employee: Employee;
  locations: readonly Location[];
  timeZone: string;
  action: ReactNode;
}

function Rates({ pay, employee, locations, timeZone, action }: RatesProps) {
  const locale = useLocale();
  const today = useToday(timeZone);
  const now = currentRate(pay.rates, today);
  const { locationIds, jobRoleIds } = employee;
  const person = { locationIds, jobRoleIds, rates: pay.rates };
  const records = useLocationRecords();
  const minimums = minimumsOf(records.status === "ready" ? records.data : []);
  const gaps = minimumWageGaps(person, { day: today, minimums });
  return (
    <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
      <div>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Now
        </Typography>
        <Typography variant="h1" component="p">
          {now === null ? "No general rate" : payText(now, pay.currency, locale)}
        </Typography>
      </div>
      {gaps.length > 0 && (
        <Alert severity="warning">
          {belowWords(gaps, locations, { currency: pay.currency, locale })}
        </Alert>
      )}
      <RateChart rates={pay.rates} today={today} currency={pay.currency} locations={locations} />
      <RateTable
        spans={rateTimeline(pay.rates, today)}
        currency={pay.currency}
        locations={locations}
      />
      {action}
    </Stack>
  );
}

/** Below which minimum wages the person is paid, each location once. */
function belowWords(
  gaps: readonly MinimumWageGap[],
  locations: readonly Location[],
  { currency, locale }: { currency: string; locale: Locale },
): string {
  const places = new Map(gaps.map((gap) => [gap.locationId, gap.minimumTenThousandths]));
  const nameOf = locationNames(locations);
  const words = [...places].map(
    ([id, minimum]) => `${nameOf(id)} (${formatRate(minimum, currency, locale)})`,
  );
  return `This is below the minimum wage at ${words.join(", ")}.`;
}
