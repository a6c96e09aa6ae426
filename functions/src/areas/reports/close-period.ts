import { payPeriodAt } from "@crewline/domain/company/pay-period-at";
import type {
  closePeriodSchema,
  PayPeriodRecord,
} from "@crewline/domain/reports/pay-period-record";
import { payPeriodStateAfter } from "@crewline/domain/reports/pay-period-state";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { LocalDate } from "@crewline/domain/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/time/pay-period";
import { localDateAt } from "@crewline/domain/time/zone";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { readCompany } from "../../store/read-company.ts";
import { finishRecomputing } from "./finish-recomputing.ts";
import { freezePeriod } from "./freeze-period.ts";
import { requirePriced } from "@crewline/domain/reports/require-priced";
import { payrollReport } from "./payroll-report.ts";

type Input = z.infer<typeof closePeriodSchema>;

/**
 * Closes a pay period that is over. First it is closed, so that no entry of it can change any
 * more; then its lines are frozen, which a repeated attempt makes up for when it was cut short.
 */
export async function closePeriod(actor: Actor, input: Input): Promise<Edited> {
  const store = await readCompany(actor.companyId);
  const days = await requirePeriod(store, input.firstDay);
  await finishRecomputing(actor.companyId, input.firstDay);
  await requireReady(actor, days, input.includesUnapproved);
  await command(actor, input, (writing) => close(writing, actor, { input, days }));
  return freezePeriod(actor, days);
}

async function close(
  store: CompanyStore,
  actor: Actor,
  { input, days }: { input: Input; days: PayPeriodDays },
): Promise<Edited> {
  const found = await store.payPeriods.find(days.firstDay);
  const before: PayPeriodRecord = found ?? {
    ...days,
    id: days.firstDay,
    state: "open",
    snapshotId: null,
    exportCount: 0,
    isRecomputing: false,
    history: [],
    version: 1,
  };
  requireVersion({ version: found?.version ?? 0 }, input.expectedVersion, { what: "pay period" });
  const state = payPeriodStateAfter(before.state, "close");
  const done = { action: "close" as const, at: now(), byName: actor.displayName, reason: null };
  const version = input.expectedVersion + 1;
  const history = [...before.history, done];
  store.payPeriods.save(before.id, { ...before, ...days, state, history, version });
  return { version };
}

/** The period that begins on the day; throws notFound for a day on which none does. */
async function requirePeriod(store: CompanyStore, firstDay: LocalDate): Promise<PayPeriodDays> {
  const days = payPeriodAt(await store.company(), firstDay);
  if (days.firstDay !== firstDay) throw new RuleViolation("notFound", { what: "pay period" });
  await requireOver(store, days.lastDay);
  return days;
}

/** The last day must have passed at every location, or somebody may still be at work in it. */
async function requireOver(store: CompanyStore, lastDay: LocalDate): Promise<void> {
  const [company, locations] = await Promise.all([store.company(), store.locations.list([])]);
  const zones = [company.timeZone, ...locations.map(({ timeZone }) => timeZone)];
  if (zones.some((zone) => localDateAt(now(), zone) <= lastDay)) {
    throw new RuleViolation("periodNotOver", { lastDay });
  }
}

async function requireReady(
  actor: Actor,
  days: PayPeriodDays,
  includesUnapproved: boolean,
): Promise<void> {
  const report = await payrollReport(actor, { ...days, locationId: null });
  requirePriced(report);
  if (report.openEntries > 0) {
    throw new RuleViolation("periodHasOpenEntries", { count: report.openEntries });
  }
  if (report.unapprovedEntries > 0 && !includesUnapproved) {
    throw new RuleViolation("periodHasUnapproved", { count: report.unapprovedEntries });
  }
}
