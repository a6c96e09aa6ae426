import { snapshotIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ClosingAttempt } from "@crewline/domain/rules/reports/closing";
import {
  beginClosing,
  finishClosing,
  giveUpClosing,
  isUntouched,
} from "@crewline/domain/rules/reports/closing";
import { requireClosable } from "@crewline/domain/rules/reports/checklist";
import type { closePeriodSchema } from "@crewline/domain/records/pay/pay-period-record";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { z } from "zod/mini";
import { lookSoon } from "../../operations/alerts/look-soon.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { auditPeriod } from "../../operations/history/audit-period.ts";
import { copyClosing } from "../../operations/payroll/copy-closing.ts";
import { readTimeProblems } from "../../operations/payroll/read-problems.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import { requirePeriod, requireReadableEntries } from "../../operations/payroll/require-period.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { brokenAudits } from "./broken-audits.ts";
import { finishRecomputing } from "./finish-recomputing.ts";
import { freezeLines } from "./freeze-lines.ts";
import { readPeriod } from "./read-period.ts";
import { rebuildStaleWeeks } from "./rebuild-stale-weeks.ts";
import { withLegalNames } from "./with-legal-names.ts";

type Input = z.infer<typeof closePeriodSchema>;

/**
 * Closes a pay period that is over, in two steps. The first one locks it: every change of time
 * reads the period in its own transaction, so none can come between the decision and the frozen
 * lines. The second one checks the period and freezes its lines, or opens it again and throws the
 * refusal. An interrupted attempt leaves it locked until the next one.
 */
export async function closePeriod(actor: Actor, input: Input): Promise<Edited> {
  const store = await readCompany(actor.companyId);
  const days = await requirePeriod(store, input.firstDay);
  await requireOver(store, days.lastDay);
  await finishRecomputing(actor.companyId, input.firstDay);
  const { reason } = input;
  const attempt = {
    token: input.idempotencyKey,
    byName: actor.displayName,
    expectedVersion: input.expectedVersion,
  };
  const lines = (await begin(actor.companyId, days, attempt))
    ? await linesToFreeze(actor, { input, days, attempt })
    : [];
  const edited = await command(actor, input, async (writing) => {
    const snapshotId = snapshotIdSchema.parse(writing.payrollSnapshots.newId());
    const found = await writing.payPeriods.find(days.firstDay);
    const closed = finishClosing(found, attempt, { snapshotId, at: now(), reason });
    writing.payPeriods.save(closed.id, closed);
    auditPeriod(writing, actor, { act: "close", before: "open", after: closed, reason });
    freezeLines(writing, { snapshotId, days, lines });
    return { version: closed.version };
  });
  await copyClosing(actor.companyId, days.firstDay);
  await lookSoon(actor.companyId, null);
  return edited;
}

/** False if the attempt has no period left to close: its earlier answer counts, if any. */
function begin(
  companyId: CompanyId,
  days: PayPeriodDays,
  attempt: ClosingAttempt,
): Promise<boolean> {
  return inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, companyId);
    const begun = beginClosing(await payPeriods.find(days.firstDay), days, attempt);
    if (begun !== null) payPeriods.save(begun.id, begun);
    return begun !== null;
  });
}

interface Closing {
  input: Input;
  days: PayPeriodDays;
  attempt: ClosingAttempt;
}

async function linesToFreeze(actor: Actor, { input, days, attempt }: Closing) {
  try {
    const store = await readCompany(actor.companyId);
    await requireReadableEntries(store, days);
    await rebuildStaleWeeks(actor.companyId, days);
    const [{ report, weeks, problems }, audits] = await Promise.all([
      readPeriod(store, days),
      brokenAudits(actor.companyId, days),
    ]);
    const time = await readTimeProblems(store, days, weeks);
    requireClosable([...problems, ...time, ...audits], days, { ...input, isAdmin: true });
    return await withLegalNames(actor.companyId, report.lines);
  } catch (error) {
    await giveUp(actor.companyId, days, attempt);
    throw error;
  }
}

function giveUp(companyId: CompanyId, days: PayPeriodDays, attempt: ClosingAttempt): Promise<void> {
  return inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, companyId);
    const found = await payPeriods.find(days.firstDay);
    if (found === null) return;
    const left = giveUpClosing(found, attempt);
    if (isUntouched(left)) payPeriods.remove(left.id);
    else payPeriods.save(left.id, left);
  });
}

/** The last day must be over at every location, or employees may still be at work in it. */
async function requireOver(store: CompanyStore, lastDay: LocalDate): Promise<void> {
  const [company, locations] = await Promise.all([store.company(), store.locations.list([])]);
  const zones = [company.timeZone, ...locations.map(({ timeZone }) => timeZone)];
  if (zones.some((zone) => localDateAt(now(), zone) <= lastDay)) {
    throw new RuleViolation("periodNotOver", { lastDay });
  }
}
