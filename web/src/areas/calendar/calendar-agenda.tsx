import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { itemsOnDay } from "@crewline/domain/projections/calendar/calendar-items";
import { useLocale } from "../../locale/use-locale.ts";
import { ItemMark } from "./item-mark.tsx";
import type { ItemNames } from "./item-words.ts";
import { itemText, itemTime } from "./item-words.ts";

const Agenda = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  maxWidth: 880,
  "& > li": {
    display: "grid",
    gap: 4,
    padding: "10px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "140px 1fr", gap: 8 },
  },
  "& .today": { color: theme.vars.palette.primary.main },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& .quiet": { color: theme.vars.palette.text.secondary },
}));

const Row = styled(ButtonBase)(({ theme }) => ({
  display: "flex",
  justifyContent: "flex-start",
  alignItems: "baseline",
  flexWrap: "wrap",
  columnGap: 10,
  width: "100%",
  minHeight: 36,
  padding: "6px 8px",
  borderRadius: 4,
  textAlign: "left",
  font: "inherit",
  "&:hover, &.Mui-focusVisible": { backgroundColor: theme.vars.palette.action.hover },
  // With the time zone, where locations have several.
  "& .time": {
    width: 200,
    flexShrink: 0,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& .title": { fontWeight: 500, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gridTemplateColumns: "10px 1fr",
    "& .time": { width: "auto" },
    "& .title, & .quiet": { gridColumn: 2 },
  },
}));

interface CalendarAgendaProps {
  days: readonly LocalDate[];
  today: LocalDate;
  items: readonly CalendarItem[];
  names: ItemNames;
  onOpen: (item: CalendarItem) => void;
}

/** The items of the days below each other, each day with its own. */
export function CalendarAgenda({ days, today, items, names, onOpen }: CalendarAgendaProps) {
  const locale = useLocale();
  return (
    <Agenda aria-label="Agenda">
      {days.map((day) => (
        <li key={day} aria-current={day === today ? "date" : undefined}>
          <Typography
            component="h2"
            className={day === today ? "today" : ""}
            sx={{ fontWeight: 600, pt: 0.75 }}
          >
            {formatDay(day, locale)}
            {day === today && " (today)"}
          </Typography>
          <ItemsOfDay items={itemsOnDay(items, day)} names={names} onOpen={onOpen} />
        </li>
      ))}
    </Agenda>
  );
}

type ItemsOfDayProps = Pick<CalendarAgendaProps, "items" | "names" | "onOpen">;

function ItemsOfDay({ items, names, onOpen }: ItemsOfDayProps) {
  if (items.length === 0) return <span className="quiet">–</span>;
  return (
    <ul>
      {items.map((item) => {
        const { title, detail } = itemText(item, names);
        return (
          <li key={item.id}>
            <Row onClick={() => onOpen(item)}>
              <ItemMark item={item} />
              <span className="time">{itemTime(item, names) || "All day"}</span>
              <span className="title">{title}</span>
              {detail !== "" && <span className="quiet">{detail}</span>}
            </Row>
          </li>
        );
      })}
    </ul>
  );
}
