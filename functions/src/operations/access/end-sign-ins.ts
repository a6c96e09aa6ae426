import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { awaitNextSecond, endSignIns } from "../../identity/claims.ts";
import { now } from "../../platform/clock.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";
import { endPush } from "./end-push.ts";

/**
 * Signs a login out everywhere: the procedures and the rules refuse every earlier token, and the
 * person's browsers are told at once.
 */
export async function endEverySignIn(uid: UserId): Promise<void> {
  await awaitNextSecond();
  const minIat = await endSignIns(uid);
  await inTransaction(async (unit) => {
    const states = userStates(unit);
    const state = await states.find(uid);
    const end = await endPush(unit, uid);
    // Without a state the rules refuse every token already.
    if (state !== null) states.save(uid, { ...state, minIat, claimsUpdatedAt: now() });
    end();
  });
}
