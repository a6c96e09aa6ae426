import type { Instant } from "@crewline/domain/kernel/time/instant";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Api } from "../../support/api-client.ts";
import { anAttempt } from "../../support/api-client.ts";
import { apiAs } from "./day-logins.ts";
import type { Person } from "./day-people.ts";
import { isFenced, locationOf, minuteAt, openerOf, peopleOf } from "./day-people.ts";
import type { DaySize } from "./day-size.ts";
import { companyId } from "./seed-day.ts";

/** Something that a person or a tablet does at a moment of the day. */
export interface Act {
  at: Instant;
  what: string;
  run: () => Promise<unknown>;
}

const there = { latitude: 40, longitude: -74, accuracyMetres: 12, ageSeconds: 2 };
const away = { ...there, latitude: 40.01 };

/** All punches of the day: a few thousand. */
export function punchesOfDay(size: DaySize): Act[] {
  return Array.from({ length: size.locations }, (_, place) =>
    peopleOf(place, size).flatMap((person, index) => punchesOf(size, { place, person, index })),
  ).flat();
}

/** Someone opens a location and leaves again: each function has run once when the day begins. */
export async function openUp(size: DaySize): Promise<void> {
  const id = openerOf(size);
  const login = { id: aUserId(id), role: "employee" as const, employeeId: id };
  const { timeEntries } = apiAs(companyId, login);
  const where = { locationId: locationOf(0), jobRoleId: null, position: there };
  await timeEntries.clockIn.mutate({ ...anAttempt(), ...where });
  await timeEntries.clockOut.mutate(anAttempt());
}

function punchesOf(
  size: DaySize,
  { place, person, index }: { place: number; person: Person; index: number },
): Act[] {
  const { id, arrives, leaves, break: taken } = person;
  const act = (minutes: number, kind: string, run: (api: Api) => Promise<unknown>): Act => ({
    at: minuteAt(place, minutes, size),
    what: `${kind} ${id}`,
    run: () => run(apiAs(companyId, { id: aUserId(id), role: "employee", employeeId: id })),
  });
  const position = isFenced(place) ? (index === 7 ? away : there) : null;
  const where = { locationId: locationOf(place), jobRoleId: null, position };
  const breaks =
    taken === null
      ? []
      : [
          act(taken[0], "startBreak", (api) => api.timeEntries.startBreak.mutate(anAttempt())),
          act(taken[1], "endBreak", (api) => api.timeEntries.endBreak.mutate(anAttempt())),
        ];
  return [
    act(arrives, "clockIn", (api) => api.timeEntries.clockIn.mutate({ ...anAttempt(), ...where })),
    ...breaks,
    act(leaves, "clockOut", (api) => api.timeEntries.clockOut.mutate(anAttempt())),
  ];
}
