import { getUntypedClient } from "@trpc/client";
import type { Sending } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { deviceId } from "../api/device-id.ts";
import type { Problem } from "../api/problem.ts";
import { problemOf } from "../api/problem.ts";
import { trpcClient } from "../api/trpc.ts";
import type { OutboxItem } from "./outbox-item.ts";

/** A call that hangs must not keep the others back. */
const PATIENCE_MS = 30_000;

/** `waits` may succeed later; `refused` will not, unless something changes on the server. */
export type Outcome =
  | { kind: "done"; answer: unknown }
  | { kind: "refused"; problem: Problem }
  | { kind: "waits"; problem: Problem };

export type SendItem = (item: OutboxItem, sending: Sending) => Promise<Outcome>;

/** Sends an item under the sign-in of this tab; the server checks that it is the item's own. */
export const sendItem: SendItem = async (item, sending) => {
  const { id: idempotencyKey, owner, tapped, procedure, input } = item;
  const tap = { deviceId: deviceId(), uid: owner.uid, at: tapped.at };
  const body = { ...input, idempotencyKey, tap, sending };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await getUntypedClient(trpcClient).mutation(procedure, body, { signal });
    return { kind: "done", answer };
  } catch (error) {
    const problem = problemOf(error);
    return { kind: isPassing(problem) ? "waits" : "refused", problem };
  }
};

/** No answer, a fault or a limit of the server, a sign-in that ended, or one of another person. */
const passingCodes: ReadonlySet<string> = new Set([
  "OFFLINE",
  "NO_ANSWER",
  "INTERNAL_SERVER_ERROR",
  "TIMEOUT",
  "TOO_MANY_REQUESTS",
  "UNAUTHORIZED",
]);
const passingRules: ReadonlySet<string> = new Set([
  "busy",
  "companyUpdating",
  "unreadableRecord",
  "tappedByOther",
]);

export function isPassing({ code, ruleCode }: Problem): boolean {
  return passingCodes.has(code) || (ruleCode !== null && passingRules.has(ruleCode));
}
