import Add from "@mui/icons-material/Add";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MouseEvent } from "react";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { gapText } from "@crewline/domain/words/schedules/week-figure-words";
import { specialDayLine } from "@crewline/domain/words/locations/special-day-words";
import type { UncoveredRange } from "@crewline/domain/rules/locations/uncovered-ranges";
import { uncoveredRanges } from "@crewline/domain/rules/locations/uncovered-ranges";
import {
  formatDay,
  formatLongDay,
  formatWeekday,
} from "@crewline/domain/kernel/formats/format-time";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { draftPlan } from "./draft-plan.ts";
import { restoredId, spotOf } from "./grid-focus.ts";
import { useWeekStore, useWholeWeek } from "./model/use-week-store.ts";
import { RemovedCard } from "./removed-card.tsx";
import { ShiftCards } from "./shift-card-styles.ts";
import { ShiftCard } from "./shift-card.tsx";
import { useDay } from "./use-day.ts";
import { peopleWords, PlannedSum } from "./week-grid-foot.tsx";
import type { WeekGridProps } from "./week-grid.tsx";
import { WeekStrip } from "./week-strip.tsx";
import { DayHandOver } from "./day-hand-over.tsx";
import { ElsewhereOnDay } from "./elsewhere-on-day.tsx";
import { AvailabilityLines } from "./availability-lines.tsx";

/** The roster on a phone: one day at a time, each shift a card that opens its form. */
export function DayRoster(props: Omit<WeekGridProps, "countPlan" | "actions">) {
  const locale = useLocale();
  const { onOpen, onRestore, onDetails } = props;
  const week = useWholeWeek();
  const store = useWeekStore();
  const board = store.board();
  const [day, setDay] = useDay(week.days, week.today);
  const index = week.days.indexOf(day);
  const total = board.days[index];
  const open = board.open.cells[index] ?? [];
  const assigned = week.shifts
    .filter((shift) => shift.day === day && shift.employeeId !== null)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const special = specialDayLine(week.location, day, { locale });
  const missing = uncoveredRanges(week.location, day, week.shifts);
  const gapOf = (range: UncoveredRange) => {
    const role = nameOrNone(range.jobRoleId, week.roleName);
    return gapText(range, { timeZone: week.location.timeZone, role }, locale);
  };
  const handleClick = (event: MouseEvent) => {
    const { shiftId } = spotOf(event.target);
    const removedId = restoredId(event.target);
    if (removedId !== null) return onRestore(removedId);
    if (shiftId !== null) onOpen(shiftId);
  };
  const cards = (shifts: readonly Shift[]) =>
    shifts.map((shift) => (
      <ShiftCard
        key={shift.id}
        shift={shift}
        who={shift.employeeId === null ? "Open shift" : week.names.employee(shift.employeeId)}
        isNamed
        isSaving={store.isUnanswered(shift.id)}
      />
    ));
  return (
    <>
      <WeekStrip
        days={week.days}
        today={week.today}
        selected={day}
        counts={week.days.map((one) => week.shifts.filter((shift) => shift.day === one).length)}
        onSelect={setDay}
      />
      <Typography component="h2" variant="h6">
        {formatLongDay(day, locale)}
      </Typography>
      {special !== null && <Typography variant="body2">{special}</Typography>}
      {total !== undefined && (
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
          {`${peopleWords(total, locale)}, `}
          <PlannedSum
            scope="day"
            total={total.plannedSeconds}
            subject={`Planned hours, ${formatDay(day, locale)}`}
            shifts={assigned}
            openShifts={total.openShifts}
            {...{ week, board }}
          />
          {" hours planned"}
        </Typography>
      )}
      <DayHandOver location={week.location} day={day} />
      <AvailabilityLines week={week} index={index} />
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`Missing: ${missing.map(gapOf).join("; ")}`}
        </Alert>
      )}
      {/* The cards are buttons; their clicks are handled together here. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <ShiftCards onClick={handleClick}>
        <Stack spacing={1}>
          {cards(open)}
          {cards(assigned)}
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
      <Button
        fullWidth
        variant="outlined"
        startIcon={<Add />}
        sx={{ mt: 2, minHeight: 48 }}
        onClick={() => onDetails(draftPlan(week, { employeeId: null, day }, null))}
      >
        {`Add shift on ${formatWeekday(day, "long", locale)}`}
      </Button>
    </>
  );
}
