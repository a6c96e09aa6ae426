import { cancelRuleChange } from "@crewline/domain/rules/company/change-rules";
import type { cancelRulesSchema } from "@crewline/domain/records/company/rule-change";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof cancelRulesSchema>;

/** Cancels a change that has not begun; no week was computed with it yet. */
export function cancelRules(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const at = now();
    const by = { name: actor.displayName, at, today: localDateAt(at, company.timeZone) };
    const ruleChanges = cancelRuleChange(company, input.changeId, by);
    const day = ruleChanges.find(({ id }) => id === input.changeId)?.effectiveDate ?? by.today;
    const after = { ...company, ruleChanges };
    const what = { before: company, after, act: "rulesCancelled", day } as const;
    return { version: changeCompany(store, actor, what) };
  });
}
