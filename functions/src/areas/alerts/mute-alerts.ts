import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Alert, muteAlertsSchema } from "@crewline/domain/records/alerts/alert";
import { MOST_MUTED } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { companyAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import { isMutedStill, mayMove, muted, unmuted } from "@crewline/domain/rules/alerts/alert-state";
import { alertRuleOf, withAlertRule } from "@crewline/domain/rules/alerts/usual-rules";
import { alertWatch } from "@crewline/domain/rules/jobs/recurring-work";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { byActor } from "./alert-reach.ts";

type Input = z.infer<typeof muteAlertsSchema>;

/**
 * Ends the alerts of a type about an employee at once, or brings back those that were muted; the next
 * look makes the others. Twice is harmless.
 */
export function muteAlerts(actor: Actor, input: Input): Promise<Done> {
  const { type, employeeId, isMuted } = input;
  return command(actor, input, async (store) => {
    const [before, employee, present] = await Promise.all([
      store.company(),
      store.employees.get(employeeId),
      presentAlerts(store, input),
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
    const step = { by: byActor(actor), now: now() };
    const changed = isMuted
      ? present.filter((alert) => mayMove(alert, "resolve")).map((alert) => muted(alert, step))
      : present.filter(isMutedStill).map((alert) => unmuted(alert, step.now));
    for (const alert of changed) store.alerts.save(alert.id, alert);
    for (const id of watchedFor(type, employee.locationIds)) {
      store.setDue(alertWatch(store.companyId, id, now()));
    }
    return {};
  });
}

async function presentAlerts(store: CompanyStore, { type, employeeId }: Input): Promise<Alert[]> {
  const { found } = await store.alerts.listReadable([
    ["employeeId", "==", employeeId],
    ["type", "==", type],
    ["isCausePresent", "==", true],
  ]);
  return found;
}

/** The locations whose looks make alerts of the type; null for the look at the company. */
function watchedFor(type: AlertType, locationIds: readonly LocationId[]) {
  return companyAlertTypes.some((one) => one === type) ? [null] : locationIds;
}
