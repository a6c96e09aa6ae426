import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MouseEvent } from "react";
import { byJobRole } from "@crewline/domain/projections/schedules/by-job-role";
import { specialDayLine } from "@crewline/domain/words/locations/special-day-words";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { AddShiftButton } from "./add-shift-button.tsx";
import { AvailabilityLines } from "./availability-lines.tsx";
import { DayHandOver } from "./day-hand-over.tsx";
import { draftPlan } from "../frame/draft-plan.ts";
import { ElsewhereOnDay } from "./elsewhere-on-day.tsx";
import { useWeekFigures } from "../figures/week-figures.tsx";
import { restoredId, spotOf } from "../selection/grid-focus.ts";
import { useWholeWeek } from "../model/use-week-store.ts";
import { RemovedCard } from "../cards/removed-card.tsx";
import { ShiftCards } from "../cards/shift-card-styles.ts";
import { useDay } from "./use-day.ts";
import type { WeekGridProps } from "../grid/week-grid.tsx";
import { DayFigures } from "./day-figures.tsx";
import { DayGaps } from "./day-gaps.tsx";
import { RoleCards } from "./role-cards.tsx";
import { useSwipe } from "./use-swipe.ts";
import { WeekStrip } from "./week-strip.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

/**
 * The roster on a phone: one day at a time, what it lacks on top, then its shifts by job role, each
 * a card that opens its form. A swipe goes to the day before or after.
 */
export function DayRoster(props: Omit<WeekGridProps, "countPlan" | "actions">) {
  const locale = useLocale();
  const { onOpen, onRestore, onDetails } = props;
  const week = useWholeWeek();
  const figures = useWeekFigures();
  const [day, setDay] = useDay(week.days, week.today);
  const swipe = useSwipe({
    onBack: () => setDay(addDays(day, -1)),
    onForward: () => setDay(addDays(day, 1)),
  });
  const index = week.days.indexOf(day);
  const own = figures.days[index];
  const special = specialDayLine(week.location, day, { locale });
  const handleClick = (event: MouseEvent) => {
    const { shiftId } = spotOf(event.target);
    const removedId = restoredId(event.target);
    if (removedId !== null) return onRestore(removedId);
    if (shiftId !== null) onOpen(shiftId);
  };
  const shifts = week.shifts.filter((shift) => shift.day === day).toSorted(openFirst);
  return (
    <>
      <WeekStrip
        days={week.days}
        today={week.today}
        selected={day}
        counts={week.days.map((one) => week.shifts.filter((shift) => shift.day === one).length)}
        gaps={figures.days.map(({ coverage }) => coverage.gaps.length)}
        onSelect={setDay}
      />
      <div {...swipe}>
        <Typography component="h2" variant="h6">
          {formatLongDay(day, locale)}
        </Typography>
        {special !== null && <Typography variant="body2">{special}</Typography>}
        {own !== undefined && (
          <>
            <DayFigures figures={own} />
            <DayGaps week={week} coverage={own.coverage} onAdd={onDetails} />
          </>
        )}
        {/* The cards are buttons; their clicks are handled together here. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <ShiftCards onClick={handleClick}>
          <Stack spacing={2}>
            {byJobRole(shifts, week.companyRoles).map((group) => (
              <RoleCards key={group.jobRoleId ?? "any"} {...group} />
            ))}
            {week.removed
              .filter((shift) => shift.day === day)
              .map((shift) => (
                <RemovedCard
                  key={shift.id}
                  shift={shift}
                  who={
                    shift.employeeId === null ? "Open shift" : week.names.employee(shift.employeeId)
                  }
                  isNamed
                  mayRestore={week.restorable.has(shift.id)}
                />
              ))}
          </Stack>
          <ElsewhereOnDay week={week} day={day} />
        </ShiftCards>
        <AvailabilityLines week={week} index={index} />
        <DayHandOver location={week.location} day={day} />
      </div>
      <Acts>
        <AddShiftButton
          day={day}
          onAdd={() => onDetails(draftPlan(week, { employeeId: null, day }, null))}
        />
      </Acts>
      {/* The last card can be scrolled above the button. */}
      <div style={{ height: 72 }} />
    </>
  );
}

function openFirst(a: Shift, b: Shift): number {
  const isOpen = Number(b.employeeId === null) - Number(a.employeeId === null);
  return isOpen === 0 ? a.startsAt.localeCompare(b.startsAt) : isOpen;
}
