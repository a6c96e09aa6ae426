import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { RosterWeek } from "../model/roster-context.ts";
import { ElsewhereCard } from "../cards/elsewhere-card.tsx";

/** Shifts of the same people at other locations, which are edited there. */
export function ElsewhereOnDay({ week, day }: { week: RosterWeek; day: string }) {
  const { elsewhere, elsewhereWords, names } = week;
  const people = new Set(week.people.map(({ id }) => id));
  const shifts = elsewhere.filter(
    (shift) => shift.day === day && shift.employeeId !== null && people.has(shift.employeeId),
  );
  if (shifts.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle2" id="elsewhere-title" sx={{ mt: 2, mb: 1 }}>
        At other locations
      </Typography>
      <Stack component="ul" spacing={1} aria-labelledby="elsewhere-title" sx={{ p: 0, m: 0 }}>
        {shifts.map((shift) => (
          <Box component="li" key={shift.id} sx={{ listStyle: "none" }}>
            <ElsewhereCard
              shift={shift}
              who={shift.employeeId === null ? "" : names.employee(shift.employeeId)}
              isNamed
              where={elsewhereWords.nameOf(shift.locationId)}
              timeZone={elsewhereWords.timeZone}
            />
          </Box>
        ))}
      </Stack>
    </>
  );
}
