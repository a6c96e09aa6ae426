import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Portal from "@mui/material/Portal";
import { useState } from "react";
import type { Location } from "@crewline/domain/records/locations/location";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { WeekBoard, WeekRow } from "@crewline/domain/projections/schedules/week-board";
import {
  formatDay,
  formatDayRange,
  formatDayTime,
  formatShortTime,
} from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { specialDayLine } from "@crewline/domain/words/locations/special-day-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { PrintedSheet } from "../../../ui/page/printed-sheet.tsx";
import type { ElsewhereWords } from "../model/elsewhere-words.ts";
import { printedPoints } from "./fit-week.ts";
import type { PrintedLine, PrintedShift, PrintedWords } from "./printed-shift.tsx";
import { isUnpublished, printedLine, PrintedShiftLine } from "./printed-shift.tsx";

export interface PrintedWeekProps {
  companyName: string;
  location: Location;
  days: readonly LocalDate[];
  /** The state of the week in words. */
  state: string;
  board: WeekBoard<PrintedShift>;
  roleName: NameOfRole;
  nameOf: (employeeId: EmployeeId) => string;
  elsewhereWords: ElsewhereWords;
  /** The notes and events of each day. */
  notesOf?: (day: LocalDate) => readonly string[];
}

/**
 * The week on paper, whatever the screen shows: all people and seven days in black on white. It
 * takes the place of the whole app while the page is printed.
 */
export function PrintedWeek(props: PrintedWeekProps) {
  return <PrintedWeeks weeks={[props]} />;
}

/** Several weeks on paper, each on pages of its own; `isAlone` hides the sheet of the screen. */
export function PrintedWeeks({
  weeks,
  isAlone = false,
}: {
  weeks: readonly PrintedWeekProps[];
  isAlone?: boolean;
}) {
  return (
    <Portal>
      <PrintedSheet orientation="landscape" isAlone={isAlone}>
        {weeks.map((week) => (
          <Week key={week.days[0]} {...week} />
        ))}
      </PrintedSheet>
    </Portal>
  );
}

function Week(props: PrintedWeekProps) {
  const locale = useLocale();
  const { companyName, location, days, state, nameOf, notesOf = noNotes } = props;
  const [printedAt] = useState(() =>
    formatDayTime(new Date().toISOString(), location.timeZone, locale),
  );
  const week = formatDayRange(days[0] ?? "", days.at(-1) ?? "", locale);
  const { rows, isMixed } = useRows(props);
  const head = days.map((day) => {
    const special = specialDayLine(location, day, { locale, write: formatShortTime });
    return [...(special === null ? [] : [special]), ...notesOf(day)];
  });
  const who = (row: PrintedRow) =>
    row.employeeId === null ? "Open shifts" : nameOf(row.employeeId);
  const points = printedPoints({
    head: [
      ["Name"],
      ...head.map((notes, index) => [formatDay(days[index] ?? "", locale), ...notes]),
    ],
    rows: rows.map((row) => [[who(row)], ...row.cells.map((lines) => lines.map(textOf))]),
  });
  return (
    <section style={{ fontSize: `${points}pt` }}>
      <div className="title">
        <h1>{`${companyName}: ${location.name}`}</h1>
        <p>
          {`${week}. ${state}. Printed ${printedAt}.`}
          {isMixed && " * Not published yet"}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col" className="who">
              Name
            </th>
            {days.map((day, index) => (
              <th scope="col" key={day}>
                {formatDay(day, locale)}
                {head[index]?.map((note) => (
                  <div key={note} className="note">
                    {note}
                  </div>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.employeeId ?? "open"}>
              <th scope="row">{who(row)}</th>
              {row.cells.map((lines, index) => (
                <td key={days[index]}>
                  {lines.map((line) => (
                    <PrintedShiftLine key={line.id} line={line} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PrintedRow {
  employeeId: EmployeeId | null;
  cells: PrintedLine[][];
}

/** The rows as they are written, open shifts first where there are some. */
function useRows({ board, elsewhereWords, roleName }: PrintedWeekProps) {
  const locale = useLocale();
  const { open } = board;
  const hasOpen = open.cells.some((cell) => cell.length > 0);
  const rows = hasOpen ? [open, ...board.rows] : board.rows;
  // A draft is unpublished as a whole, which its title says.
  const shifts = rows.flatMap(({ cells }) => cells.flat());
  const isMixed = shifts.some(isUnpublished) && !shifts.every(isUnpublished);
  const words = { locale, roleName, elsewhere: elsewhereWords, isMixed };
  return { rows: rows.map((row) => printedRow(row, words)), isMixed };
}

function printedRow(row: WeekRow<PrintedShift>, words: PrintedWords): PrintedRow {
  const { employeeId, cells, elsewhere } = row;
  return {
    employeeId,
    cells: cells.map((shifts, index) => [
      ...shifts.map((shift) => printedLine(shift, { isElsewhere: false, words })),
      ...(elsewhere[index] ?? []).map((shift) => printedLine(shift, { isElsewhere: true, words })),
    ]),
  };
}

function textOf({ times, details }: PrintedLine): string {
  return details === "" ? times : `${times} ${details}`;
}

const noNotes = (): readonly string[] => [];
