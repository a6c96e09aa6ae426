import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DayEvent } from "@crewline/domain/records/day-events/day-event";
import type { ChosenDays } from "./chosen-days.ts";

/** An event as it is typed; "" for the whole company. */
export interface EventForm {
  title: string;
  text: string;
  from: string;
  until: string;
  isTimed: boolean;
  startsAtLocal: string;
  endsAtLocal: string;
  locationId: LocationId | "";
  audience: DayEvent["audience"];
}

const usualTimes = { startsAtLocal: "09:00", endsAtLocal: "10:00" };

export function newEventForm(
  { from, until, times }: Pick<ChosenDays, "from" | "until" | "times">,
  locationId: LocationId | "",
): EventForm {
  const hours = { isTimed: times !== null, ...(times ?? usualTimes) };
  return { title: "", text: "", from, until, ...hours, locationId, audience: "everyone" };
}

export function eventFormOf({ times, locationId, ...event }: DayEvent): EventForm {
  const { title, text, from, until, audience } = event;
  const hours = { isTimed: times !== null, ...(times ?? usualTimes) };
  return { title, text, from, until, ...hours, locationId: locationId ?? "", audience };
}

/** The event as it is sent. */
export function eventOfForm({
  isTimed,
  startsAtLocal,
  endsAtLocal,
  locationId,
  ...event
}: EventForm) {
  return {
    ...event,
    times: isTimed ? { startsAtLocal, endsAtLocal } : null,
    locationId: locationId === "" ? null : locationId,
  };
}
