import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { SheetOverview, ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { LoadedSheet } from "./loaded-sheet.tsx";
import { SheetHoursLines } from "../../../entities/timesheets/sheet-hours.tsx";
import { SheetPayLines } from "../../../entities/timesheets/sheet-pay.tsx";

interface SheetFiguresProps {
  row: SheetOverview[number];
  company: Company;
  firstDay: LocalDate;
  /** True if the list has a column of pay. */
  hasPay: boolean;
}

/** Hours, overtime and pay of a timesheet in the list; each opens what it adds up. */
export function SheetFigures({ row, company, firstDay, hasPay }: SheetFiguresProps) {
  const locale = useLocale();
  const { employeeId, employeeName, workedSeconds, overtimeSeconds, amountMinor } = row;
  const startsOn = company.workRules.weekStart;
  const open = (render: (sheet: ShownTimesheet) => ReactNode) => (
    <LoadedSheet employeeId={employeeId} day={firstDay} render={render} />
  );
  return (
    <Box sx={{ display: "flex", gap: 1.5, width: { xs: "100%", sm: "auto" } }}>
      <Column label="Hours">
        <ExplainedFigure
          figure={formatDuration(workedSeconds)}
          subject={`Hours of ${employeeName}`}
          renderExplanation={() =>
            open((sheet) => (
              <SheetHoursLines
                total={workedSeconds}
                hours="worked"
                sheet={sheet}
                startsOn={startsOn}
              />
            ))
          }
        />
      </Column>
      <Column label="Overtime">
        {overtimeSeconds === 0 ? (
          "–"
        ) : (
          <ExplainedFigure
            figure={formatDuration(overtimeSeconds)}
            subject={`Overtime of ${employeeName}`}
            renderExplanation={() =>
              open((sheet) => (
                <SheetHoursLines
                  total={overtimeSeconds}
                  hours="overtime"
                  sheet={sheet}
                  startsOn={startsOn}
                />
              ))
            }
          />
        )}
      </Column>
      {hasPay && (
        <Column label="Pay">
          {amountMinor === null ? (
            "–"
          ) : (
            <ExplainedFigure
              figure={formatAmount(amountMinor, company.currency, locale)}
              subject={`Pay of ${employeeName} before taxes`}
              renderExplanation={() =>
                open((sheet) => <SheetPayLines totalMinor={amountMinor} sheet={sheet} />)
              }
            />
          )}
        </Column>
      )}
    </Box>
  );
}

function Column({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ width: 96, textAlign: { sm: "right" }, fontVariantNumeric: "tabular-nums" }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      {children}
    </Box>
  );
}
