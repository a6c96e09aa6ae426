import type { saveSecuritySchema } from "@crewline/domain/records/company/company";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";

type Input = z.infer<typeof saveSecuritySchema>;

/**
 * Sets whether admins need a second factor. The caller must have signed in with one, so that at
 * least one admin is never locked out. The rules read it from the state of each admin's login.
 */
export async function saveSecurity(
  { actor, login }: { actor: Actor; login: Login },
  input: Input,
): Promise<Edited> {
  const { requiresSecondFactorForAdmins } = input;
  if (requiresSecondFactorForAdmins && !login.hasSecondFactor) {
    throw new RuleViolation("ownSecondFactorMissing", {});
  }
  const tellThem = (unit: Unit) => tellAdmins(unit, actor, requiresSecondFactorForAdmins);
  await attempt(actor, { idempotencyKey: `${input.idempotencyKey}-states` }, tellThem);
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const company = await store.company();
    await tellThem(unit);
    const after = { ...company, security: { requiresSecondFactorForAdmins } };
    return { version: changeCompany(store, actor, { before: company, after }) };
  });
}

/**
 * Writes the states that differ. It runs separately first, because a browser that a commit shuts
 * out of the company may not receive the reason; and again with the company, for admins added in
 * between.
 */
async function tellAdmins(unit: Unit, actor: Actor, needsSecondFactor: boolean): Promise<object> {
  const { members } = companyStore(unit, actor.companyId);
  const admins = await members.list([["role", "==", "admin"]]);
  const states = userStates(unit);
  const found = await Promise.all(
    admins.map(async ({ id }) => ({ id, state: await states.find(id) })),
  );
  for (const { id, state } of found) {
    if (state === null || state.needsSecondFactor === needsSecondFactor) continue;
    states.save(id, { ...state, needsSecondFactor });
  }
  return {};
}
