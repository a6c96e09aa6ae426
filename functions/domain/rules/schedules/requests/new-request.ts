import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { ShiftRequestId } from "../../../kernel/ids/record-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import { instantAfter } from "../../../kernel/time/instant.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import type { RequestedShift, ShiftRequest } from "../../../records/schedules/shift-request.ts";
import type { RequestEvent } from "./request-state.ts";
import { requestStateAfter, waitsForManager } from "./request-state.ts";

/** Requests are kept for so long after they expire. */
const KEPT_SECONDS = 90 * 86_400;

/** A shift as a request keeps it. */
export function requestedShift(shift: Shift | PublishedShift): RequestedShift {
  const { id: shiftId, locationId, employeeId, jobRoleId, day, weekStart } = shift;
  const { startsAtLocal, endsAtLocal, startsAt, endsAt, timeZone } = shift;
  return {
    shiftId,
    locationId,
    employeeId,
    jobRoleId,
    day,
    weekStart,
    startsAtLocal,
    endsAtLocal,
    startsAt,
    endsAt,
    timeZone,
  };
}

interface Asking {
  id: ShiftRequestId;
  kind: ShiftRequest["kind"];
  employeeId: EmployeeId;
  shift: RequestedShift;
  /** The colleague's shift of a swap. */
  other?: RequestedShift;
  note: string;
  needsApproval: boolean;
  askedByName: string;
  askedAt: Instant;
  expiresAt: Instant;
}

/** Returns a request that was not answered yet. */
export function newRequest({ other, ...asking }: Asking): ShiftRequest {
  const { kind, employeeId, shift, expiresAt } = asking;
  const shifts = [shift, ...(other === undefined ? [] : [other])];
  const colleague = other?.employeeId ?? null;
  return {
    ...asking,
    state: "asked",
    employeeIds: [employeeId, ...(colleague === null ? [] : [colleague])],
    locationIds: [...new Set(shifts.map(({ locationId }) => locationId))],
    shiftIds: shifts.map(({ shiftId }) => shiftId),
    other: other ?? null,
    waitsForManager: waitsForManager({ kind, state: "asked" }),
    decidedAt: null,
    decidedByName: null,
    decisionNote: "",
    version: 1,
    deleteAt: instantAfter(expiresAt, KEPT_SECONDS),
  };
}

interface Deciding {
  at: Instant;
  /** Null where no person decided. */
  byName: string | null;
  note?: string;
}

/** The request after an event. Throws requestGone where nothing can come of it any more. */
export function requestAfter(
  request: ShiftRequest,
  event: RequestEvent,
  { at, byName, note = "" }: Deciding,
): ShiftRequest {
  const state = requestStateAfter(request, event);
  return {
    ...request,
    state,
    waitsForManager: waitsForManager({ kind: request.kind, state }),
    decidedAt: at,
    decidedByName: byName,
    decisionNote: note,
    version: request.version + 1,
  };
}
