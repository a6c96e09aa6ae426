import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { formatDay, formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CalendarItem, ItemOf } from "@crewline/domain/projections/calendar/calendar-items";
import { lastDayOf } from "@crewline/domain/projections/calendar/calendar-items";
import { entryWords } from "@crewline/domain/words/availability/availability-words";
import { TimeOffList } from "../../entities/time-off/time-off-list.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import type { Fact } from "../../ui/page/facts.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { EventPanel } from "./event-panel.tsx";
import type { ItemNames } from "./item-words.ts";
import { itemText, itemTime } from "./item-words.ts";

export interface ItemPanelProps {
  item: CalendarItem;
  names: ItemNames;
  today: LocalDate;
  onClose: () => void;
}

/** The facts about an item of the calendar, and what its reader may do with it. */
export function ItemPanel(props: ItemPanelProps) {
  const { item, names, today, onClose } = props;
  const locale = useLocale();
  if (item.layer === "events") return <EventPanel {...props} item={item} />;
  const { title } = itemText(item, names);
  const common = { open: true, title, onClose };
  switch (item.layer) {
    case "shifts":
      return (
        <SidePanel {...common} actions={<WeekLink item={item} />}>
          <Facts facts={shiftFacts(item, names)} />
        </SidePanel>
      );
    case "timeOff":
      return (
        <SidePanel {...common}>
          <TimeOffList
            label="Time off"
            items={[item.timeOff]}
            nameOf={names.employee}
            today={today}
          />
        </SidePanel>
      );
    case "availability":
      return (
        <SidePanel {...common}>
          <Typography>{entryWords(item.entry, today, locale)}</Typography>
        </SidePanel>
      );
    case "holidays":
      return (
        <SidePanel {...common}>
          <Facts
            facts={[
              { label: "Day", value: formatDay(item.from, locale) },
              { label: "Locations", value: item.locationIds.map(names.location).join(", ") },
            ]}
          />
        </SidePanel>
      );
    case "blackouts": {
      const { from, until, locationIds } = item.blackout;
      const places = locationIds === null ? "All" : locationIds.map(names.location).join(", ");
      return (
        <SidePanel {...common}>
          <Facts
            facts={[
              { label: "Days", value: formatDayRange(from, until, locale) },
              { label: "Locations", value: places },
            ]}
          />
        </SidePanel>
      );
    }
    case "periodEnds": {
      const { firstDay, lastDay } = item.period;
      return (
        <SidePanel {...common}>
          <Facts
            facts={[{ label: "Pay period", value: formatDayRange(firstDay, lastDay, locale) }]}
          />
        </SidePanel>
      );
    }
  }
}

function WeekLink({ item: { shift } }: { item: ItemOf<"shifts"> }) {
  const query = new URLSearchParams({ location: shift.locationId, week: shift.weekStart });
  return (
    <Button component={Link} to={`/schedules?${query.toString()}`} variant="contained">
      Open week in Schedules
    </Button>
  );
}

function shiftFacts(item: ItemOf<"shifts">, names: ItemNames): Fact[] {
  const { shift } = item;
  const { locale } = names;
  const ends = lastDayOf(item);
  const pause = shift.unpaidBreakSeconds / 60;
  return [
    { label: "Day", value: formatDay(item.from, locale) },
    { label: "Time", value: itemTime(item, names) },
    ...(ends === item.from ? [] : [{ label: "Ends", value: formatDay(ends, locale) }]),
    {
      label: "Employee",
      value: shift.employeeId === null ? "Open shift" : names.employee(shift.employeeId),
    },
    ...(shift.jobRoleId === null
      ? []
      : [{ label: "Job role", value: names.role(shift.jobRoleId) }]),
    { label: "Location", value: names.location(shift.locationId) },
    ...(pause === 0 ? [] : [{ label: "Unpaid break", value: `${pause} min` }]),
    ...(shift.note === "" ? [] : [{ label: "Note", value: shift.note }]),
  ];
}
