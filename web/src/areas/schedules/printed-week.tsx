import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Portal from "@mui/material/Portal";
import { useState } from "react";
import type { Location } from "@crewline/domain/records/locations/location";
import type { WeekBoard, WeekRow } from "@crewline/domain/projections/schedules/week-board";
import {
  formatDay,
  formatDayRange,
  formatDayTime,
} from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import type { ElsewhereWords } from "./model/elsewhere-words.ts";
import { PrintedSheet } from "../../ui/page/printed-sheet.tsx";
import type { PrintedShift } from "./printed-shift.tsx";
import { isUnpublished, PrintedShiftLine } from "./printed-shift.tsx";

interface PrintedWeekProps {
  companyName: string;
  location: Location;
  days: readonly LocalDate[];
  /** The state of the week in words. */
  state: string;
  board: WeekBoard<PrintedShift>;
  nameOf: (employeeId: EmployeeId) => string;
  elsewhereWords: ElsewhereWords;
}

/**
 * The week on paper, whatever the screen shows: all people and seven days in black on white. It
 * takes the place of the whole app while the page is printed.
 */
export function PrintedWeek(props: PrintedWeekProps) {
  return (
    <Portal>
      <Sheet {...props} />
    </Portal>
  );
}

function Sheet(props: PrintedWeekProps) {
  const locale = useLocale();
  const { companyName, location, days, state, board, nameOf } = props;
  const [printedAt] = useState(() =>
    formatDayTime(new Date().toISOString(), location.timeZone, locale),
  );
  const week = formatDayRange(days[0] ?? "", days.at(-1) ?? "", locale);
  const hasOpen = board.open.cells.some((cell) => cell.length > 0);
  // A draft is unpublished as a whole, which its title says.
  const marks = board.rows.concat(board.open).flatMap(({ cells }) => cells.flat());
  const isMixed = marks.some(isUnpublished) && !marks.every(isUnpublished);
  const rows = hasOpen ? [board.open, ...board.rows] : board.rows;
  return (
    <PrintedSheet orientation="landscape">
      <h1>{`${companyName}: ${location.name}`}</h1>
      <p>{`${week}. ${state}. Printed ${printedAt}.`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col" className="who">
              Name
            </th>
            {days.map((day) => (
              <th scope="col" key={day}>
                {formatDay(day, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.employeeId ?? "open"}
              row={row}
              who={row.employeeId === null ? "Open shifts" : nameOf(row.employeeId)}
              words={props.elsewhereWords}
              isMixed={isMixed}
            />
          ))}
        </tbody>
      </table>
      {isMixed && <p>* Not published yet</p>}
    </PrintedSheet>
  );
}

interface RowProps {
  row: WeekRow<PrintedShift>;
  who: string;
  words: ElsewhereWords;
  isMixed: boolean;
}

function Row({ row, who, words, isMixed }: RowProps) {
  return (
    <tr>
      <th scope="row">{who}</th>
      {row.cells.map((shifts, index) => (
        // A row has seven cells, each of its own day.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>
          {shifts.map((shift) => (
            <PrintedShiftLine key={shift.id} shift={shift} isMarked={isMixed} />
          ))}
          {(row.elsewhere[index] ?? noShifts).map((shift) => (
            <PrintedShiftLine key={shift.id} shift={shift} elsewhere={words} isMarked={false} />
          ))}
        </td>
      ))}
    </tr>
  );
}

const noShifts: readonly PrintedShift[] = [];
