import type { reopenPeriodSchema } from "@crewline/domain/reports/pay-period-record";
import { payPeriodStateAfter } from "@crewline/domain/reports/pay-period-state";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";

type Input = z.infer<typeof reopenPeriodSchema>;

/**
 * Opens a closed period again. What was exported of it stays as it was. Throws periodAdjusted once
 * later periods pay differences of its export: computed anew, those would be paid twice.
 */
export function reopenPeriod(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const period = await store.payPeriods.get(input.firstDay);
    requireVersion(period, input.expectedVersion, { what: "pay period" });
    const state = payPeriodStateAfter(period.state, "reopen");
    const { firstDay, reason } = input;
    const adjusted = await store.payAdjustments.list([["firstDay", "==", firstDay]], { limit: 1 });
    if (adjusted.length > 0) throw new RuleViolation("periodAdjusted", {});
    const done = { action: "reopen" as const, at: now(), byName: actor.displayName, reason };
    const version = period.version + 1;
    const history = [...period.history, done];
    store.payPeriods.save(period.id, { ...period, state, snapshotId: null, history, version });
    return { version };
  });
}
