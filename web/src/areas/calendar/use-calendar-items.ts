import { useMemo } from "react";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import {
  availabilityItems,
  blackoutItems,
  eventItems,
  holidayItems,
  periodEndItems,
  shiftItems,
  timeOffItems,
} from "@crewline/domain/projections/calendar/calendar-items";
import { filterItems } from "@crewline/domain/projections/calendar/filter-items";
import type { Company } from "@crewline/domain/records/company/company";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import type { Wanted } from "./calendar-reads.ts";
import { noShifts, useCalendarReads } from "./calendar-reads.ts";

export interface CalendarItems {
  items: readonly CalendarItem[];
  /** True if there are more shifts than one view reads. */
  isCut: boolean;
}

interface Known extends Wanted {
  company: Company;
}

/** What the shown layers have on the days, narrowed down. */
export function useCalendarItems(wanted: Known): LoadResult<CalendarItems> {
  const { days, layers, filters, company, employees, locations } = wanted;
  const reads = useCalendarReads(wanted);
  const published = readyOr(reads.shifts, noShifts);
  const own = readyOr(reads.own, none);
  const approved = readyOr(reads.approved, none);
  const waiting = readyOr(reads.waiting, none);
  const others = readyOr(reads.availability, none);
  const mine = readyOr(reads.ownAvailability, null);
  const events = readyOr(reads.events, none);
  const { from, until } = days;
  const { employeeId, jobRoleId, locationId, ownPlaceIds } = filters;
  const [hasHolidays, hasEnds] = [layers.has("holidays"), layers.has("periodEnds")];
  const hasBlackouts = layers.has("blackouts");
  const items = useMemo(() => {
    const span = { from, until };
    const said = new Map([...others, ...(mine === null ? [] : [mine])].map((one) => [one.id, one]));
    const all = [
      ...shiftItems(published.shifts, span),
      ...timeOffItems([...own, ...approved, ...waiting], span),
      ...availabilityItems([...said.values()], span),
      ...(hasHolidays ? holidayItems(locations, span) : []),
      ...(hasEnds ? periodEndItems(company, span) : []),
      ...(hasBlackouts ? blackoutItems(company.blackouts ?? none, span) : []),
      ...eventItems(events, span),
    ];
    return filterItems(all, { employeeId, jobRoleId, locationId, ownPlaceIds }, employees);
  }, [
    published,
    own,
    approved,
    waiting,
    others,
    mine,
    events,
    from,
    until,
    hasHolidays,
    hasEnds,
    hasBlackouts,
    locations,
    company,
    employees,
    employeeId,
    jobRoleId,
    locationId,
    ownPlaceIds,
  ]);
  return mapResult(allResults({ ...reads }), () => ({
    items,
    isCut: published.isCut,
  }));
}

function readyOr<T, U>(result: LoadResult<T>, without: U): T | U {
  return result.status === "ready" ? result.data : without;
}

const none: never[] = [];
