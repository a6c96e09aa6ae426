import { useState } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import type { LiveResult } from "../../../live/live-result.ts";
import { ownShiftRequestsSource } from "../../../live/shift-requests.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";

/**
 * The requests of an employee, and those of colleagues to them, that could happen since the hour in
 * which this was opened, so that all parts of a screen share one listener; null reads nothing.
 */
export function useOwnShiftRequests(employeeId: EmployeeId | null): LiveResult<ShiftRequest[]> {
  const actor = useActor();
  const now = useNow();
  const [since] = useState(`${now.slice(0, "2026-11-17T12".length)}:00:00.000Z`);
  return useLive(employeeId === null ? null : ownShiftRequestsSource(actor, { employeeId, since }));
}
