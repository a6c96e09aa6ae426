import type {
  decideRequestSchema,
  ShiftRequest,
} from "@crewline/domain/records/schedules/shift-request";
import { requestAfter } from "@crewline/domain/rules/schedules/requests/new-request";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attemptInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { unmarkGivenUp } from "../../../operations/schedules/requests/end-requests.ts";
import { requestTeller } from "../../../operations/schedules/requests/tell-about-request.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { Unit } from "../../../store/unit/unit.ts";
import { assignPublished } from "../../../operations/schedules/assign-published.ts";
import { swapShifts } from "./answer-swap.ts";
import { findFreeShift } from "./find-free-shift.ts";
import { getStandingShifts } from "./find-request.ts";
import { giveShift } from "./give-shift.ts";
import { judgeHandOver, placeApproved } from "./judge-hand-over.ts";

type Input = z.infer<typeof decideRequestSchema>;

interface Decision {
  store: CompanyStore;
  request: ShiftRequest;
  note: string;
}

/**
 * Decides what an employee asks for about a shift. An approval checks the rules again and changes
 * the shifts in the same transaction; those concerned are told. Throws requestGone for what was
 * answered or changed meanwhile, and what blocks.
 */
export function decideRequest(actor: Actor, input: Input): Promise<Done> {
  const { requestId, decision, note } = input;
  return attemptInTurn(actor, { input, turn: `request ${requestId}` }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const request = await store.shiftRequests.get(requestId);
    const places =
      decision === "denied" ? [request.locationIds] : request.locationIds.map((id) => [id]);
    for (const locationIds of places) requireReach(actor, { locationIds, what: "shiftRequest" });
    const decided = { store, request, note };
    if (decision === "denied") return deny(unit, actor, decided);
    if (decision === "released") return release(unit, actor, decided);
    if (request.kind === "claim") return approveClaim(unit, actor, decided);
    return approveSwap(unit, actor, decided);
  });
}

async function deny(unit: Unit, actor: Actor, { store, request, note }: Decision): Promise<Done> {
  const after = requestAfter(request, "deny", { at: now(), byName: actor.displayName, note });
  const asked = { request, by: actor, withManagers: false };
  const tell = await requestTeller(unit, actor.companyId, asked);
  const unmark = await unmarkGivenUp(store, request);
  store.shiftRequests.save(request.id, after);
  unmark();
  tell({ event: "denied", request: after, to: request.employeeIds, note });
  return {};
}

async function approveClaim(unit: Unit, actor: Actor, { store, request }: Decision): Promise<Done> {
  const { shift: asked, employeeId } = request;
  if (!isWaiting(request) || request.expiresAt <= now()) throw new RuleViolation("requestGone", {});
  const claimed = await store.shifts.get(asked.shiftId);
  if (claimed.startsAt !== asked.startsAt || claimed.endsAt !== asked.endsAt) {
    throw new RuleViolation("requestGone", {});
  }
  const free = await findFreeShift(store, claimed, { employeeId });
  const asksFor = { shift: free.shift, employeeId, budgets: {} };
  const judged = await judgeHandOver(store, actor, asksFor);
  const give = await giveShift(unit, actor, { free, placed: placeApproved(judged, actor) });
  give();
  return {};
}

async function approveSwap(unit: Unit, actor: Actor, { store, request, note }: Decision) {
  const after = requestAfter(request, "approve", { at: now(), byName: actor.displayName, note });
  const asked = { request, by: actor, withManagers: false };
  const tell = await requestTeller(unit, actor.companyId, asked);
  const place = (judged: Parameters<typeof placeApproved>[0]) => placeApproved(judged, actor);
  const swap = await swapShifts(store, actor, { request, place });
  swap();
  store.shiftRequests.save(request.id, after);
  tell({ event: "approved", request: after, to: request.employeeIds, note });
  return {};
}

/** The shift of a drop becomes an open one, which its employee no longer has. */
async function release(unit: Unit, actor: Actor, { store, request, note }: Decision) {
  const after = requestAfter(request, "release", { at: now(), byName: actor.displayName, note });
  const shift = (await getStandingShifts(store, request))(request.shift.shiftId);
  const asked = { request, by: actor, withManagers: false };
  const tell = await requestTeller(unit, actor.companyId, asked);
  const { weekStart, startsAt, endsAt, timeZone } = shift;
  const placed = { ...planOf(shift), employeeId: null, weekStart, startsAt, endsAt, timeZone };
  const assign = await assignPublished(store, actor, { shift, placed });
  assign();
  store.shiftRequests.save(request.id, after);
  tell({ event: "released", request: after, to: request.employeeIds, note });
  return {};
}
