import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { MouseEvent } from "react";
import { styled } from "@mui/material/styles";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { usePreferences } from "../../session/preferences/preferences.ts";
import { restoredId, spotOf } from "./grid-focus.ts";
import { heardOnly } from "./heard-only.ts";
import { GridRow } from "./grid-row.tsx";
import { GridRows } from "./grid-rows.tsx";
import { useWeekPart, useWeekStore, useWholeWeek } from "./model/use-week-store.ts";
import type { CountPlan } from "./plan-by-person.ts";
import { ShiftCards } from "./shift-card-styles.ts";
import { useGridDrag } from "./use-grid-drag.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridTyping } from "./use-grid-typing.ts";
import type { RosterActions } from "./use-roster-actions.ts";
import { WeekGridFoot } from "./week-grid-foot.tsx";
import { WeekGridHead } from "./week-grid-head.tsx";
import { WeekGridRoot } from "./week-grid-root.ts";

const OnlyHeard = styled("output")(heardOnly);

export interface WeekGridProps {
  /** Counts overtime and warnings of a person. */
  countPlan: CountPlan;
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
  const { countPlan, actions, onOpen, onRestore, onDetails } = props;
  const store = useWeekStore();
  const order = useWeekPart("order", () => store.order());
  const { gridRef, focusLater, handleFocus, handleBlur } = useGridFocus();
  const { place, typing, start } = useGridTyping({ store, actions, onDetails, focusLater });
  const findShift = (id: ShiftId) => store.shift(id);
  const drag = useGridDrag(findShift, actions);
  const { handleKeyDown, said } = useGridKeys({
    findShift,
    actions,
    onType: start,
    onMoved: (shiftId) => focusLater({ shiftId, place: null }),
  });
  const handleClick = (event: MouseEvent) => {
    if (drag.isEndOfDrag(event.timeStamp)) return undefined;
    const spot = spotOf(event.target);
    const removedId = restoredId(event.target);
    if (removedId !== null) return onRestore(removedId);
    if (event.target instanceof Element && event.target.closest(inert) !== null) return;
    if (spot.shiftId === null) return spot.place && start(spot.place, "");
    return findShift(spot.shiftId) && onOpen(spot.shiftId);
  };
  const week = store.week();
  const { density } = usePreferences().preferences;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const typingOf = (employeeId: EmployeeId | null) =>
    place !== null && place.employeeId === employeeId
      ? { typingDay: place.day, typing }
      : { typingDay: null, typing: null };
  return (
    <ShiftCards>
      <WeekGridRoot ref={setFrame} className={density}>
        <table
          ref={gridRef}
          // A table whose cells are walked with the arrow keys is what ARIA calls a grid.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={`Shifts at ${week.location.name}, week of ${formatLongDay(week.weekStart, locale)}`}
          {...drag.bind()}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
          onBlur={handleBlur}
        >
          <Head />
          <tbody className="body">
            <GridRow employeeId={null} countPlan={countPlan} {...typingOf(null)} />
            <GridRows
              frame={frame}
              order={order}
              rowHeight={rowHeights[density]}
              renderRow={(employeeId, index, measure) => (
                <GridRow
                  key={employeeId}
                  {...{ employeeId, index, measure, countPlan }}
                  {...typingOf(employeeId)}
                />
              )}
            />
          </tbody>
          <Foot />
        </table>
      </WeekGridRoot>
      <OnlyHeard>{said}</OnlyHeard>
    </ShiftCards>
  );
}

/** Of a person with at most one shift a day. */
const rowHeights = { normal: 37, compact: 29 } as const;

/** Elements whose click does not begin typing. */
const inert = "input, .typing-says, .link, .elsewhere, .removed";

function Head() {
  const { days, today, location } = useWholeWeek();
  return <WeekGridHead days={days} today={today} location={location} />;
}

function Foot() {
  const week = useWholeWeek();
  return <WeekGridFoot week={week} board={useWeekStore().board()} />;
}
