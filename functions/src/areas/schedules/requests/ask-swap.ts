import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { askSwapSchema, ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { exchangeOf } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { newRequest, requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attemptInTurn } from "../../../operations/commands/command.ts";
import { readOpenWeeks } from "../../../operations/schedules/open-weeks.ts";
import { requestTeller } from "../../../operations/schedules/requests/tell-about-request.ts";
import { waitingAbout } from "../../../operations/schedules/requests/waiting-requests.ts";
import { now } from "../../../platform/clock.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { placeSwap } from "./exchange-shifts.ts";
import { getOwnComing } from "./find-request.ts";
import { placeAlone, placeForManager } from "./judge-hand-over.ts";
import { requestDue } from "./request-due.ts";

type Input = z.infer<typeof askSwapSchema>;

/**
 * Asks a colleague to swap two published shifts; the colleague is told. Throws requestsOff,
 * requestGone for shifts that change or have begun, swapRefused and what the rules refuse.
 */
export function askSwap(actor: Actor, input: Input): Promise<{ requestId: ShiftRequest["id"] }> {
  const turn = `open shift ${input.shiftId}`;
  return attemptInTurn(actor, { input, turn }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const own = await getOwnComing(store, actor, input.shiftId);
    const other = await store.shifts.get(input.otherShiftId);
    const { employeeId } = own;
    if (employeeId === null || other.employeeId === null || !isComing(other, employeeId)) {
      throw new RuleViolation("requestGone", {});
    }
    await readOpenWeeks(store, [own, other]);
    const { swaps } = exchangeOf(await store.company());
    if (swaps === "off") throw new RuleViolation("requestsOff", { kind: "swap" });
    const before = (await waitingAbout(store, own.id)).find(
      ({ kind, shiftIds }) => kind === "swap" && shiftIds.includes(other.id),
    );
    if (before !== undefined) return { requestId: before.id };
    const needsApproval = swaps === "approval";
    const place = needsApproval ? placeForManager : placeAlone;
    await placeSwap(store, actor, { own, other, place });
    const request = newRequest({
      id: shiftRequestIdSchema.parse(store.shiftRequests.newId()),
      kind: "swap",
      employeeId,
      shift: requestedShift(own),
      other: requestedShift(other),
      note: input.note,
      needsApproval,
      askedByName: actor.displayName,
      askedAt: now(),
      expiresAt: own.startsAt < other.startsAt ? own.startsAt : other.startsAt,
    });
    const asked = { request, by: actor, withManagers: false };
    const tell = await requestTeller(unit, actor.companyId, asked);
    store.shiftRequests.save(request.id, request);
    store.setDue(requestDue(actor.companyId, request));
    tell({ event: "asked", request, to: [other.employeeId], note: input.note });
    return { requestId: request.id };
  });
}

/** True for a published shift of a colleague that has not begun. */
function isComing({ employeeId, state, startsAt }: Shift, ownId: EmployeeId): boolean {
  return employeeId !== ownId && state === "published" && startsAt > now();
}
