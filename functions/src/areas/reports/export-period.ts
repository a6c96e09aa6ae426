import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import { createHash } from "node:crypto";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { costCentresOf } from "@crewline/domain/records/pay/cost-centres";
import type { exportPeriodSchema } from "@crewline/domain/records/pay/pay-period-record";
import { payPeriodStateAfter } from "@crewline/domain/rules/reports/pay-period-state";
import { lastChangedBy } from "@crewline/domain/rules/reports/period-steps";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import { exportTotals } from "@crewline/domain/records/pay/payroll-export";
import { requireExportable } from "@crewline/domain/rules/reports/checklist";
import type { DatedLine } from "@crewline/domain/records/pay/payroll-report";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { auditPeriod } from "../../operations/history/audit-period.ts";
import { frozenLines } from "../../operations/payroll/frozen-lines.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readPeriod } from "./read-period.ts";

type Input = z.infer<typeof exportPeriodSchema>;

/** Records that the frozen lines of a closed period were handed to payroll. */
export async function exportPeriod(
  actor: Actor,
  input: Input,
): Promise<{ exportId: PayrollExportId }> {
  await requirePay(actor, input.firstDay);
  return command(actor, input, async (store) => {
    const period = await store.payPeriods.get(input.firstDay);
    const changed = { what: "payPeriod", changedBy: lastChangedBy(period) } as const;
    requireVersion(period, input.expectedVersion, changed);
    const state = payPeriodStateAfter(period.state, "export");
    const { snapshotId, firstDay, lastDay } = period;
    if (snapshotId === null) throw new Error(`The period ${firstDay} is closed without its lines.`);
    const company = await store.company();
    const { currency } = company;
    const lines = await frozenLines(store, snapshotId);
    const id = store.payrollExports.newId();
    const number = period.exportCount + 1;
    const batch: PayrollExport = {
      id,
      firstDay,
      lastDay,
      number,
      snapshotId,
      currency,
      ...exportTotals(lines),
      linesHash: hashOf(lines),
      costCentres: costCentresOf(await store.locationRecords.list()),
      earningCodes: rulesOn(company, lastDay).earningCodes,
      exportedAt: now(),
      exportedBy: actor.uid,
      exportedByName: actor.displayName,
      version: 1,
    };
    store.payrollExports.create(id, batch);
    const told = { byName: actor.displayName, locationId: null, reason: null };
    const done = { action: "export" as const, at: now(), ...told };
    const history = [...period.history, done];
    const version = period.version + 1;
    store.payPeriods.save(period.id, { ...period, state, exportCount: number, history, version });
    const after = { ...period, state };
    auditPeriod(store, actor, { act: "export", before: period.state, after, reason: null });
    return { exportId: id };
  });
}

/** A period without all pay, or without a payroll ID that the layout needs, is not exported. */
async function requirePay(actor: Actor, firstDay: string): Promise<void> {
  const store = await readCompany(actor.companyId);
  const { lastDay } = await store.payPeriods.get(firstDay);
  const days = { firstDay, lastDay };
  requireExportable((await readPeriod(store, days)).problems, days);
}

/** The hash of what was handed to payroll, which names job roles and knows no ids of them, as one sum a line. */
function hashOf(lines: readonly DatedLine[]): string {
  const told = lines.map(({ jobRoleId: _id, days: _days, ...line }) => line);
  return createHash("sha256").update(JSON.stringify(told)).digest("hex");
}
