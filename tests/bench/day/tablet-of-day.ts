import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { aKiosk } from "../../support/a-kiosk.ts";
import type { Act } from "./acts-of-day.ts";
import { apiAs, ownerId } from "./day-logins.ts";
import { atHour, hasOutage, locationOf, minuteAt } from "./day-people.ts";
import { silent } from "./day-rows.ts";
import type { DaySize } from "./day-size.ts";
import { companyId } from "./seed-day.ts";

/** Minutes between two calls of a tablet. */
const CALL_MINUTES = 5;

/** Pairs a tablet with the location that has an outage, and returns its calls of the day. */
export async function tabletOfDay(size: DaySize): Promise<Act[]> {
  const places = Array.from({ length: size.locations }, (_, place) => place);
  const place = places.find((one) => hasOutage(one, size)) ?? 0;
  const locationId: LocationId = locationOf(place);
  const owner = apiAs(companyId, { id: ownerId, role: "admin", employeeId: null });
  const { api } = await aKiosk({ owner: { api: owner }, harbor: locationId });
  // The location is open from 6:00 to 21:00.
  const start = minuteAt(place, 0, size);
  const first = Math.floor(elapsedSeconds(start, atHour(6)) / 60);
  const last = Math.ceil(elapsedSeconds(start, atHour(21)) / 60);
  const minutes = Array.from(
    { length: Math.ceil((last - first) / CALL_MINUTES) + 1 },
    (_, index) => Math.ceil(first / CALL_MINUTES) * CALL_MINUTES + index * CALL_MINUTES,
  );
  const heard = minutes.filter((minute) => minute <= silent.from || minute >= silent.until);
  return heard.map((minute) => ({
    at: minuteAt(place, minute, size),
    what: `tablet ${locationId}`,
    run: () => api.kiosk.state.query(),
  }));
}
