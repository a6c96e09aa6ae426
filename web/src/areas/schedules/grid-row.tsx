import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { memo } from "react";
import type { SaidPart } from "../../entities/schedules/day-notes.ts";
import type { PlanFigures } from "./plan-by-person.ts";
import type { ReactNode } from "react";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { ElsewhereWords } from "./elsewhere-words.ts";
import { ExplainedFigure } from "../../entities/wages/explained-figure.tsx";
import { GridCell } from "./grid-cell.tsx";
import { PlannedOvertimeLine } from "./planned-overtime-line.tsx";
import { PlannedHours } from "./planned-hours.tsx";
import type { Typing } from "./quick-add.tsx";

export interface GridRowProps {
  employeeId: EmployeeId | null;
  who: string;
  /** Of the location, by which the workdays of the plan are counted. */
  timeZone: string;
  detail: string;
  days: readonly string[];
  dayLabels: readonly string[];
  cells: readonly (readonly Shift[])[];
  /** The person's shifts at other locations, by day. */
  elsewhere: readonly (readonly Shift[])[];
  words: ElsewhereWords;
  /** Deleted shifts of the row that staff still see. */
  removed: readonly PublishedShift[];
  /** Those that can be restored here, by id. */
  restorable: ReadonlyMap<ShiftId, Shift>;
  /** The person's notes on each day; undefined where there are none. */
  said: readonly (readonly SaidPart[] | null)[] | undefined;
  /** At this location. */
  plannedSeconds: number;
  /** At all others. */
  elsewhereSeconds: number;
  plan: PlanFigures;
  savingIds: ReadonlySet<ShiftId>;
  /** The day whose cell is being typed into, if it is in this row. */
  typingDay: string | null;
  typing: Typing | null;
}

/** A person's week, or the week of the open shifts. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { employeeId, who, detail, days, dayLabels, cells, savingIds } = props;
  return (
    <tr className={employeeId === null ? "row open" : "row"}>
      <th scope="row" className="side">
        <div className="strong">{who}</div>
        <div className="quiet">{detail}</div>
      </th>
      {days.map((day, index) => (
        <GridCell
          key={day}
          employeeId={employeeId}
          day={day}
          who={who}
          label={dayLabels[index] ?? day}
          shifts={cells[index] ?? noShifts}
          elsewhere={props.elsewhere[index] ?? noShifts}
          words={props.words}
          removed={props.removed.filter((shift) => shift.day === day)}
          restorable={props.restorable}
          said={props.said?.[index] ?? null}
          savingIds={savingIds}
          typing={props.typingDay === day ? props.typing : null}
        />
      ))}
      <td className="sum">
        <RowSum {...props} />
      </td>
    </tr>
  );
}, isSameRow);

const noShifts: readonly Shift[] = [];

function RowSum(props: GridRowProps): ReactNode {
  const { employeeId, who, days, cells, plannedSeconds, elsewhereSeconds, plan, timeZone } = props;
  if (employeeId === null) {
    const count = cells.reduce((sum, cell) => sum + cell.length, 0);
    return count === 0 ? null : <span className="strong">{`${count} open`}</span>;
  }
  const total = plannedSeconds + elsewhereSeconds;
  const [weekStart = ""] = days;
  const shifts = [...cells.flat(), ...props.elsewhere.flat()];
  return (
    <>
      <div className="strong">
        <ExplainedFigure
          figure={formatDuration(total)}
          subject={`Planned hours of ${who}`}
          renderExplanation={() => (
            <PlannedHours
              scope="person"
              whole={shifts}
              openShifts={0}
              {...{ total, shifts, weekStart, timeZone }}
            />
          )}
        />
      </div>
      {elsewhereSeconds > 0 && (
        <div className="quiet">{`${formatDuration(plannedSeconds)} here`}</div>
      )}
      {plan.contractSeconds !== null && (
        <div className="quiet">{`contract ${formatDuration(plan.contractSeconds)}`}</div>
      )}
      {plan.overtimeSeconds !== null && plan.overtimeSeconds > 0 && (
        <PlannedOvertimeLine
          who={who}
          person={{ id: employeeId, locationIds: plan.locationIds }}
          seconds={plan.overtimeSeconds}
          {...{ shifts, weekStart, timeZone }}
        />
      )}
      {plan.warnings !== "" && <div className="warning">{plan.warnings}</div>}
      {plan.leftOut !== "" && <div className="quiet">{plan.leftOut}</div>}
    </>
  );
}

function isSameRow(before: GridRowProps, after: GridRowProps): boolean {
  const { cells: cellsBefore, elsewhere, savingIds: savingBefore, ...others } = before;
  const { removed, restorable: _map, ...restBefore } = others;
  const { cells: cellsAfter, elsewhere: elsewhereAfter, savingIds: savingAfter } = after;
  const isSameRest = Object.entries(restBefore).every(
    ([name, value]) => after[name as keyof GridRowProps] === value,
  );
  return (
    isSameRest &&
    isSameWeek(cellsBefore, cellsAfter) &&
    isSameWeek(elsewhere, elsewhereAfter) &&
    isSameRemoved(removed, after.removed) &&
    (savingBefore === savingAfter ||
      cellsBefore.flat().every(({ id }) => savingBefore.has(id) === savingAfter.has(id)))
  );
}

function isSameWeek(
  before: readonly (readonly Shift[])[],
  after: readonly (readonly Shift[])[],
): boolean {
  return before.every((cell, day) => {
    const other = after[day] ?? noShifts;
    return cell.length === other.length && cell.every((shift, at) => shift === other[at]);
  });
}

function isSameRemoved(
  before: readonly PublishedShift[],
  after: readonly PublishedShift[],
): boolean {
  return before.length === after.length && before.every((shift, at) => shift === after[at]);
}
