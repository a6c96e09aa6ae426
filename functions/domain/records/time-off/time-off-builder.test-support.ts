import type { TimeOff } from "./time-off.ts";
import { timeOffSchema } from "./time-off.ts";

/** Approved vacation of Ana at Harbor on Friday 27 November 2026. */
export function aTimeOff(change: Partial<TimeOff> = {}): TimeOff {
  return timeOffSchema.parse({
    id: "off",
    employeeId: "ana",
    locationIds: ["harbor"],
    type: "vacation",
    from: "2026-11-27",
    until: change.from ?? "2026-11-27",
    part: null,
    note: "",
    state: "approved",
    requestedBy: "u1",
    requestedByName: "Ana Diaz",
    requestedAt: "2026-11-01T09:00:00.000Z",
    decidedBy: "u2",
    decidedByName: "Kim",
    decidedAt: "2026-11-02T09:00:00.000Z",
    decisionNote: "",
    version: 1,
    ...change,
  });
}
