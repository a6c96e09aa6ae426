import { styled } from "@mui/material/styles";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { WeekBoard } from "@crewline/domain/projections/schedules/week-board";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import type { SinceThen } from "./version-shift.tsx";
import { VersionShift } from "./version-shift.tsx";

const Frame = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    overflow: "auto",
    maxHeight: "60dvh",
    border: line,
    borderRadius: 4,
    fontSize: 13,
    lineHeight: "18px",
    "& table": { borderCollapse: "separate", borderSpacing: 0, width: "100%", minWidth: 820 },
    "& th, & td": {
      padding: "4px 6px",
      borderBottom: line,
      textAlign: "left",
      verticalAlign: "top",
    },
    "& tbody tr:last-child > *": { borderBottom: 0 },
    "& thead th": { position: "sticky", top: 0, backgroundColor: palette.background.paper },
    "& th": { fontWeight: 600, whiteSpace: "nowrap" },
    "& ul": { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 4 },
    "& .sum": { textAlign: "right", fontVariantNumeric: "tabular-nums" },
  };
});

interface VersionTableProps {
  days: readonly LocalDate[];
  board: WeekBoard<PublishedShift>;
  nameOf: (employeeId: EmployeeId) => string;
  since: ReadonlyMap<ShiftId, SinceThen>;
}

/** A version of the week with people in rows and days in columns. */
export function VersionTable({ days, board, nameOf, since }: VersionTableProps) {
  const locale = useLocale();
  const hasOpen = board.open.cells.some((cell) => cell.length > 0);
  const rows = hasOpen ? [board.open, ...board.rows] : board.rows;
  return (
    // It may be larger than the dialog, so a keyboard must be able to scroll it.
    <Frame tabIndex={0} role="region" aria-label="The week as it was published">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {days.map((day) => (
              <th scope="col" key={day}>
                {formatDay(day, locale)}
              </th>
            ))}
            <th scope="col" className="sum">
              Hours
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ employeeId, cells, plannedSeconds }) => (
            <tr key={employeeId ?? "open"}>
              <th scope="row">{employeeId === null ? "Open shifts" : nameOf(employeeId)}</th>
              {cells.map((shifts, index) => (
                <td key={days[index]}>
                  <ul>
                    {shifts.map((shift) => (
                      <VersionShift key={shift.id} shift={shift} since={since.get(shift.id)} />
                    ))}
                  </ul>
                </td>
              ))}
              <td className="sum">{formatDuration(plannedSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
