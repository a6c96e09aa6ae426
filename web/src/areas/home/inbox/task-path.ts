import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { InboxTask } from "@crewline/domain/projections/home/inbox-task";
import { alertPath } from "../../../entities/alerts/alert-path.ts";
import { boardAction } from "../now/board-words.ts";

interface Place {
  locationId: LocationId;
  zone: string;
  startsOn: Weekday;
}

type Paths = {
  [K in InboxTask["kind"]]: (task: Extract<InboxTask, { kind: K }>, place: Place) => string | null;
};

const paths: Paths = {
  cover: ({ row, status }, place) => boardAction(row, status, place)?.to ?? null,
  stopClock: ({ row }, place) => boardAction(row, "missedOut", place)?.to ?? null,
  fix: ({ weekStart }, { locationId }) => `${entriesAt(locationId, weekStart)}&show=needsYou`,
  approve: ({ weekStart }, { locationId }) => entriesAt(locationId, weekStart),
  setRates: ({ weekStart }, { locationId }) => entriesAt(locationId, weekStart),
  answerRequests: ({ weekStart, entryId }, { locationId }) =>
    `${entriesAt(locationId, weekStart)}&show=needsYou${opened("entry", entryId)}`,
  answerDisputes: ({ firstDay, employeeId }) =>
    `/time-entries?sheet=${firstDay}&status=disputed${opened("of", employeeId)}`,
  assign: ({ day }, { locationId }) => `/schedules?location=${locationId}&week=${day}&day=${day}`,
  publish: ({ weekStart }, { locationId }) => `/schedules?location=${locationId}&week=${weekStart}`,
  decideRequests: ({ requests: [{ shift }] }) =>
    `/schedules?location=${shift.locationId}&week=${shift.weekStart}&day=${shift.day}`,
  decideTimeOff: () => "/alerts#time-off",
  latePunches: () => "/alerts#late-punches",
  answerJoin: () => "/alerts#join",
  alert: ({ alert }) => alertPath(alert)?.to ?? null,
};

/** The place where a task can be done or seen; null where no screen has it. */
export function taskPath<K extends InboxTask["kind"]>(
  task: Extract<InboxTask, { kind: K }>,
  place: Place,
): string | null {
  const pathOf: Paths[K] = paths[task.kind];
  return pathOf(task, place);
}

/** The part of an address that opens one record; empty for none. */
function opened(name: string, id: string | null): string {
  return id === null ? "" : `&${name}=${id}`;
}

function entriesAt(locationId: LocationId, week: string): string {
  return `/time-entries?location=${locationId}&week=${week}`;
}
