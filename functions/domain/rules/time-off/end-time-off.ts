import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { isLive, timeOffStateAfter } from "./time-off-state.ts";

/** True where the end of an employment after `lastDay` cancels or shortens it. */
export function isAfterLastDay({ state, until }: TimeOff, lastDay: LocalDate): boolean {
  return isLive({ state }) && until > lastDay;
}

/**
 * Returns the time off as the end of an employment after `lastDay` leaves it: requests and what
 * begins later are cancelled, approved days end with the last one. Null where nothing changes.
 */
export function timeOffAfterEnd(timeOff: TimeOff, lastDay: LocalDate): TimeOff | null {
  const { state, from, until, version } = timeOff;
  if (state === "requested" || (state === "approved" && from > lastDay)) {
    return { ...timeOff, state: timeOffStateAfter(state, "cancel"), version: version + 1 };
  }
  if (state !== "approved" || until <= lastDay) return null;
  const { counted } = timeOff;
  const kept = counted && { counted: counted.filter(({ day }) => day <= lastDay) };
  return { ...timeOff, ...kept, until: lastDay, version: version + 1 };
}
