import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { specialDayNames } from "@crewline/domain/words/locations/special-day-words";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { formatDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";

const Agenda = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  maxWidth: 880,
  "& > li": {
    display: "grid",
    gap: 8,
    padding: "16px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "140px 1fr" },
  },
  "& .today": { color: theme.vars.palette.primary.main },
  "& ul": { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 12 },
  "& ul ul": { gap: 2, marginTop: 2 },
  "& .place": { fontWeight: 600 },
  "& .shift": { display: "flex", columnGap: 12 },
  "& .who": { display: "flex", flexWrap: "wrap", columnGap: 12, minWidth: 0 },
  "& .time": { width: 168, flexShrink: 0, fontVariantNumeric: "tabular-nums" },
  "& .quiet": { color: theme.vars.palette.text.secondary },
}));

interface CalendarAgendaProps {
  weekStart: LocalDate;
  today: LocalDate;
  shifts: readonly PublishedShift[];
  employees: readonly Employee[];
  locations: readonly Location[];
}

export function CalendarAgenda({ weekStart, today, shifts, ...names }: CalendarAgendaProps) {
  const locale = useLocale();
  if (shifts.length === 0) {
    return (
      <EmptyState
        title="Nothing is published for this week"
        text="The shifts of all locations appear here as soon as their week is published on Schedules."
      />
    );
  }
  const active = names.locations.filter(({ status }) => status === "active");
  const byDay = Map.groupBy(shifts, (shift) => shift.day);
  return (
    <Agenda>
      {weekDays(weekStart).map((day) => (
        <li key={day}>
          <div>
            <Typography
              component="h2"
              className={day === today ? "today" : ""}
              sx={{ fontWeight: 600 }}
            >
              {formatDay(day, locale)}
              {day === today && " (today)"}
            </Typography>
            <span className="quiet">{specialDayNames(active, day).join(", ")}</span>
          </div>
          <DayOfCalendar shifts={byDay.get(day) ?? []} {...names} />
        </li>
      ))}
    </Agenda>
  );
}

type DayOfCalendarProps = Pick<CalendarAgendaProps, "shifts" | "employees" | "locations">;

/** A day's shifts below the location where they are. */
function DayOfCalendar({ shifts, employees, locations }: DayOfCalendarProps) {
  const locale = useLocale();
  const roleName = useRoleName();
  if (shifts.length === 0) return <span className="quiet">No shifts</span>;
  const nameOf = employeeNames(employees);
  const byLocation = Map.groupBy(shifts, (shift) => shift.locationId);
  const present = locations.filter(({ id }) => byLocation.has(id));
  return (
    <ul>
      {present.map(({ id, name }) => (
        <li key={id}>
          <span className="place">{name}</span>
          <ul>
            {(byLocation.get(id) ?? []).map((shift) => (
              <li key={shift.id} className="shift">
                <span className="time">{formatSpan(shift, shift.timeZone, locale)}</span>
                <span className="who">
                  <span>{shift.employeeId === null ? "Open shift" : nameOf(shift.employeeId)}</span>
                  {shift.jobRoleId !== null && (
                    <span className="quiet">{roleName(shift.jobRoleId)}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
