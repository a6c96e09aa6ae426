import type {
  dropShiftSchema,
  ShiftRequest,
} from "@crewline/domain/records/schedules/shift-request";
import { exchangeOf } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { newRequest, requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attemptInTurn } from "../../../operations/commands/command.ts";
import { readOpenWeeks } from "../../../operations/schedules/open-weeks.ts";
import { requestTeller } from "../../../operations/schedules/requests/tell-about-request.ts";
import { waitingAbout } from "../../../operations/schedules/requests/waiting-requests.ts";
import { now } from "../../../platform/clock.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { getOwnComing } from "./find-request.ts";
import { requestDue } from "./request-due.ts";

type Input = z.infer<typeof dropShiftSchema>;

/**
 * Offers a published shift of the caller to colleagues, because the caller cannot work it. It stays
 * theirs until one of them takes it or a manager releases it; the managers are told. Throws
 * requestsOff where the company has no drops, and requestGone for a shift that changes or has begun.
 */
export function dropShift(actor: Actor, input: Input): Promise<{ requestId: ShiftRequest["id"] }> {
  const turn = `open shift ${input.shiftId}`;
  return attemptInTurn(actor, { input, turn }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const shift = await getOwnComing(store, actor, input.shiftId);
    await readOpenWeeks(store, [shift]);
    const { drops } = exchangeOf(await store.company());
    if (drops === "off") throw new RuleViolation("requestsOff", { kind: "drop" });
    const waiting = await waitingAbout(store, shift.id);
    const before = waiting.find(({ kind }) => kind === "drop");
    if (before !== undefined) return { requestId: before.id };
    const seen = await store.publishedShifts.get(shift.id);
    const request = newRequest({
      id: shiftRequestIdSchema.parse(store.shiftRequests.newId()),
      kind: "drop",
      employeeId: requireOwner(shift),
      shift: requestedShift(shift),
      note: input.note,
      needsApproval: drops === "approval",
      askedByName: actor.displayName,
      askedAt: now(),
      expiresAt: shift.startsAt,
    });
    const asked = { request, by: actor, withManagers: true };
    const tell = await requestTeller(unit, actor.companyId, asked);
    store.shiftRequests.save(request.id, request);
    store.publishedShifts.show(seen, { ...seen, isGivenUp: true });
    store.setDue(requestDue(actor.companyId, request));
    tell({ event: "asked", request, to: "managers", note: input.note });
    return { requestId: request.id };
  });
}

function requireOwner({ employeeId }: { employeeId: ShiftRequest["employeeId"] | null }) {
  if (employeeId === null) throw new RuleViolation("notFound", { what: "shift" });
  return employeeId;
}
