import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import type { SinceThen } from "./version-shift.tsx";
import { VersionShift } from "./version-shift.tsx";

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 } as const;

interface VersionDaysProps {
  days: readonly LocalDate[];
  shifts: readonly PublishedShift[];
  nameOf: (employeeId: EmployeeId) => string;
  since: ReadonlyMap<ShiftId, SinceThen>;
}

/** A version of the week day by day, for phones. */
export function VersionDays({ days, shifts, nameOf, since }: VersionDaysProps) {
  const locale = useLocale();
  const byDay = Map.groupBy(shifts, ({ day }) => day);
  return (
    <Box component="ol" sx={{ ...list, gap: 1.5 }}>
      {days.map((day) => (
        <li key={day}>
          <Typography component="h3" variant="subtitle2">
            {formatLongDay(day, locale)}
          </Typography>
          {byDay.has(day) ? (
            <Box component="ul" sx={list}>
              {byDay
                .get(day)
                ?.toSorted(byStart)
                .map((shift) => (
                  <VersionShift key={shift.id} shift={shift} since={since.get(shift.id)}>
                    {shift.employeeId === null ? "Open shift" : nameOf(shift.employeeId)}
                  </VersionShift>
                ))}
            </Box>
          ) : (
            <Typography variant="body2">No shifts</Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

function byStart(a: PublishedShift, b: PublishedShift): number {
  return a.startsAt.localeCompare(b.startsAt);
}
