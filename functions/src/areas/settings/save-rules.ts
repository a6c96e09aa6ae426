import { ruleChangeIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { addRuleChange } from "@crewline/domain/rules/company/change-rules";
import { isPaying } from "@crewline/domain/rules/company/effective-day";
import type {
  SaveRulesInput,
  savedRulesSchema,
} from "@crewline/domain/records/company/rule-change";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { lastClosedDay } from "../../operations/payroll/closed-periods.ts";
import { rebuildWeeksBetween } from "../../operations/weeks/rebuild-weeks.ts";
import { now } from "../../platform/clock.ts";

const END_OF_TIME = "9999-12-31";

type Saved = z.infer<typeof savedRulesSchema>;

/**
 * Adds a dated change of a part of the rules. Past weeks that it covers are recomputed afterwards,
 * week by week, and again when the attempt is repeated; closed ones never.
 */
export async function saveRules(actor: Actor, input: SaveRulesInput): Promise<Saved> {
  const at = now();
  const saved = await command(actor, input, async (store): Promise<Saved> => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const change = addRuleChange(company, {
      id: ruleChangeIdSchema.parse(input.idempotencyKey),
      part: input.part,
      day: input.effectiveDate,
      by: { name: actor.displayName, at, today: localDateAt(at, company.timeZone) },
      lastClosedDay: await lastClosedDay(store),
    });
    const after = { ...company, ruleChanges: [...company.ruleChanges, change] };
    const { effectiveDate } = change;
    const what = { before: company, after, act: "rulesChanged", day: effectiveDate } as const;
    const version = changeCompany(store, actor, { ...what, reason: input.reason });
    return { version, effectiveDate };
  });
  if (isPaying(input.part.section)) {
    const days = { from: saved.effectiveDate, until: END_OF_TIME };
    await rebuildWeeksBetween(actor.companyId, days);
  }
  return saved;
}
