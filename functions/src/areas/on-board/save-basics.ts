import { basicsOf, generalOf, withGeneral } from "@crewline/domain/rules/company/apply-basics";
import type { CompanyBasics, saveBasicsSchema } from "@crewline/domain/records/company/company";
import { foundingRulesSchema } from "@crewline/domain/records/company/company";
import { movedFoundingChanges } from "@crewline/domain/rules/company/founding-changes";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { requireRemovedUnused } from "../../operations/company/require-job-roles.ts";
import { requireSettingsUnused } from "../../operations/company/require-settings-unused.ts";
import type { Edited } from "../../rpc/answers.ts";
import { requireNew, withRules } from "./save-founding-rules.ts";

type Input = z.infer<typeof saveBasicsSchema>;

/** Changes the founding data of a company: another country sets its rules while none is used. */
export function saveBasics(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const { payPeriod: _period, overtimePreset: _preset, ...general } = input.company;
    const after = { ...generalOf(company), ...general };
    await requireSettingsUnused(store, company, after);
    const hasOtherRules = rulesText(basicsOf(company)) !== rulesText(input.company);
    if (hasOtherRules) await requireNew(store, company);
    const corrected = {
      ...withGeneral(company, after),
      ...(hasOtherRules ? withRules(company, input.company) : {}),
      ...input.starter,
      ruleChanges: movedFoundingChanges(company, input.company, () => store.shifts.newId()),
    };
    await requireRemovedUnused(store, company, corrected);
    return { version: changeCompany(store, actor, { before: company, after: corrected }) };
  });
}

function rulesText(basics: CompanyBasics): string {
  return JSON.stringify(foundingRulesSchema.parse(basics));
}
