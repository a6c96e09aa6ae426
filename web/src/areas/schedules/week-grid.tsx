import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import type { MouseEvent } from "react";
import { styled } from "@mui/material/styles";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { WeekBoard } from "@crewline/domain/projections/schedules/week-board";
import { useLocale } from "../../locale/use-locale.ts";
import { restoredId, spotOf } from "./grid-focus.ts";
import { heardOnly } from "./heard-only.ts";
import { GridRow } from "./grid-row.tsx";
import type { RosterWeek } from "./roster-context.ts";
import { ShiftCards } from "./shift-card-styles.ts";
import { useGridDrag } from "./use-grid-drag.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridTyping } from "./use-grid-typing.ts";
import type { PlanFigures } from "./plan-by-person.ts";
import { noFigures } from "./plan-by-person.ts";
import type { RosterActions } from "./use-roster-actions.ts";
import { WeekGridFoot } from "./week-grid-foot.tsx";
import { WeekGridHead } from "./week-grid-head.tsx";
import { WeekGridRoot } from "./week-grid-root.ts";

const OnlyHeard = styled("output")(heardOnly);

export interface WeekGridProps {
  week: RosterWeek;
  board: WeekBoard<Shift>;
  /** Overtime and warnings by person; none where they cannot be known. */
  figures: ReadonlyMap<EmployeeId, PlanFigures>;
  savingIds: ReadonlySet<ShiftId>;
  actions: RosterActions;
  onOpen: (shiftId: ShiftId) => void;
  /** Undoes the removal of a shift that staff still see. */
  onRestore: (shiftId: ShiftId) => void;
  /** Asks for a new shift with all its fields. */
  onDetails: (draft: ShiftPlan) => void;
}

/** The week of a location: open shifts on top, then a row for each person. */
export function WeekGrid(props: WeekGridProps) {
  const locale = useLocale();
  const { week, board, figures, savingIds, actions, onOpen, onRestore, onDetails } = props;
  const { gridRef, focusLater, handleFocus, handleBlur } = useGridFocus();
  const { place, typing, start } = useGridTyping({ week, actions, onDetails, focusLater });
  const byId = new Map(week.shifts.map((shift) => [shift.id, shift]));
  const findShift = (id: ShiftId) => (savingIds.has(id) ? undefined : byId.get(id));
  const drag = useGridDrag(findShift, actions);
  const { handleKeyDown, said } = useGridKeys({
    findShift,
    actions,
    onType: start,
    onMoved: (shiftId) => focusLater({ shiftId, place: null }),
  });
  const handleClick = (event: MouseEvent) => {
    const spot = spotOf(event.target);
    const removedId = restoredId(event.target);
    if (removedId !== null) return onRestore(removedId);
    if (event.target instanceof Element && event.target.closest(inert) !== null) return;
    if (spot.shiftId === null) return spot.place && start(spot.place, "");
    return findShift(spot.shiftId) && onOpen(spot.shiftId);
  };
  const dayLabels = week.days.map((day) => formatLongDay(day, locale));
  return (
    <ShiftCards>
      <WeekGridRoot>
        <table
          ref={gridRef}
          // A table whose cells are walked with the arrow keys is what ARIA calls a grid.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={`Shifts at ${week.location.name}, week of ${formatLongDay(week.weekStart, locale)}`}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
          onBlur={handleBlur}
          {...drag}
        >
          <WeekGridHead days={week.days} today={week.today} location={week.location} />
          <tbody className="body">
            {[board.open, ...board.rows].map((row) => (
              <GridRow
                key={row.employeeId ?? "open"}
                employeeId={row.employeeId}
                who={row.employeeId === null ? "Open shifts" : week.names.employee(row.employeeId)}
                timeZone={week.location.timeZone}
                detail={detailOf(week, row.employeeId)}
                days={week.days}
                dayLabels={dayLabels}
                cells={row.cells}
                elsewhere={row.elsewhere}
                removed={week.removed.filter(({ employeeId }) => employeeId === row.employeeId)}
                restorable={week.restorable}
                words={week.elsewhereWords}
                said={row.employeeId === null ? undefined : week.notes.get(row.employeeId)}
                plannedSeconds={row.plannedSeconds}
                elsewhereSeconds={row.elsewhereSeconds}
                plan={(row.employeeId !== null && figures.get(row.employeeId)) || noFigures}
                savingIds={savingIds}
                typingDay={place !== null && place.employeeId === row.employeeId ? place.day : null}
                typing={place !== null && place.employeeId === row.employeeId ? typing : null}
              />
            ))}
          </tbody>
          <WeekGridFoot week={week} board={board} />
        </table>
      </WeekGridRoot>
      <OnlyHeard>{said}</OnlyHeard>
    </ShiftCards>
  );
}

/** Elements whose click does not begin typing. */
const inert = "input, .link, .elsewhere, .removed";

function detailOf({ people, roleName }: RosterWeek, employeeId: EmployeeId | null): string {
  if (employeeId === null) return "Unassigned";
  const person = people.find(({ id }) => id === employeeId);
  return jobRolesText(person?.jobRoleIds ?? [], roleName);
}
