import { withGeneral } from "@crewline/domain/company/apply-basics";
import type { saveCompanySchema } from "@crewline/domain/company/company";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireFreeToChange } from "../../rpc/require-free-to-change.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import { changeCompany } from "../../store/change-company.ts";

type Input = z.infer<typeof saveCompanySchema>;

/** Changes what the company is; its rules are changed by `saveRules`. */
export function saveCompany(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    await requireFreeToChange(store, company, input.company);
    const after = withGeneral(company, input.company);
    return { version: changeCompany(store, actor, { before: company, after }) };
  });
}
