import {
  acknowledgeAlertsSchema,
  muteAlertsSchema,
  resolveAlertSchema,
  snoozeAlertSchema,
} from "@crewline/domain/records/alerts/alert";
import { z } from "zod/mini";
import { doneSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { acknowledgeAlerts } from "./acknowledge-alerts.ts";
import { resolveAlert, snoozeAlert } from "./change-alert.ts";
import { muteAlerts } from "./mute-alerts.ts";

const handle = may("alerts", "handle").use(limited("recompute"));

export const alertsRouter = router({
  acknowledge: handle
    .input(acknowledgeAlertsSchema)
    .output(z.object({ count: z.int().check(z.minimum(0)) }))
    .mutation(({ ctx, input }) => acknowledgeAlerts(ctx.actor, input)),
  snooze: handle
    .input(snoozeAlertSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => snoozeAlert(ctx.actor, input)),
  resolve: handle
    .input(resolveAlertSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resolveAlert(ctx.actor, input)),
  mute: handle
    .input(muteAlertsSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => muteAlerts(ctx.actor, input)),
});
