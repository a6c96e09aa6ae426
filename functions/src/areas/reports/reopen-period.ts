import type { reopenPeriodSchema } from "@crewline/domain/records/pay/pay-period-record";
import { payPeriodStateAfter } from "@crewline/domain/rules/reports/pay-period-state";
import { lastChangedBy } from "@crewline/domain/rules/reports/period-steps";
import { takeBackAdjustments } from "@crewline/domain/rules/reports/take-back-adjustments";
import type { z } from "zod/mini";
import { lookSoon } from "../../operations/alerts/look-soon.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { auditPeriod } from "../../operations/history/audit-period.ts";
import { copyClosing } from "../../operations/payroll/copy-closing.ts";
import { closedPeriodsSince } from "../../operations/payroll/closed-periods.ts";
import {
  lookAtClocksAgain,
  placesWithClocks,
} from "../../operations/payroll/look-at-clocks-again.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { finishRecomputing } from "./finish-recomputing.ts";

type Input = z.infer<typeof reopenPeriodSchema>;

/**
 * Reopens a closed period. Its export stays as it was until the next export replaces it;
 * differences that no closed period pays yet are reversed, and its weeks recomputed instead. Throws
 * adjustmentPaid while a closed period pays them.
 */
export async function reopenPeriod(actor: Actor, input: Input): Promise<Edited> {
  // No clock begins to run on a closed day, so it suffices to read them first.
  const places = await placesWithClocks(await readCompany(actor.companyId));
  const reopened = await command(actor, input, async (store) => {
    const edited = await reopen(store, actor, input);
    for (const locationId of places) lookAtClocksAgain(store, locationId);
    return edited;
  });
  await finishRecomputing(actor.companyId, input.firstDay);
  await copyClosing(actor.companyId, input.firstDay);
  await lookSoon(actor.companyId, null);
  return reopened;
}

async function reopen(store: CompanyStore, actor: Actor, input: Input): Promise<Edited> {
  const period = await store.payPeriods.get(input.firstDay);
  const changed = { what: "payPeriod", changedBy: lastChangedBy(period) } as const;
  requireVersion(period, input.expectedVersion, changed);
  const state = payPeriodStateAfter(period.state, "reopen");
  const { firstDay, reason } = input;
  const told = { byName: actor.displayName, locationId: null, reason };
  const done = { action: "reopen" as const, at: now(), ...told };
  const takenBack = takeBackAdjustments(
    await store.payAdjustments.list([["firstDay", "==", firstDay]]),
    { ...done, closedPeriods: await closedPeriodsSince(store, firstDay) },
  );
  for (const adjustment of takenBack) store.payAdjustments.save(adjustment.id, adjustment);
  const version = period.version + 1;
  store.payPeriods.save(period.id, {
    ...period,
    state,
    snapshotId: null,
    locations: [],
    isRecomputing: period.isRecomputing || takenBack.length > 0,
    history: [...period.history, done],
    version,
  });
  const after = { ...period, state };
  auditPeriod(store, actor, { act: "reopen", before: period.state, after, reason });
  return { version };
}
