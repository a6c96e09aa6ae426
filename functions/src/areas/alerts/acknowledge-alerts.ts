import type { acknowledgeAlertsSchema } from "@crewline/domain/records/alerts/alert";
import { acknowledged, mayMove } from "@crewline/domain/rules/alerts/alert-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { byActor, requireAlertReach } from "./alert-reach.ts";

/**
 * Marks alerts as seen. Those that were acknowledged or resolved meanwhile stay as they are; the
 * answer counts the others. Throws notFound if any is missing or out of reach, and changes none.
 */
export function acknowledgeAlerts(
  actor: Actor,
  input: z.infer<typeof acknowledgeAlertsSchema>,
): Promise<{ count: number }> {
  return command(actor, input, async ({ alerts }) => {
    const ids = [...new Set(input.alertIds)];
    const found = await alerts.findAll(ids);
    if (found.length < ids.length) throw new RuleViolation("notFound", { what: "alert" });
    for (const alert of found) requireAlertReach(actor, alert);
    const open = found.filter((alert) => mayMove(alert, "acknowledge"));
    for (const alert of open) {
      alerts.save(alert.id, acknowledged(alert, { by: byActor(actor), now: now() }));
    }
    return { count: open.length };
  });
}
