import type {
  Alert,
  resolveAlertSchema,
  snoozeAlertSchema,
} from "@crewline/domain/records/alerts/alert";
import { companyAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import { resolvedBy, snoozed } from "@crewline/domain/rules/alerts/alert-state";
import { alertWatch } from "@crewline/domain/rules/jobs/recurring-work";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { byActor, requireAlertReach } from "./alert-reach.ts";

/** Hides an alert for some minutes; the next look sets when it comes back. */
export function snoozeAlert(actor: Actor, input: z.infer<typeof snoozeAlertSchema>): Promise<Done> {
  return change(actor, input, (alert, store) => {
    store.setDue(alertWatch(store.companyId, watchedAt(alert), now()));
    return snoozed(alert, input.minutes, now());
  });
}

/** Settles an alert although its cause may last; it is raised again only once that went. */
export function resolveAlert(
  actor: Actor,
  input: z.infer<typeof resolveAlertSchema>,
): Promise<Done> {
  return change(actor, input, (alert) =>
    resolvedBy(alert, input.reason, { by: byActor(actor), now: now() }),
  );
}

function change(
  actor: Actor,
  input: Pick<z.infer<typeof snoozeAlertSchema>, "alertId" | "idempotencyKey">,
  after: (alert: Alert, store: CompanyStore) => Alert,
): Promise<Done> {
  return command(actor, input, async (store) => {
    const alert = await store.alerts.get(input.alertId);
    requireAlertReach(actor, alert);
    store.alerts.save(alert.id, after(alert, store));
    return {};
  });
}

/** The location whose look follows the alert; null for the look at the company. */
function watchedAt({ type, locationId }: Alert): Alert["locationId"] {
  return companyAlertTypes.some((one) => one === type) ? null : locationId;
}
