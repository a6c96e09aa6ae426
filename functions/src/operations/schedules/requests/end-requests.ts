import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { requestAfter } from "@crewline/domain/rules/schedules/requests/new-request";
import type { RequestEvent } from "@crewline/domain/rules/schedules/requests/request-state";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import { stillStands } from "@crewline/domain/rules/schedules/requests/still-stands";
import { now } from "../../../platform/clock.ts";
import { comingRequests, expiredRequests } from "../../../store/company/filters.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { inTransaction } from "../../../store/unit/unit.ts";
import { requestTeller } from "./tell-about-request.ts";
import { waitingAbout } from "./waiting-requests.ts";

/** Removes the mark of a shift that its employee gives up: reads now, returns what writes. */
export async function unmarkGivenUp(
  store: CompanyStore,
  { kind, shift }: Pick<ShiftRequest, "kind" | "shift">,
): Promise<() => void> {
  const seen = kind === "drop" ? await store.publishedShifts.find(shift.shiftId) : null;
  return () => {
    if (seen?.isGivenUp !== true) return;
    const { isGivenUp: _mark, ...rest } = seen;
    store.publishedShifts.show(seen, rest);
  };
}

type Ending = Extract<RequestEvent, "cancel" | "expire">;
const news = { cancel: "canceled", expire: "expired" } as const;

/** Ends a request that no person ended, and tells who asked; nothing if it was answered meanwhile. */
async function endRequest(
  companyId: CompanyId,
  { id }: ShiftRequest,
  { event, isDue }: { event: Ending; isDue: (present: ShiftRequest) => boolean },
): Promise<void> {
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const request = await store.shiftRequests.find(id);
    if (request === null || !isWaiting(request) || !isDue(request)) return;
    const tell = await requestTeller(unit, companyId, { request, by: null, withManagers: false });
    const unmark = await unmarkGivenUp(store, request);
    const after = requestAfter(request, event, { at: now(), byName: null });
    store.shiftRequests.save(id, after);
    unmark();
    tell({ event: news[event], request: after, to: request.employeeIds });
  });
}

/**
 * Ends the requests about a shift that was changed, given to another employee or canceled after
 * they were made. It may run twice and late: until then a request is refused where it is answered.
 * Nothing ends while the unpublishing of the week can be undone, which gives the shifts back.
 */
export async function cancelStaleRequests(
  companyId: CompanyId,
  before: Shift,
  after: Shift | null,
): Promise<void> {
  const isTakenBack = before.state === "draft" && after?.state === "changed";
  if (before.state !== "published" && after?.state !== "published" && !isTakenBack) return;
  const store = await readCompany(companyId);
  const waiting = await waitingAbout(store, before.id);
  if (waiting.length === 0 || (await isUnpublishHeld(store, before))) return;
  await cancelStale(companyId, store, waiting);
}

/** Ends, at a location, the requests about shifts of a week that was unpublished, once it is told. */
export async function cancelRequestsAfterHold(
  companyId: CompanyId,
  locationId: LocationId,
): Promise<void> {
  const store = await readCompany(companyId);
  const waiting = await store.shiftRequests.list(comingRequests(locationId, now()));
  const held = await Promise.all(waiting.map(({ shift }) => isUnpublishHeld(store, shift)));
  await cancelStale(
    companyId,
    store,
    waiting.filter((_request, index) => held[index] === false),
  );
}

/** True while the unpublishing of a shift's week can be undone. */
async function isUnpublishHeld(
  { publications }: CompanyStore,
  { locationId, weekStart }: Pick<Shift, "locationId" | "weekStart">,
): Promise<boolean> {
  const held = await publications.list([
    ["locationId", "==", locationId],
    ["state", "==", "held"],
  ]);
  return held.some(
    (one) => one.kind === "withdrawn" && one.weekStart === weekStart && one.holdUntil > now(),
  );
}

async function cancelStale(
  companyId: CompanyId,
  store: CompanyStore,
  waiting: readonly ShiftRequest[],
): Promise<void> {
  for (const request of waiting) {
    const shifts = await store.shifts.findAll(request.shiftIds);
    const shiftOf = (id: Shift["id"]) => shifts.find((shift) => shift.id === id);
    if (stillStands(request, shiftOf) || (await hasSpot(store, request))) continue;
    await endRequest(companyId, request, { event: "cancel", isDue: () => true });
  }
}

/** A claim of an open shift that another employee got holds for the other spots of the offer. */
async function hasSpot(store: CompanyStore, { kind, shift }: ShiftRequest): Promise<boolean> {
  if (kind !== "claim" || shift.employeeId !== null) return false;
  const open = await store.shifts.list([
    ["employeeId", "==", null],
    ["locationId", "==", shift.locationId],
    ["day", "==", shift.day],
  ]);
  return open.some(
    (one) =>
      one.state === "published" &&
      one.jobRoleId === shift.jobRoleId &&
      one.startsAt === shift.startsAt &&
      one.endsAt === shift.endsAt,
  );
}

/** Ends the requests of a location that can no longer happen; the work of a request's last moment. */
export async function expireRequests({ companyId, locationId }: DueWork): Promise<Instant | null> {
  if (locationId === null) return null;
  const store = await readCompany(companyId);
  const at = now();
  const found = await store.shiftRequests.list(expiredRequests(locationId, at));
  for (const request of found) {
    const isDue = ({ expiresAt }: ShiftRequest) => expiresAt <= at;
    await endRequest(companyId, request, { event: "expire", isDue });
  }
  return null;
}
