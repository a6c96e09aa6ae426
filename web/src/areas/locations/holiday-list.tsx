import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SpecialDay } from "@crewline/domain/records/locations/location";
import { formatDate, formatWeekday } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { hoursWords } from "./special-day-fields.tsx";

interface HolidayListProps {
  holidays: readonly { day: string; name: string }[];
  /** The special days that the location has already. */
  known: readonly SpecialDay[];
  /** The days that are not to be taken over. */
  left: ReadonlySet<string>;
  onLeave: (day: string, isLeft: boolean) => void;
}

/** The holidays of a year: those that the location has, and those that it can take over. */
export function HolidayList({ holidays, known, left, onLeave }: HolidayListProps) {
  const locale = useLocale();
  return (
    <Box component="ul" aria-label="Public holidays" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {holidays.map(({ day, name }) => {
        const special = known.find((one) => one.day === day);
        const label = `${formatWeekday(day, "short", locale)}, ${formatDate(day, locale)}: ${name}`;
        return (
          <Box component="li" key={day} sx={{ borderBottom: 1, borderColor: "divider", py: 0.5 }}>
            {special === undefined ? (
              <CheckInput
                label={label}
                value={!left.has(day)}
                onChange={(isOn) => onLeave(day, !isOn)}
              />
            ) : (
              <Box sx={{ py: 0.5, pl: 0.5 }}>
                <Typography>{label}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {`In the calendar: ${hoursWords(special, locale)}`}
                </Typography>
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
