import type { EmployeeId, LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type {
  RequestedShift,
  ShiftRequest,
} from "@crewline/domain/records/schedules/shift-request";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** Reads the requests about a shift of which something can still come. */
export async function waitingAbout(
  { shiftRequests }: CompanyStore,
  shiftId: ShiftId,
): Promise<ShiftRequest[]> {
  const all = await shiftRequests.list([["shiftIds", "array-contains-any", [shiftId]]]);
  return all.filter(isWaiting);
}

/**
 * Reads the requests of an employee that someone else works a shift which begins at a moment,
 * answered ones included. A claim concerns no other drops.
 */
export function dropsAt(
  { shiftRequests }: CompanyStore,
  { employeeId, startsAt }: { employeeId: EmployeeId; startsAt: Instant },
): Promise<ShiftRequest[]> {
  return shiftRequests.list([
    ["employeeIds", "array-contains-any", [employeeId]],
    ["kind", "==", "drop"],
    ["shift.startsAt", "==", startsAt],
  ]);
}

/** Reads the claims at a location that wait for a manager. */
async function waitingClaims(
  { shiftRequests }: CompanyStore,
  locationId: LocationId,
): Promise<ShiftRequest[]> {
  const waiting = await shiftRequests.list([
    ["locationIds", "array-contains-any", [locationId]],
    ["waitsForManager", "==", true],
  ]);
  return waiting.filter(({ kind }) => kind === "claim");
}

/**
 * Reads the waiting claims for a shift: those for any open shift of its location, time and job role,
 * as employees see no difference between them.
 */
export async function claimsFor(
  store: CompanyStore,
  wanted: Pick<RequestedShift, "locationId" | "employeeId" | "jobRoleId" | "startsAt" | "endsAt">,
): Promise<ShiftRequest[]> {
  const waiting = await waitingClaims(store, wanted.locationId);
  return waiting.filter(
    ({ shift }) =>
      shift.employeeId === wanted.employeeId &&
      shift.jobRoleId === wanted.jobRoleId &&
      shift.startsAt === wanted.startsAt &&
      shift.endsAt === wanted.endsAt,
  );
}
