import { useState } from "react";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import type { LiveResult } from "../../../live/live-result.ts";
import { ownShiftRequestsSource } from "../../../live/shift-requests.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";

/** Answers stay so long after they were given. */
const SHOWN_DAYS = 3;

/**
 * Returns the instant since which answers are shown: the start of a day (UTC), so that all parts of
 * a screen share one listener, and the device has the answer of the visit before.
 */
export function useAnswersSince(): Instant {
  const now = useNow();
  const [since] = useState(() => `${addDays(now.slice(0, 10), -SHOWN_DAYS)}T00:00:00.000Z`);
  return since;
}

/**
 * Returns the requests of an employee and those of colleagues to them that could still happen at
 * `useAnswersSince`. Null reads nothing.
 */
export function useOwnShiftRequests(employeeId: EmployeeId | null): LiveResult<ShiftRequest[]> {
  const actor = useActor();
  const since = useAnswersSince();
  return useLive(employeeId === null ? null : ownShiftRequestsSource(actor, { employeeId, since }));
}
