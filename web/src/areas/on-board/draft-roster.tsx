import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import {
  formatDay,
  formatShortSpan,
  formatWeekday,
} from "@crewline/domain/kernel/formats/format-time";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import type { DraftedShift } from "./drafts-of.ts";

interface DraftRosterProps {
  label: string;
  weekStart: string;
  shown: readonly DraftedShift[];
  employees: readonly Employee[];
}

/** A small roster: a row for each person, open shifts first, and a column for each day. */
export function DraftRoster({ label, weekStart, shown, employees }: DraftRosterProps) {
  const locale = useLocale();
  const days = weekDays(weekStart);
  const roleName = useRoleName();
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={`${label}, preview`}>
      <RosterTable>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-label={formatDay(day, locale)}>
                {formatWeekday(day, "short", locale)}
              </th>
            ))}
            <th scope="col" className="end">
              Hours
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(shown, employees, roleName).map(({ key, name, shifts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <td key={day}>
                  {cellText(
                    shifts.filter((shift) => shift.day === day),
                    locale,
                  )}
                </td>
              ))}
              <td className="end">{hoursText(shifts)}</td>
            </tr>
          ))}
        </tbody>
      </RosterTable>
    </Box>
  );
}

interface Row {
  key: string;
  name: string;
  shifts: readonly DraftedShift[];
}

function rowsOf(
  shown: readonly DraftedShift[],
  employees: readonly Employee[],
  roleName: NameOfRole,
): Row[] {
  const open = shown.filter(({ employeeId }) => employeeId === null);
  const roles = Map.groupBy(open, ({ jobRoleId }) => jobRoleId);
  const people = employees
    .map(({ id, name }) => ({
      key: id,
      name,
      shifts: shown.filter(({ employeeId }) => employeeId === id),
    }))
    .filter(({ shifts }) => shifts.length > 0);
  const openRows = [...roles].map(([role, shifts]) => ({
    key: `open ${role ?? ""}`,
    name: role === null ? "Open" : `Open: ${roleName(role)}`,
    shifts,
  }));
  return [...openRows, ...people];
}

/** The times of a day; several open shifts of the same times are counted. */
function cellText(shifts: readonly DraftedShift[], locale: Locale): string {
  const times = Map.groupBy(shifts, (shift) => formatShortSpan(shift, locale));
  return [...times]
    .map(([text, alike]) => (alike.length > 1 ? `${alike.length} × ${text}` : text))
    .join(", ");
}

function hoursText(shifts: readonly DraftedShift[]): string {
  return formatDuration(shifts.reduce((sum, shift) => sum + plannedSeconds(shift), 0));
}

const RosterTable = styled("table")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderCollapse: "collapse",
    width: "100%",
    fontSize: 12,
    whiteSpace: "nowrap",
    "& th, & td": {
      padding: "4px 6px",
      textAlign: "left",
      borderBottom: `1px solid ${palette.divider}`,
      fontWeight: 400,
    },
    "& thead th": { color: palette.text.secondary },
    "& th:first-of-type": {
      position: "sticky",
      left: 0,
      backgroundColor: palette.background.paper,
      fontWeight: 600,
      maxWidth: 130,
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "& .end": { textAlign: "right" },
  };
});
