import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { formatDay, formatWeekday } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { daysFromTo } from "@crewline/domain/kernel/time/local-date";
import type {
  CalendarDays,
  CalendarItem,
} from "@crewline/domain/projections/calendar/calendar-items";
import { itemsOnDay } from "@crewline/domain/projections/calendar/calendar-items";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { useLocale } from "../../locale/use-locale.ts";
import { useItemColour } from "./use-item-colour.ts";

const Grid = styled("div")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(7, 1fr)",
  textAlign: "center",
  marginBottom: 16,
  "& .weekday": { fontSize: 12, color: vars.palette.text.secondary, paddingBottom: 4 },
}));

const Day = styled(ButtonBase)(({ theme: { vars } }) => ({
  flexDirection: "column",
  height: 48,
  borderRadius: 8,
  font: "inherit",
  gap: 4,
  "&.other": { color: vars.palette.text.secondary },
  "&.today .number": { color: vars.palette.primary.main, fontWeight: 700 },
  "&[aria-pressed=true]": { backgroundColor: vars.palette.action.selected },
  "& .dots": { display: "flex", gap: 2, height: 6 },
  "& i": { width: 6, height: 6, borderRadius: 3 },
}));

/** The most dots below a day. */
const MOST_DOTS = 4;

interface PhoneMonthProps {
  days: CalendarDays;
  day: LocalDate;
  today: LocalDate;
  items: readonly CalendarItem[];
  onDay: (day: LocalDate) => void;
}

/** A month for a narrow screen: a dot for each colour of what a day has; a tap lists it below. */
export function PhoneMonth({ days, day, today, items, onDay }: PhoneMonthProps) {
  const locale = useLocale();
  const colourOf = useItemColour();
  const all = daysFromTo(days.from, days.until);
  return (
    <Grid role="group" aria-label="Days of the month">
      {all.slice(0, 7).map((one) => (
        <span key={one} className="weekday" aria-hidden="true">
          {formatWeekday(one, "short", locale)}
        </span>
      ))}
      {all.map((one) => {
        const found = itemsOnDay(items, one);
        const colours = [...new Set(found.map(colourOf))].slice(0, MOST_DOTS);
        const count = pluralForm(
          found.length,
          { one: "1 item", other: `${found.length} items` },
          locale,
        );
        const classes = [
          one.slice(0, 7) === day.slice(0, 7) ? "" : "other",
          one === today ? "today" : "",
        ];
        return (
          <Day
            key={one}
            className={classes.join(" ")}
            aria-pressed={one === day}
            aria-label={`${formatDay(one, locale)}, ${count}`}
            onClick={() => onDay(one)}
          >
            <span className="number">{Number(one.slice(8))}</span>
            <span className="dots">
              {colours.map((colour) => (
                <i key={colour} style={{ backgroundColor: colour }} />
              ))}
            </span>
          </Day>
        );
      })}
    </Grid>
  );
}
