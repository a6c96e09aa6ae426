import { createHash } from "node:crypto";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import { nowMillis } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { idempotencyKeys } from "../../store/idempotency-keys.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import type { LoginActor, MemberActor } from "./actor.ts";

/** Longer than a phone stays offline with a punch in its queue. */
const KEPT_MILLIS = 14 * 86_400_000;

interface Attempt {
  idempotencyKey: string;
}

/**
 * Runs a command of a company in one transaction and stores its answer in the same one: a repeated
 * attempt gets the same answer, and nothing happens twice.
 */
export function command<T extends object>(
  caller: MemberActor,
  input: Attempt,
  work: (store: CompanyStore) => Promise<T>,
): Promise<T> {
  return attempt(caller, input, (unit) => work(companyStore(unit, caller.companyId)));
}

/**
 * As `command`, for records that many may change at the same moment: changes of the same record,
 * such as an employee's week, wait for each other and not for their locks.
 */
export function commandInTurn<T extends object>(
  caller: MemberActor,
  { input, turn }: { input: Attempt; turn: string },
  work: (store: CompanyStore) => Promise<T>,
): Promise<T> {
  return attemptInTurn(caller, { input, turn }, (unit) =>
    work(companyStore(unit, caller.companyId)),
  );
}

/** As `commandInTurn`, for work that also writes outside the company, such as mail. */
export function attemptInTurn<T extends object>(
  caller: MemberActor,
  { input, turn }: { input: Attempt; turn: string },
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  return inTransaction(
    (unit) => once(unit, { caller, input }, () => work(unit)),
    `${caller.companyId}/${turn}`,
  );
}

/** As `command`, for a caller without a company. Repetitions of an attempt wait for each other. */
export function attempt<T extends object>(
  caller: LoginActor,
  input: Attempt,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  return inTransaction(
    (unit) => once(unit, { caller, input }, () => work(unit)),
    keyOf(caller, input),
  );
}

/** The stored answer of the same attempt, or that of the work, which is then stored. */
async function once<T extends object>(
  unit: Unit,
  { caller, input }: { caller: LoginActor; input: Attempt },
  work: () => Promise<T>,
): Promise<T> {
  const earlier = await findAnswer<T>(unit, caller, input);
  if (earlier !== null) return earlier;
  const answer = await work();
  keepAnswer(unit, { caller, input, answer });
  return answer;
}

/** The answer that the same attempt got before, or null. Throws keyUsed for another command. */
async function findAnswer<T>(unit: Unit, caller: LoginActor, input: Attempt): Promise<T | null> {
  const kept = await idempotencyKeys(unit).find(keyOf(caller, input));
  if (kept === null) return null;
  if (kept.procedure !== caller.procedure || kept.inputHash !== hashOf(input)) {
    throw new RuleViolation("keyUsed", {});
  }
  return JSON.parse(kept.answerJson) as T;
}

interface Done {
  caller: LoginActor;
  input: Attempt;
  answer: object;
}

function keepAnswer(unit: Unit, { caller, input, answer }: Done): void {
  idempotencyKeys(unit).create(keyOf(caller, input), {
    procedure: caller.procedure,
    inputHash: hashOf(input),
    answerJson: JSON.stringify(answer),
    expiresAt: instantFromMilliseconds(nowMillis() + KEPT_MILLIS),
  });
}

function keyOf(caller: LoginActor, input: Attempt): string {
  return `${caller.uid}_${input.idempotencyKey}`;
}

/** Distinguishes two inputs that came under the same key. */
export function hashOf(input: Attempt): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}
