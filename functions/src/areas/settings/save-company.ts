import { withGeneral } from "@crewline/domain/rules/company/apply-basics";
import type { saveCompanySchema } from "@crewline/domain/records/company/company";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { requireSettingsUnused } from "../../operations/company/require-settings-unused.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveCompanySchema>;

/** Changes the company's data; `saveRules` changes its rules. */
export function saveCompany(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    await requireSettingsUnused(store, company, input.company);
    const after = withGeneral(company, input.company);
    const { reason } = input;
    return { version: changeCompany(store, actor, { before: company, after, reason }) };
  });
}
