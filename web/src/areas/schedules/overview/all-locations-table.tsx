import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDay, formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { KeyboardEvent, MouseEvent } from "react";
import { useEffect, useRef } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import type { WeekFacts } from "./location-sums.tsx";
import { LocationRows } from "./location-rows.tsx";
import type { LocationWeek } from "../model/weeks-by-location.ts";
import type { Direction } from "../selection/grid-focus.ts";
import { keepOneTabStop, nextStop } from "../selection/grid-focus.ts";
import { ShiftCards } from "../cards/shift-card-styles.ts";
import { WeekGridRoot } from "../grid/week-grid-root.ts";

interface AllLocationsTableProps {
  weeks: readonly LocationWeek<LocationRecord>[];
  days: readonly LocalDate[];
  weekStart: LocalDate;
  facts: WeekFacts;
  onClick: (event: MouseEvent) => void;
  onOpen: (locationId: LocationId) => void;
}

/** Nothing is added here; today is a column, which differs where the day does. */
const plainCells = {
  "& .cell.cell": { cursor: "default" },
  "& .sums .cell.cell": { display: "block", textAlign: "center" },
  // Compact rows of people leave these out of the sum.
  "& .body .sums .sum.sum > .quiet.quiet": { display: "block" },
  "& .body .today": { boxShadow: "none", backgroundColor: "action.hover" },
};

/** The weeks of several locations below each other; the arrow keys walk from shift to shift. */
export function AllLocationsTable(props: AllLocationsTableProps) {
  const locale = useLocale();
  const { weeks, days, weekStart, facts, onClick, onOpen } = props;
  const gridRef = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (gridRef.current !== null) keepOneTabStop(gridRef.current, null);
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !event.key.startsWith("Arrow") || !(event.target instanceof Element)) return;
    if (event.target.closest("[data-day]") === null) return;
    event.preventDefault();
    nextStop(event.currentTarget, event.target, event.key as Direction)?.focus();
  };
  const planned = weeks.reduce((sum, week) => sum + week.plannedSeconds, 0);
  return (
    <ShiftCards>
      <WeekGridRoot className="compact" sx={plainCells}>
        <table
          ref={gridRef}
          // A table whose cells are walked with the arrow keys is what ARIA calls a grid.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={`Shifts at all locations, week of ${formatLongDay(weekStart, locale)}`}
          onClick={onClick}
          onKeyDown={handleKeyDown}
          onFocus={({ target, currentTarget }) => {
            if (target.closest("[data-day]") !== null) keepOneTabStop(currentTarget, target);
          }}
        >
          <thead className="head">
            <tr className="row">
              <th scope="col" className="side strong">
                Location
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className="cell strong">
                  {formatDay(day, locale)}
                </th>
              ))}
              <th scope="col" className="sum strong">
                {formatDuration(planned)}
              </th>
            </tr>
          </thead>
          <tbody className="body">
            {weeks.map((week) => (
              <LocationRows key={week.location.id} {...{ week, days, facts, onOpen }} />
            ))}
          </tbody>
        </table>
      </WeekGridRoot>
    </ShiftCards>
  );
}
