import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import { memo } from "react";
import type { ReactNode } from "react";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { ConfirmedName } from "../confirmations/confirmed-name.tsx";
import { GridCell } from "./grid-cell.tsx";
import { useRow, useWeekStore } from "../model/use-week-store.ts";
import type { RowData } from "../model/week-rows.ts";
import type { CountPlan } from "./plan-by-person.ts";
import { noFigures } from "./plan-by-person.ts";
import { PlannedOvertimeLine } from "./planned-overtime-line.tsx";
import { PlannedHours } from "./planned-hours.tsx";
import type { Typing } from "./quick-add.tsx";

interface GridRowProps {
  employeeId: EmployeeId | null;
  countPlan: CountPlan;
  /** The place among the rows of people, and what measures the row there. */
  index?: number | undefined;
  measure?: ((element: HTMLElement | null) => void) | undefined;
  /** The day whose cell is being typed into, if it is in this row. */
  typingDay: string | null;
  typing: Typing | null;
}

/** A person's week, or the week of the open shifts; painted again when the row itself changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { employeeId, measure } = props;
  const row = useRow(employeeId);
  const { days, roleName } = useWeekStore().week();
  return (
    <tr ref={measure} data-index={props.index} className={employeeId === null ? "row open" : "row"}>
      <th scope="row" className="side">
        <div className="strong">
          {employeeId === null ? row.who : <ConfirmedName employeeId={employeeId} who={row.who} />}
        </div>
        <div className="quiet">
          {employeeId === null
            ? "Unassigned"
            : jobRolesText(row.person?.jobRoleIds ?? [], roleName)}
        </div>
      </th>
      {days.map((day) => (
        <GridCell
          key={day}
          employeeId={employeeId}
          day={day}
          who={row.who}
          typing={props.typingDay === day ? props.typing : null}
        />
      ))}
      <td className="sum">
        {employeeId === null ? (
          <OpenSum shifts={row.shifts.length} />
        ) : (
          <RowSum employeeId={employeeId} row={row} countPlan={props.countPlan} />
        )}
      </td>
    </tr>
  );
});

function OpenSum({ shifts }: { shifts: number }) {
  return shifts === 0 ? null : <span className="strong">{`${shifts} open`}</span>;
}

interface RowSumProps extends Pick<GridRowProps, "countPlan"> {
  employeeId: EmployeeId;
  row: RowData;
}

function RowSum({ employeeId, row, countPlan }: RowSumProps): ReactNode {
  const store = useWeekStore();
  const week = store.week();
  const { weekStart } = week;
  const { timeZone } = week.location;
  const { who, person, plannedSeconds, elsewhereSeconds } = row;
  const plan = person === undefined ? noFigures : countPlan(week, store.elsewhere(), row)(person);
  const total = plannedSeconds + elsewhereSeconds;
  const shifts = [...row.shifts, ...row.elsewhere];
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
        {plan.contractSeconds !== null && (
          <span className="quiet">{` of ${formatDuration(plan.contractSeconds)}`}</span>
        )}
      </div>
      {elsewhereSeconds > 0 && (
        <div className="quiet">{`${formatDuration(plannedSeconds)} here`}</div>
      )}
      {plan.overtimeSeconds !== null && plan.overtimeSeconds > 0 && (
        <PlannedOvertimeLine
          who={who}
          person={{ id: employeeId, locationIds: plan.locationIds }}
          seconds={plan.overtimeSeconds}
          {...{ shifts, weekStart, timeZone }}
        />
      )}
      {plan.warnings !== "" && (
        <div className="warning" title={plan.warnings}>
          {plan.warnings}
        </div>
      )}
      {plan.leftOut !== "" && (
        <div className="quiet" title={plan.leftOut}>
          {plan.leftOut}
        </div>
      )}
    </>
  );
}
