import type {
  answerSwapSchema,
  ShiftRequest,
} from "@crewline/domain/records/schedules/shift-request";
import { requestAfter } from "@crewline/domain/rules/schedules/requests/new-request";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attemptInTurn } from "../../../operations/commands/command.ts";
import { requestTeller } from "../../../operations/schedules/requests/tell-about-request.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { Unit } from "../../../store/unit/unit.ts";
import { assignPublished } from "../../../operations/schedules/assign-published.ts";
import type { PlacedPlan } from "../../../operations/schedules/placed-plan.ts";
import { placeSwap } from "./exchange-shifts.ts";
import { getOwnRequest, getStandingShifts } from "./find-request.ts";
import type { JudgedHandOver } from "./judge-hand-over.ts";
import { placeAlone, placeForManager } from "./judge-hand-over.ts";

type Input = z.infer<typeof answerSwapSchema>;

/**
 * Accepts or declines a swap that a colleague asks for. Where no manager decides, both shifts change
 * hands at once; else the managers are told. The rules are checked again with both.
 */
export function answerSwap(actor: Actor, input: Input): Promise<Done> {
  const { requestId, answer } = input;
  return attemptInTurn(actor, { input, turn: `request ${requestId}` }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const request = await getOwnRequest(store, actor, requestId);
    if (request.kind !== "swap" || request.other?.employeeId !== actor.employeeId) {
      throw new RuleViolation("notFound", { what: "shiftRequest" });
    }
    return answer === "declined"
      ? decline(unit, actor, request)
      : accept(unit, actor, { store, request });
  });
}

async function decline(unit: Unit, actor: Actor, request: ShiftRequest): Promise<Done> {
  const store = companyStore(unit, actor.companyId);
  const after = requestAfter(request, "decline", { at: now(), byName: actor.displayName });
  const asked = { request, by: actor, withManagers: false };
  const tell = await requestTeller(unit, actor.companyId, asked);
  store.shiftRequests.save(request.id, after);
  tell({ event: "declined", request: after, to: [request.employeeId] });
  return {};
}

async function accept(
  unit: Unit,
  actor: Actor,
  { store, request }: { store: CompanyStore; request: ShiftRequest },
): Promise<Done> {
  const { needsApproval } = request;
  const by = { at: now(), byName: actor.displayName };
  const accepted = requestAfter(request, "accept", by);
  const asked = { request, by: actor, withManagers: needsApproval };
  const tell = await requestTeller(unit, actor.companyId, asked);
  const place = needsApproval ? placeForManager : placeAlone;
  const swap = await swapShifts(store, actor, { request, place });
  if (needsApproval) {
    store.shiftRequests.save(request.id, accepted);
    tell({ event: "accepted", request: accepted, to: "managers" });
    return {};
  }
  const done = { ...requestAfter(accepted, "approve", by), version: accepted.version };
  swap();
  store.shiftRequests.save(request.id, done);
  tell({ event: "approved", request: done, to: [request.employeeId] });
  return {};
}

/**
 * Checks both shifts of a swap and returns the function that exchanges them, in the plan and as
 * staff see them. Throws requestGone if one of them changed, and what `place` throws.
 */
export async function swapShifts(
  store: CompanyStore,
  actor: Actor,
  { request, place }: { request: ShiftRequest; place: (judged: JudgedHandOver) => PlacedPlan },
): Promise<() => void> {
  const shiftOf = await getStandingShifts(store, request);
  if (request.other === null) throw new RuleViolation("requestGone", {});
  const own = shiftOf(request.shift.shiftId);
  const other = shiftOf(request.other.shiftId);
  const placed = await placeSwap(store, actor, { own, other, place });
  const assigns = await Promise.all([
    assignPublished(store, actor, { shift: own, placed: placed.own }),
    assignPublished(store, actor, { shift: other, placed: placed.other }),
  ]);
  return () => assigns.forEach((assign) => assign());
}
