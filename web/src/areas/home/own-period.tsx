import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { Company } from "@crewline/domain/records/company/company";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { trpc } from "../../api/trpc.ts";
import { SheetHoursLines } from "../../entities/timesheets/sheet-hours.tsx";
import { SheetPayLines } from "../../entities/timesheets/sheet-pay.tsx";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { useToday } from "../../time/use-today.ts";

interface OwnPeriodProps {
  employeeId: EmployeeId;
  company: Company;
}

/** True without hours and without pay, such as that of a week of paid time off. */
function isEmpty({ workedSeconds, amountMinor }: ShownTimesheet["total"]): boolean {
  return workedSeconds === 0 && (amountMinor ?? 0) === 0;
}

/** The pay period so far: hours, and the pay where the company shows it; nothing while offline. */
export function OwnPeriod({ employeeId, company }: OwnPeriodProps) {
  const locale = useLocale();
  const day = useToday(company.timeZone);
  const { data: sheet } = useQuery({
    ...trpc.timesheets.show.queryOptions({ employeeId, day }),
    staleTime: 0,
  });
  if (sheet === undefined || isEmpty(sheet.total)) return null;
  const { firstDay, lastDay, total, currency } = sheet;
  const { amountMinor } = total;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        {`Pay period ${formatDayRange(firstDay, lastDay, locale)}`}
      </Typography>
      <Typography>
        {"Hours so far: "}
        <ExplainedFigure
          figure={formatDuration(total.workedSeconds)}
          subject="Hours of this pay period"
          renderExplanation={() => (
            <SheetHoursLines
              total={total.workedSeconds}
              hours="worked"
              sheet={sheet}
              startsOn={company.workRules.weekStart}
            />
          )}
        />
      </Typography>
      {amountMinor !== null && (
        <Typography>
          {"Pay before taxes: "}
          <ExplainedFigure
            figure={formatAmount(amountMinor, currency, locale)}
            subject="Pay of this pay period before taxes"
            renderExplanation={() => <SheetPayLines totalMinor={amountMinor} sheet={sheet} />}
          />
        </Typography>
      )}
    </>
  );
}
