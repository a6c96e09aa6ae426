import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { Cause } from "./cause.ts";
import { alertId } from "./cause.ts";

/** Ana is late for her shift at Harbor. */
export function aCause(change: Partial<Cause> = {}): Cause {
  const locationId = aLocationId("harbor");
  const employeeId = change.employeeId === undefined ? anEmployeeId("ana") : change.employeeId;
  const type = change.type ?? "late";
  return {
    id: alertId({ type, locationId, key: employeeId ?? "place" }),
    type,
    locationId,
    subject: { kind: "employee", id: employeeId ?? "" },
    employeeId,
    jobRoleId: null,
    facts: { ...noFacts, at: "2026-11-20T09:00:00.000Z", timeZone: "UTC" },
    count: 1,
    ...change,
  };
}

/** The new alert of that cause. */
export function anAlert(change: Partial<Alert> = {}): Alert {
  const { jobRoleId: _role, ...cause } = aCause();
  return {
    ...cause,
    firstAt: "2026-11-20T09:05:00.000Z",
    lastAt: "2026-11-20T09:05:00.000Z",
    state: "new",
    isCausePresent: true,
    acknowledged: null,
    snoozedUntil: null,
    resolved: null,
    audience: "managers",
    mailDueAt: null,
    escalateAt: null,
    deleteAt: null,
    ...change,
  };
}
