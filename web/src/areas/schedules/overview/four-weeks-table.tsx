import {
  formatDayRange,
  formatLongDay,
  formatWeekday,
} from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { KeyboardEvent, MouseEvent } from "react";
import { Fragment, useEffect, useRef } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { FourWeeksRoot } from "./four-weeks-root.ts";
import { OverviewRowCells } from "./overview-row.tsx";
import type { Overview } from "../model/four-weeks.ts";
import type { Direction } from "../selection/grid-focus.ts";
import { keepOneTabStop, nextStop, spotOf } from "../selection/grid-focus.ts";

interface FourWeeksTableProps {
  overview: Overview;
  weekStarts: readonly LocalDate[];
  location: Location;
  today: LocalDate;
  /** Opens the week of the day. */
  onOpen: (day: LocalDate) => void;
}

/** The hours of each person on each day of four weeks; the arrow keys walk from day to day. */
export function FourWeeksTable(props: FourWeeksTableProps) {
  const locale = useLocale();
  const { overview, weekStarts, location, today, onOpen } = props;
  const gridRef = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (gridRef.current !== null) keepOneTabStop(gridRef.current, null);
  });
  const openAt = (target: EventTarget) => {
    const { place } = spotOf(target);
    if (place !== null) onOpen(place.day);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !(target instanceof Element) || spotOf(target).place === null) return;
    if (key === "Enter") return openAt(target);
    if (!key.startsWith("Arrow")) return;
    event.preventDefault();
    nextStop(currentTarget, target, key as Direction)?.focus();
  };
  const from = weekStarts[0] ?? today;
  const until = overview.days.at(-1) ?? today;
  return (
    <FourWeeksRoot>
      <table
        ref={gridRef}
        // A table whose cells are walked with the arrow keys is what ARIA calls a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={`Four weeks at ${location.name}, ${formatDayRange(from, until, locale)}`}
        onClick={({ target }: MouseEvent) => openAt(target)}
        onKeyDown={handleKeyDown}
        onFocus={({ target, currentTarget }) => {
          if (spotOf(target).place !== null) keepOneTabStop(currentTarget, target);
        }}
      >
        <OverviewHead {...{ overview, weekStarts, today, onOpen }} />
        <tbody className="body">
          {overview.rows.map((row) => (
            <OverviewRowCells
              key={row.employeeId ?? "open"}
              {...{ row, today }}
              days={overview.days}
            />
          ))}
        </tbody>
        <OverviewFoot overview={overview} />
      </table>
    </FourWeeksRoot>
  );
}

type HeadProps = Pick<FourWeeksTableProps, "overview" | "weekStarts" | "today" | "onOpen">;

function OverviewHead({ overview, weekStarts, today, onOpen }: HeadProps) {
  const locale = useLocale();
  return (
    <thead className="head">
      <tr className="row">
        <th scope="col" className="side">
          Person
        </th>
        {weekStarts.map((weekStart) => (
          <th key={weekStart} scope="colgroup" colSpan={8} className="week">
            <button type="button" onClick={() => onOpen(weekStart)}>
              {formatDayRange(weekStart, addDays(weekStart, 6), locale)}
            </button>
          </th>
        ))}
      </tr>
      <tr className="row">
        <td className="side">Day</td>
        {overview.days.map((day, at) => (
          <Fragment key={day}>
            <th scope="col" className={day === today ? "count today" : "count"}>
              <abbr title={formatLongDay(day, locale)}>
                {formatWeekday(day, "short", locale).slice(0, 2)} <br />
                {Number(day.slice(8))}
              </abbr>
            </th>
            {at % 7 === 6 && (
              <th scope="col" className="sum">
                Hours
              </th>
            )}
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}

function OverviewFoot({ overview }: { overview: Overview }) {
  return (
    <tfoot className="foot">
      <tr className="row">
        <th scope="row" className="side">
          Assigned shifts
        </th>
        {overview.days.map((day, at) => (
          <Fragment key={day}>
            <td className="count">{overview.heads[at]}</td>
            {at % 7 === 6 && (
              <td className="sum">{formatDuration(overview.weekSeconds[(at - 6) / 7] ?? 0)}</td>
            )}
          </Fragment>
        ))}
      </tr>
    </tfoot>
  );
}
