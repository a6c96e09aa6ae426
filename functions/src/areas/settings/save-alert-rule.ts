import type { saveAlertRuleSchema } from "@crewline/domain/records/alerts/alert-rule";
import { withAlertRule } from "@crewline/domain/rules/alerts/usual-rules";
import { alertWatch } from "@crewline/domain/rules/jobs/recurring-work";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Sets the rule of one type of alerts; the company and each location are looked at with it now. */
export function saveAlertRule(
  actor: Actor,
  input: z.infer<typeof saveAlertRuleSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    requireVersion(before, input.expectedVersion, { what: "company" });
    const active = await store.locations.list([["status", "==", "active"]]);
    const alertRules = withAlertRule(before.alertRules, input.rule);
    for (const id of [null, ...active.map((place) => place.id)]) {
      store.setDue(alertWatch(store.companyId, id, now()));
    }
    return { version: changeCompany(store, actor, { before, after: { ...before, alertRules } }) };
  });
}
