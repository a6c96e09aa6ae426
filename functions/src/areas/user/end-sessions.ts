import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { attemptSchema } from "@crewline/domain/kernel/fields/fields";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { endSessionSchema } from "@crewline/domain/records/sign-ins/device-session";
import type { EndedSignIns } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { afterEnding, afterEndingOthers } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import type { UserState } from "@crewline/domain/records/users/user";
import { noEndedSignIns } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { attempt } from "../../operations/commands/command.ts";
import { endPush } from "../../operations/access/end-push.ts";
import { now, nowSeconds } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { deviceSessions } from "../../store/device-sessions.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";
import type { Self } from "./own-user.ts";

/**
 * Ends the sign-in of one other device. From then on the procedures, the session endpoints and the
 * rules refuse its tokens and its cookie, and its screen is updated by the state.
 */
export function endSession(self: Self, input: z.infer<typeof endSessionSchema>): Promise<Done> {
  const { uid, authTimeSeconds } = self.login;
  const ended = Number(input.sessionId);
  if (ended === authTimeSeconds) throw new RuleViolation("ownSession", {});
  return attempt(self.caller, input, async (unit) => {
    await deviceSessions(unit, uid).get(input.sessionId);
    const endPushThere = await endPush(unit, uid, ({ signIn }) => signIn === ended);
    await saveEnded(unit, uid, (before) => afterEnding(before, ended, nowSeconds()));
    deviceSessions(unit, uid).remove(input.sessionId);
    endPushThere();
    return {};
  });
}

/**
 * Ends every other sign-in of the login, including those that no list shows. A sign-in of the same
 * second cannot be told apart and ends too.
 */
export function endOtherSessions(self: Self, input: z.infer<typeof attemptSchema>): Promise<Done> {
  const { uid, authTimeSeconds } = self.login;
  const end = nowSeconds();
  return attempt(self.caller, input, async (unit) => {
    const others = await deviceSessions(unit, uid).list([]);
    const endPushThere = await endPush(unit, uid, ({ signIn }) => signIn !== authTimeSeconds);
    await saveEnded(unit, uid, () => afterEndingOthers(authTimeSeconds, end));
    for (const { id } of others) {
      if (Number(id) !== authTimeSeconds && Number(id) <= end) deviceSessions(unit, uid).remove(id);
    }
    endPushThere();
    return {};
  });
}

async function saveEnded(
  unit: Unit,
  uid: UserId,
  change: (before: EndedSignIns) => EndedSignIns,
): Promise<void> {
  const state = await userStates(unit).find(uid);
  // A person who never belonged to a company has no state yet.
  const before = state ?? firstState();
  userStates(unit).save(uid, { ...before, ...change(before) });
}

function firstState(): UserState {
  return { claimsUpdatedAt: now(), minIat: 0, needsSecondFactor: false, ...noEndedSignIns };
}
