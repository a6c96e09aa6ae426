import type { withdrawRequestSchema } from "@crewline/domain/records/schedules/shift-request";
import { requestAfter } from "@crewline/domain/rules/schedules/requests/new-request";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attemptInTurn } from "../../../operations/commands/command.ts";
import { unmarkGivenUp } from "../../../operations/schedules/requests/end-requests.ts";
import { requestTeller } from "../../../operations/schedules/requests/tell-about-request.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { getOwnRequest } from "./find-request.ts";

type Input = z.infer<typeof withdrawRequestSchema>;

/** Withdraws a request of the caller; the colleague of a swap is told. Throws requestGone. */
export function withdrawRequest(actor: Actor, input: Input): Promise<Done> {
  const { requestId } = input;
  return attemptInTurn(actor, { input, turn: `request ${requestId}` }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const request = await getOwnRequest(store, actor, requestId);
    if (request.employeeId !== actor.employeeId) {
      throw new RuleViolation("notFound", { what: "shiftRequest" });
    }
    if (request.state === "withdrawn") return {};
    const after = requestAfter(request, "withdraw", { at: now(), byName: actor.displayName });
    const asked = { request, by: actor, withManagers: false };
    const tell = await requestTeller(unit, actor.companyId, asked);
    const unmark = await unmarkGivenUp(store, request);
    store.shiftRequests.save(requestId, after);
    unmark();
    const others = request.employeeIds.filter((id) => id !== request.employeeId);
    tell({ event: "withdrawn", request: after, to: others });
    return {};
  });
}
