import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import type { saveJoiningSchema } from "@crewline/domain/records/company/company";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { companyDomainOf } from "@crewline/domain/rules/access/ask-domain";
import type { z } from "zod/mini";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { env } from "../../platform/env.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveJoiningSchema>;

/**
 * Sets whether people with an address at the domain of the admin's own proven address may ask to
 * join. No other domain can be named, so that no company collects the requests of a stranger's
 * domain.
 */
export function saveJoining(
  { actor, login }: { actor: Actor; login: Login },
  input: Input,
): Promise<Edited> {
  const joinDomain = input.isOn ? provenDomain(login) : null;
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const after = { ...company, joinDomain };
    return { version: changeCompany(store, actor, { before: company, after }) };
  });
}

function provenDomain({ email, isEmailVerified }: Login): string {
  if (!isEmailVerified) throw new RuleViolation("emailUnproven", {});
  const domain = companyDomainOf(email);
  if (domain === null || isOfDomain(email, env().staffDomain)) {
    throw new RuleViolation("noCompanyDomain", { email });
  }
  return domain;
}
