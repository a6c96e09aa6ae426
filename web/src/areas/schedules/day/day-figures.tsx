import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { DayFigures as Figures } from "@crewline/domain/projections/schedules/week-counter";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { weekdayOf } from "@crewline/domain/kernel/time/local-date";
import { coverageHours } from "@crewline/domain/rules/locations/coverage-steps";
import { leftOutText } from "@crewline/domain/words/schedules/week-figure-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { BudgetLines } from "../figures/budget-lines.tsx";
import { CoverageStrip } from "../figures/coverage-strip.tsx";
import { useWeekStore } from "../model/use-week-store.ts";
import { CostText } from "../figures/cost-text.tsx";
import { peopleWords, PlannedSum } from "../grid/week-grid-foot.tsx";

/** People, hours and cost of a day in one line, what they leave out, and the coverage below. */
export function DayFigures({ figures }: { figures: Figures }) {
  const locale = useLocale();
  const store = useWeekStore();
  const week = store.week();
  const { day, coverage, openShifts, cost } = figures;
  const budgetMinor = week.location.laborBudget.minorByDay[weekdayOf(day)];
  const hours = coverageHours([coverage]);
  const leftOut = leftOutText({ openShifts, unpricedShifts: cost.unpricedShifts }, locale);
  return (
    <>
      <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
        {`${peopleWords({ ...figures, openShifts: 0 }, locale)}, `}
        <PlannedSum
          scope="day"
          total={figures.plannedSeconds}
          subject={`Planned hours, ${formatDay(day, locale)}`}
          shifts={week.shifts.filter((one) => one.day === day && one.employeeId !== null)}
          openShifts={openShifts}
          week={week}
          board={store.board()}
        />
        {" hours"}
        {budgetMinor === undefined && <CostText cost={cost} />}
        <BudgetLines cost={cost} budgetMinor={budgetMinor} />
        {leftOut !== null && <div>{leftOut}</div>}
      </Typography>
      {hours !== null && (
        <Box sx={{ mb: 1 }}>
          <CoverageStrip
            roleName={week.roleName}
            timeZone={week.location.timeZone}
            {...{ coverage, hours }}
          />
        </Box>
      )}
    </>
  );
}
