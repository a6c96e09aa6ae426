import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type {
  CalendarDays,
  CalendarLayer,
} from "@crewline/domain/projections/calendar/calendar-items";
import type { CalendarFilters } from "@crewline/domain/projections/calendar/filter-items";
import type { DayEvent } from "@crewline/domain/records/day-events/day-event";
import type { Availability } from "@crewline/domain/records/employees/availability";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { availabilityAtSource, availabilitySource } from "../../live/availability.ts";
import type { CalendarShifts } from "../../live/calendar-shifts.ts";
import { calendarShiftsSource } from "../../live/calendar-shifts.ts";
import { dayEventsSource } from "../../live/day-events.ts";
import type { LiveSource } from "../../live/live-source.ts";
import {
  approvedTimeOffSource,
  timeOffOfSource,
  waitingTimeOffSource,
} from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";

export interface Wanted {
  days: CalendarDays;
  today: LocalDate;
  layers: ReadonlySet<CalendarLayer>;
  filters: CalendarFilters;
  locations: readonly Location[];
  employees: readonly Employee[];
}

export interface CalendarReads {
  shifts: LoadResult<CalendarShifts>;
  own: LoadResult<TimeOff[]>;
  approved: LoadResult<TimeOff[]>;
  waiting: LoadResult<TimeOff[]>;
  availability: LoadResult<Availability[]>;
  ownAvailability: LoadResult<Availability | null>;
  events: LoadResult<DayEvent[]>;
}

/** The live reads of the layers that are on; one that is off is ready, and reads nothing. */
export function useCalendarReads({ days, today, ...wanted }: Wanted): CalendarReads {
  const actor = useActor();
  const { layers, filters, locations, employees } = wanted;
  const { employeeId, locationId } = filters;
  const seesOthers = actor.role !== "employee";
  const on = <T>(layer: CalendarLayer, source: () => LiveSource<T> | null) =>
    layers.has(layer) ? source() : null;
  const places = locationId === null ? {} : { locationIds: [locationId] };
  const own = actor.employeeId;
  return {
    shifts: useLayer(
      on("shifts", () =>
        calendarShiftsSource(actor, {
          // A night that began the day before reaches into the first day.
          fromDay: addDays(days.from, -1),
          toDay: days.until,
          today,
          locationId,
          employeeId,
          locationIds: locations.map(({ id }) => id),
          people: peopleAt(employees, locationId),
        }),
      ),
      noShifts,
    ),
    own: useLayer(
      on("timeOff", () => (own === null ? null : timeOffOfSource(actor, { employeeId: own }))),
      noTimeOff,
    ),
    approved: useLayer(
      on("timeOff", () =>
        seesOthers ? approvedTimeOffSource(actor, { ...places, fromDay: days.from }) : null,
      ),
      noTimeOff,
    ),
    waiting: useLayer(
      on("timeOff", () => (seesOthers ? waitingTimeOffSource(actor, places) : null)),
      noTimeOff,
    ),
    availability: useLayer(
      on("availability", () =>
        seesOthers ? availabilityAtSource(actor, placesOf(locations, locationId)) : null,
      ),
      noAvailability,
    ),
    ownAvailability: useLayer(
      on("availability", () => (own === null ? null : availabilitySource(actor, own))),
      null,
    ),
    events: useLayer(
      on("events", () => dayEventsSource(actor, { fromDay: days.from, toDay: days.until })),
      noEvents,
    ),
  };
}

function placesOf(locations: readonly Location[], chosen: Location["id"] | null) {
  if (chosen !== null) return [chosen];
  return locations.filter(({ status }) => status === "active").map(({ id }) => id);
}

function peopleAt(employees: readonly Employee[], chosen: Location["id"] | null): number {
  return employees.filter(
    ({ status, locationIds }) =>
      status !== "terminated" && (chosen === null || locationIds.includes(chosen)),
  ).length;
}

function useLayer<T>(source: LiveSource<T> | null, without: T): LoadResult<T> {
  const result = useLive(source);
  return source === null ? { status: "ready", data: without, isOfflineCopy: false } : result;
}

export const noShifts: CalendarShifts = { shifts: [], isCut: false };
const noTimeOff: TimeOff[] = [];
const noAvailability: Availability[] = [];
const noEvents: DayEvent[] = [];
