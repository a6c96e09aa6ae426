import Typography from "@mui/material/Typography";
import { useLocale } from "../../../locale/use-locale.ts";
import { fullNote } from "../../../entities/schedules/day-notes.ts";
import type { RosterWeek } from "../model/roster-context.ts";

/** Employees who cannot work on the day, or prefer to. */
export function AvailabilityLines({ week, index }: { week: RosterWeek; index: number }) {
  const locale = useLocale();
  const told = week.people.flatMap(({ id, name }) => {
    const said = week.notes.get(id)?.[index] ?? null;
    return said === null ? [] : [{ id, line: `${name}: ${fullNote(said, locale)}` }];
  });
  if (told.length === 0) return null;
  return (
    <Typography
      component="ul"
      variant="body2"
      aria-label="Availability"
      sx={{ color: "text.secondary", listStyle: "none", p: 0, m: 0, mb: 1 }}
    >
      {told.map(({ id, line }) => (
        <li key={id}>{line}</li>
      ))}
    </Typography>
  );
}
