import { formatLocalSpan, formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { zoneMark } from "@crewline/domain/kernel/time/zone-mark";
import type { CalendarItem, ItemOf } from "@crewline/domain/projections/calendar/calendar-items";
import type { Location } from "@crewline/domain/records/locations/location";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { specialDayLine } from "@crewline/domain/words/locations/special-day-words";

/** The present names of what items hold by id, for one reader. */
export interface ItemNames {
  employee: (id: EmployeeId) => string;
  location: (id: LocationId) => string;
  role: NameOfRole;
  locations: readonly Location[];
  ownId: EmployeeId | null;
  /** The zone of the reader's clock; times of another one name theirs. */
  readerZone: string;
  locale: Locale;
}

export interface ItemText {
  /** "9a–5p", with the zone where it is not the reader's; null for whole days. */
  time: string | null;
  title: string;
  /** What stands after the title where there is room: job role, place, state. */
  detail: string;
}

/** The short text of an item in a cell. */
export function itemText(item: CalendarItem, names: ItemNames): ItemText {
  const time = item.times === null ? null : formatShortSpan(item.times, names.locale);
  const zone = zoneOf(item, names);
  const told = time === null || zone === null ? time : `${time} ${zone}`;
  return { time: told, ...titleOf(item, names) };
}

/** The whole text of an item, as screen readers and the list say it. */
export function itemLabel(item: CalendarItem, names: ItemNames): string {
  const { title, detail } = titleOf(item, names);
  return [title, itemTime(item, names), detail].filter((text) => text !== "").join(", ");
}

/** The times of an item in full, with their zone where it is not the reader's; "" for whole days. */
export function itemTime(item: CalendarItem, names: ItemNames): string {
  if (item.times === null) return "";
  const zone = zoneOf(item, names);
  const span = formatLocalSpan(item.times, names.locale);
  return zone === null ? span : `${span} ${zone}`;
}

type Title = Pick<ItemText, "title" | "detail">;

function titleOf(item: CalendarItem, names: ItemNames): Title {
  switch (item.layer) {
    case "shifts":
      return shiftTitle(item, names);
    case "timeOff": {
      const { employeeId, state } = item.timeOff;
      const title = `${whoOf(employeeId, names)}: time off`;
      return { title, detail: state === "requested" ? "Waiting" : "" };
    }
    case "availability": {
      const kind = kinds[item.entry.kind];
      return { title: `${whoOf(item.employeeId, names)}: ${kind}`, detail: "" };
    }
    case "holidays": {
      const place = { specialDays: [item.special] };
      const line = specialDayLine(place, item.from, { locale: names.locale });
      return { title: line ?? "Special day", detail: placesText(item.locationIds, names) };
    }
    case "blackouts": {
      const { name, locationIds } = item.blackout;
      const detail = locationIds === null ? "" : placesText(locationIds, names);
      return { title: `No time off: ${name}`, detail };
    }
    case "periodEnds":
      return { title: "Pay period ends", detail: "" };
    case "events": {
      const { title, locationId } = item.event;
      return { title, detail: locationId === null ? "" : names.location(locationId) };
    }
  }
}

function shiftTitle({ shift }: ItemOf<"shifts">, names: ItemNames): Title {
  const { employeeId, jobRoleId, locationId } = shift;
  const role = jobRoleId === null ? "" : names.role(jobRoleId);
  const title = employeeId === null ? "Open shift" : whoOf(employeeId, names);
  const detail = [role, names.location(locationId)].filter((text) => text !== "").join(" · ");
  return { title, detail };
}

function whoOf(employeeId: EmployeeId, { employee, ownId }: ItemNames): string {
  return employeeId === ownId ? "You" : employee(employeeId);
}

/** The names of some places; nothing where they are all active ones. */
function placesText(ids: readonly LocationId[], { locations, location }: ItemNames): string {
  const active = locations.filter(({ status }) => status === "active");
  return ids.length >= active.length ? "" : ids.map(location).join(", ");
}

/** The short name of the zone of an item's times, "PST"; null where the reader's clock shows them. */
function zoneOf(item: CalendarItem, { locations, readerZone }: ItemNames): string | null {
  const at = `${item.from}T12:00:00.000Z`;
  const zone =
    item.layer === "shifts"
      ? item.shift.timeZone
      : item.layer === "events"
        ? locations.find(({ id }) => id === item.event.locationId)?.timeZone
        : undefined;
  if (zone === undefined || zone === readerZone) return null;
  const mark = zoneMark(at, zone);
  return mark === zoneMark(at, readerZone) ? null : mark;
}

const kinds = {
  unavailable: "not available",
  preferred: "prefers to work",
  available: "available",
} as const;
