import type { saveSecuritySchema } from "@crewline/domain/company/company";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import type { SignedIn } from "../../identity/verify-token.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { attempt } from "../../rpc/attempt.ts";
import { companyStore } from "../../store/company-store.ts";
import { userStates } from "../../store/user-states.ts";

type Input = z.infer<typeof saveSecuritySchema>;

/**
 * Says whether admins need a second factor. Whoever asks for it has signed in with one, so that at
 * least one admin is never locked out. The rules see it in the state of each admin's login, from
 * the same moment on.
 */
export function saveSecurity(
  { actor, person }: { actor: Actor; person: SignedIn },
  input: Input,
): Promise<Edited> {
  const { requiresSecondFactorForAdmins } = input;
  if (requiresSecondFactorForAdmins && !person.hasSecondFactor) {
    throw new RuleViolation("ownSecondFactorMissing", {});
  }
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const [company, admins] = await Promise.all([
      store.company(),
      store.members.list([["role", "==", "admin"]]),
    ]);
    const states = userStates(unit);
    const found = await Promise.all(
      admins.map(async ({ id }) => ({ id, state: await states.find(id) })),
    );
    for (const { id, state } of found) {
      if (state !== null)
        states.save(id, { ...state, needsSecondFactor: requiresSecondFactorForAdmins });
    }
    const version = company.version + 1;
    store.saveCompany({ ...company, security: { requiresSecondFactorForAdmins }, version });
    return { version };
  });
}
