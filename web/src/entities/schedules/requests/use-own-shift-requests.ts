import { useState } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import type { LiveResult } from "../../../live/live-result.ts";
import { ownShiftRequestsSource } from "../../../live/shift-requests.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";

/**
 * Returns the requests of an employee and those of colleagues to them that had not expired at the
 * start of this hour. All parts of a screen ask for the same hour and share one listener. Null reads
 * nothing.
 */
export function useOwnShiftRequests(employeeId: EmployeeId | null): LiveResult<ShiftRequest[]> {
  const actor = useActor();
  const now = useNow();
  const [since] = useState(`${now.slice(0, "2026-11-17T12".length)}:00:00.000Z`);
  return useLive(employeeId === null ? null : ownShiftRequestsSource(actor, { employeeId, since }));
}
