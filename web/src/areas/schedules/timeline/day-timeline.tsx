import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { localTimeOf } from "@crewline/domain/kernel/time/local-time";
import type { CSSProperties, MouseEvent } from "react";
import { useMemo } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { draftPlan } from "../frame/draft-plan.ts";
import { useWeekFigures } from "../figures/week-figures.tsx";
import { useWeekStore, useWholeWeek } from "../model/use-week-store.ts";
import { useArrangedRows } from "../rows/use-arranged-rows.ts";
import { restoredId, spotOf } from "../selection/grid-focus.ts";
import { ShiftCards } from "../cards/shift-card-styles.ts";
import { useDay } from "../day/use-day.ts";
import { useGridFocus } from "../grid/use-grid-focus.ts";
import type { WeekGridProps } from "../grid/week-grid.tsx";
import { WeekStrip } from "../day/week-strip.tsx";
import type { DaySpan } from "./day-span.ts";
import { daySpan, hoursOfDay, STEP_SECONDS } from "./day-span.ts";
import { GroupHeading, PresentTime, TimelineCoverage, TimelineHours } from "./timeline-frame.tsx";
import { TimelineLane } from "./timeline-lane.tsx";
import { TimelineRoot } from "./timeline-root.ts";
import { useFirstHours } from "./use-first-hours.ts";
import { useTimelineDrag } from "./use-timeline-drag.ts";
import { useTimelineKeys } from "./use-timeline-keys.ts";

/** The length of a shift that is added by a click. */
const USUAL_SECONDS = 8 * 3600;
/** Where a shift begins that is added by keyboard. */
const USUAL_START = 9 * 3600;

/**
 * A day in steps of 15 minutes: a lane for the open shifts and for each person, and the coverage
 * beneath. Bars are dragged to another time or person and resized at their edges, by pointer or
 * keyboard.
 */
export function DayTimeline(props: Omit<WeekGridProps, "countPlan">) {
  const { actions, onOpen, onRestore, onDetails } = props;
  const locale = useLocale();
  const store = useWeekStore();
  const week = useWholeWeek();
  const figures = useWeekFigures();
  const { lines, people, toggleGroup } = useArrangedRows();
  const [day, setDay] = useDay(week.days, week.today);
  const { timeZone } = week.location;
  const span = useMemo(() => daySpan(day, timeZone), [day, timeZone]);
  const { gridRef, focusLater, handleFocus, handleBlur } = useGridFocus<HTMLDivElement>();
  const rootRef = useFirstHours(span);
  const findShift = (id: ShiftId) => store.shift(id);
  const drag = useTimelineDrag(findShift, actions, span);
  const add = (employeeId: EmployeeId | null, from: number) => {
    const [startsAt, endsAt] = [localTimeOf(from), localTimeOf(from + USUAL_SECONDS)];
    const typed = { range: { startsAt, endsAt }, unpaidBreakSeconds: null };
    onDetails(draftPlan(week, { employeeId, day }, typed));
  };
  const handleKeyDown = useTimelineKeys({
    findShift,
    actions,
    people: () => [null, ...people],
    onAdd: (employeeId) => add(employeeId, USUAL_START),
    onMoved: (shiftId) => focusLater({ shiftId, place: null }),
  });
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (drag.isEndOfDrag(event.timeStamp)) return;
    const { shiftId, place } = spotOf(event.target);
    const removedId = restoredId(event.target);
    if (removedId !== null) onRestore(removedId);
    else if (shiftId !== null) onOpen(shiftId);
    else if (place !== null) add(place.employeeId, clickedSeconds(event, span));
  };
  const coverage = figures.days[week.days.indexOf(day)]?.coverage;
  return (
    <ShiftCards>
      <WeekStrip
        days={week.days}
        today={week.today}
        selected={day}
        counts={week.days.map((one) => week.shifts.filter((shift) => shift.day === one).length)}
        gaps={figures.days.map((one) => one.coverage.gaps.length)}
        onSelect={setDay}
      />
      <TimelineRoot ref={rootRef} style={{ "--hours": hoursOfDay(span).length } as CSSProperties}>
        {/* The bars are buttons; a click beside them adds a shift, as Enter does on a free lane. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={gridRef}
          className="day body"
          role="group"
          aria-label={`Shifts at ${week.location.name}, ${formatLongDay(day, locale)}`}
          {...drag.bind()}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
          onBlur={handleBlur}
        >
          <TimelineHours span={span} />
          <PresentTime span={span} />
          <TimelineLane employeeId={null} span={span} />
          {lines.map((line) =>
            line.kind === "group" ? (
              <GroupHeading key={line.key} group={line} onToggle={toggleGroup} />
            ) : (
              <TimelineLane key={line.employeeId} employeeId={line.employeeId} span={span} />
            ),
          )}
          {coverage !== undefined && (
            <TimelineCoverage {...{ coverage, timeZone }} roleName={week.roleName} />
          )}
        </div>
      </TimelineRoot>
    </ShiftCards>
  );
}

/** The seconds on the clock at the clicked step of 15 minutes. */
function clickedSeconds(event: MouseEvent<HTMLElement>, span: DaySpan): number {
  const lane = event.target instanceof Element ? event.target.closest(".cell") : null;
  const box = lane?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return USUAL_START;
  const share = (event.clientX - box.left) / box.width;
  return Math.floor((share * span.seconds) / STEP_SECONDS) * STEP_SECONDS;
}
