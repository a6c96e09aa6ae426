import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type {
  makeRecoveryCodesSchema,
  NewRecoveryCodes,
  RecoveryCodesLeft,
} from "@crewline/domain/records/sign-ins/recovery-codes";
import { readRecoveryCode } from "@crewline/domain/records/sign-ins/recovery-codes";
import type { z } from "zod/mini";
import { drawRecoveryCodes, hashRecoveryCode } from "../../identity/recovery-codes.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { recoveryCodes } from "../../store/recovery-codes.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import type { Self } from "./own-user.ts";
import { recordOwnAct } from "./record-own-act.ts";

/** Returns how many codes the person has left, and when they were made; null without any. */
export async function findRecoveryCodes({ uid }: Login): Promise<RecoveryCodesLeft | null> {
  const found = await recoveryCodes(await readingUnit()).find(uid);
  return found && { left: found.hashes.length, madeAt: found.madeAt };
}

/**
 * Makes ten codes and returns them once; former codes stop working. The attempt does not store
 * them: a repeated one draws the same codes, unless newer ones have replaced them.
 */
export async function makeRecoveryCodes(
  { login, caller }: Self,
  input: z.infer<typeof makeRecoveryCodesSchema>,
): Promise<NewRecoveryCodes> {
  if (!login.hasSecondFactor) throw new RuleViolation("recoveryNeedsFactor", {});
  const { uid, email, companyId } = login;
  const { idempotencyKey } = input;
  const codes = drawRecoveryCodes({ uid, idempotencyKey });
  const { madeAt } = await attempt(caller, input, async (unit) => {
    const made = now();
    await recordOwnAct(unit, {
      act: "recoveryCodesMade",
      account: { uid, email, companyId },
      byName: caller.displayName,
    });
    const hashes = codes.map((code) => hashRecoveryCode(uid, readRecoveryCode(code) ?? ""));
    recoveryCodes(unit).save(uid, { id: uid, hashes, madeAt: made, madeBy: idempotencyKey });
    return { madeAt: made };
  });
  const present = await recoveryCodes(await readingUnit()).find(uid);
  if (present?.madeBy !== idempotencyKey) throw new RuleViolation("recoveryCodesReplaced", {});
  return { codes, madeAt };
}
