import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { claimShiftSchema } from "@crewline/domain/records/schedules/schedule";
import type { Claimed } from "@crewline/domain/records/schedules/shift-request";
import { claimId } from "@crewline/domain/records/schedules/shift-request";
import { claimModeOf, claimsEndAt } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { whyToAsk } from "@crewline/domain/rules/schedules/cover/claim-shift";
import { givenUpBy, requireNotGivenUp } from "@crewline/domain/rules/schedules/cover/given-up";
import { newRequest, requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attemptInTurn } from "../../operations/commands/command.ts";
import { readOpenWeeks } from "../../operations/schedules/open-weeks.ts";
import { requestTeller } from "../../operations/schedules/requests/tell-about-request.ts";
import { dropsAt } from "../../operations/schedules/requests/waiting-requests.ts";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import type { FreeShift } from "./requests/find-free-shift.ts";
import { findFreeShift } from "./requests/find-free-shift.ts";
import { giveShift } from "./requests/give-shift.ts";
import { judgeHandOver, placeAlone, requireAsked } from "./requests/judge-hand-over.ts";
import { requestDue } from "./requests/request-due.ts";
import { tellManagersOfClaim } from "./tell-about-cover.ts";

type Input = z.infer<typeof claimShiftSchema>;

/**
 * Gives an open published shift, or one that a colleague gives up, to the employee who takes it
 * first, or asks the managers for it where they decide, and where it brings what only they may
 * override; the managers of the location are told.
 * Throws what `requireClaimable` and `requireAskable` throw, openShiftGivenUp for a shift that the
 * employee gave up, and requestsOff where the company has no claims.
 */
export function claimShift(actor: Actor, input: Input): Promise<Claimed> {
  const turn = `open shift ${input.shiftId}`;
  return attemptInTurn(actor, { input, turn }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const asked = await store.shifts.get(input.shiftId);
    const { employeeId } = actor;
    if (employeeId === null || !isAsSeen(asked, input))
      throw new RuleViolation("openShiftGone", {});
    const requests = await dropsAt(store, { employeeId, startsAt: asked.startsAt });
    requireNotGivenUp({ shift: asked, employeeId, requests });
    const isGivenUp = givenUpBy(employeeId, requests);
    const free = await findFreeShift(store, asked, { employeeId, isLeftOut: isGivenUp });
    await readOpenWeeks(store, [free.shift]);
    const mode = claimModeOf(free.seen, await store.company());
    if (mode === "off") throw new RuleViolation("requestsOff", { kind: "claim" });
    if (claimsEndAt(free.seen) <= now()) throw new RuleViolation("openShiftGone", {});
    const budgets = mode === "approval" ? {} : { budgets: {} };
    const judged = await judgeHandOver(store, actor, {
      shift: free.shift,
      employeeId,
      ...budgets,
    });
    const why = mode === "approval" ? null : whyToAsk(judged.findings);
    if (mode === "approval" || why !== null) {
      requireAsked(judged);
      await ask(unit, actor, { free, employeeId });
      return { state: "asked", because: why === "overBudget" ? null : why };
    }
    const placed = placeAlone(judged);
    const tell = await tellManagersOfClaim(unit, actor, free.shift);
    const give = await giveShift(unit, actor, { free, placed });
    give();
    tell();
    return { state: "taken", because: null };
  });
}

/** A shift that was moved since the employee read it is another one. */
function isAsSeen(shift: { startsAt: string; endsAt: string }, { seen }: Input): boolean {
  return seen === undefined || (seen.startsAt === shift.startsAt && seen.endsAt === shift.endsAt);
}

async function ask(
  unit: Unit,
  actor: Actor,
  { free: { shift, seen }, employeeId }: { free: FreeShift; employeeId: EmployeeId },
): Promise<void> {
  const store = companyStore(unit, actor.companyId);
  const id = claimId(shift.id, employeeId);
  const before = await store.shiftRequests.find(id);
  if (before?.state === "denied") throw new RuleViolation("requestGone", {});
  if (before !== null && isWaiting(before)) return;
  const request = newRequest({
    id,
    kind: "claim",
    employeeId,
    shift: requestedShift(shift),
    note: "",
    needsApproval: true,
    askedByName: actor.displayName,
    askedAt: now(),
    expiresAt: claimsEndAt(seen),
  });
  const again = { ...request, version: (before?.version ?? 0) + 1 };
  const asked = { request: again, by: actor, withManagers: true };
  const tell = await requestTeller(unit, actor.companyId, asked);
  store.shiftRequests.save(id, again);
  store.setDue(requestDue(actor.companyId, again));
  tell({ event: "asked", request: again, to: "managers" });
}
