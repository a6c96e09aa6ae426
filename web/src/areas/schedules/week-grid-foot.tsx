import type { Shift } from "@crewline/domain/schedules/shift";
import type { DayTotal, WeekBoard } from "@crewline/domain/schedules/week-board";
import { formatDuration } from "@crewline/domain/time/duration";

/** What each day plans, and the whole week. */
export function WeekGridFoot({ board }: { board: WeekBoard<Shift> }) {
  return (
    <tfoot className="foot">
      <tr className="row">
        <th scope="row" className="side strong">
          Planned hours
        </th>
        {board.days.map((total) => (
          <td key={total.day} className="cell">
            <div className="strong">{formatDuration(total.plannedSeconds)}</div>
            <div className="quiet">{peopleWords(total)}</div>
          </td>
        ))}
        <td className="sum strong">{formatDuration(board.plannedSeconds)}</td>
      </tr>
    </tfoot>
  );
}

export function peopleWords({ people, openShifts }: DayTotal): string {
  const words = people === 1 ? "1 person" : `${people} people`;
  return openShifts === 0 ? words : `${words}, ${openShifts} open`;
}
