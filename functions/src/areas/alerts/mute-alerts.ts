import type { muteAlertsSchema } from "@crewline/domain/records/alerts/alert";
import { MOST_MUTED } from "@crewline/domain/records/alerts/alert-rule";
import { alertRuleOf, withAlertRule } from "@crewline/domain/rules/alerts/usual-rules";
import { alertWatch } from "@crewline/domain/rules/jobs/recurring-work";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";

/**
 * Ends the alerts of a type about an employee, or lets them be made again; the next look resolves or
 * makes them. Twice is harmless.
 */
export function muteAlerts(actor: Actor, input: z.infer<typeof muteAlertsSchema>): Promise<Done> {
  const { type, employeeId, isMuted } = input;
  return command(actor, input, async (store) => {
    const [before, employee] = await Promise.all([
      store.company(),
      store.employees.get(employeeId),
    ]);
    requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
    const rule = alertRuleOf(before.alertRules, type);
    const others = rule.mutedEmployeeIds.filter((id) => id !== employeeId);
    if (isMuted && others.length >= MOST_MUTED) {
      throw new RuleViolation("tooMany", { what: "mutedEmployees", most: MOST_MUTED });
    }
    const mutedEmployeeIds = isMuted ? [...others, employeeId] : others;
    const alertRules = withAlertRule(before.alertRules, { ...rule, mutedEmployeeIds });
    changeCompany(store, actor, { before, after: { ...before, alertRules } });
    for (const id of employee.locationIds) store.setDue(alertWatch(store.companyId, id, now()));
    return {};
  });
}
