import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type {
  FirstStep,
  spendRecoveryCodeSchema,
} from "@crewline/domain/records/sign-ins/recovery-codes";
import { afterUse, readRecoveryCode } from "@crewline/domain/records/sign-ins/recovery-codes";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import type { z } from "zod/mini";
import { ownClaims } from "../../identity/claims.ts";
import type { FirstStepProof } from "../../identity/prove-first-step.ts";
import { proveFirstStep } from "../../identity/prove-first-step.ts";
import { hashRecoveryCode, isSameHash } from "../../identity/recovery-codes.ts";
import type { Account } from "../../identity/account.ts";
import { removeSecondFactors } from "../../identity/users.ts";
import { endEverySignIn } from "../../operations/access/end-sign-ins.ts";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { limitRate } from "../../rpc/limit-rate.ts";
import type { RequestContext } from "../../rpc/request-context.ts";
import { recoveryCodes } from "../../store/recovery-codes.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { recordOwnAct } from "./record-own-act.ts";

type Input = z.infer<typeof spendRecoveryCodeSchema>;
type Proven = Extract<FirstStepProof, { outcome: "proven" }>;

/**
 * The time in which a repeated attempt may continue an interrupted one after its code was used up.
 */
const RESUMABLE_SECONDS = 600;
/** The wait before the identity service may check the account's password again. */
const SERVICE_WAIT_SECONDS = 60;

/**
 * Removes the second factors of an account whose first step and recovery code are right, and ends
 * all of its sign-ins; then the first step alone signs in. The code is used up first: a code that
 * works twice would be worse than one that is lost in an outage. Every refusal has the same
 * sentence, whatever was wrong.
 */
export async function spendRecoveryCode(
  ctx: Pick<RequestContext, "addresses" | "appCheckToken">,
  input: Input,
): Promise<Done> {
  const { addresses, appCheckToken } = ctx;
  await limitFirstStep(input.firstStep);
  const proof = requireProven(await proveFirstStep(input.firstStep, appCheckToken));
  const { uid } = proof.account;
  await limitRate("recoveryCode", { uid, addresses });
  const { usedAt } = await useUp(proof, input);
  if (elapsedSeconds(usedAt, now()) < RESUMABLE_SECONDS) {
    await removeSecondFactors(uid);
    await endEverySignIn(uid);
  }
  return {};
}

/** The procedure counts addresses; this counts the account whose password is tried. */
async function limitFirstStep(firstStep: FirstStep): Promise<void> {
  if (firstStep.kind === "password") await limitRate("firstStep", { subject: firstStep.email });
}

function requireProven(proof: FirstStepProof): Proven {
  if (proof.outcome === "tooMany") {
    throw new RuleViolation("tooManyAttempts", { retryInSeconds: SERVICE_WAIT_SECONDS });
  }
  if (proof.outcome !== "proven") throw new RuleViolation("recoveryRefused", {});
  return proof;
}

/**
 * Only the key identifies the attempt: a hash of the whole input would reveal password and code.
 */
function useUp({ account, asksForSecond }: Proven, input: Input): Promise<{ usedAt: string }> {
  const { idempotencyKey } = input;
  const email = account.email ?? "";
  const byName = account.displayName ?? email.split("@")[0] ?? email;
  const caller = {
    uid: account.uid,
    email,
    displayName: byName,
    procedure: "user.spendRecoveryCode",
  };
  return attempt(caller, { idempotencyKey }, async (unit) => {
    if (!asksForSecond) throw new RuleViolation("recoveryRefused", {});
    const after = await withoutCode(unit, account, input.code);
    const companyId = ownClaims(account.claims)?.companyId ?? null;
    const known = { uid: account.uid, email, companyId };
    await recordOwnAct(unit, { act: "recoveryCodeUsed", account: known, byName });
    recoveryCodes(unit).save(account.uid, after);
    return { usedAt: now() };
  });
}

async function withoutCode(unit: Unit, { uid }: Account, typed: string) {
  const codes = await recoveryCodes(unit).find(uid);
  const signs = readRecoveryCode(typed);
  const given = hashRecoveryCode(uid, signs ?? "");
  const after = codes && afterUse(codes, (hash) => isSameHash(hash, given));
  if (after === null || signs === null) throw new RuleViolation("recoveryRefused", {});
  return after;
}
