import type { saveJobRolesSchema } from "@crewline/domain/records/company/rule-change";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { requireRemovedUnused } from "../../operations/company/require-job-roles.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveJobRolesSchema>;

/** Replaces the company's job roles. Throws jobRoleInUse if one that is used would be removed. */
export function saveJobRoles(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const after = { ...company, jobRoles: input.jobRoles };
    await requireRemovedUnused(store, company, after);
    const { reason } = input;
    return { version: changeCompany(store, actor, { before: company, after, reason }) };
  });
}
