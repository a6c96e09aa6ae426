import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { payPeriodRecordSchema } from "@crewline/domain/records/pay/pay-period-record";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import { payrollExportSchema } from "@crewline/domain/records/pay/payroll-export";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { by, descending, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The record of a pay period's state; null for one that was never closed. For admins. */
export function payPeriodSource(
  actor: Actor,
  firstDay: LocalDate,
): LiveSource<PayPeriodRecord | null> {
  return documentSource({
    ...inCompany(actor, `payPeriods/${firstDay}`),
    schema: payPeriodRecordSchema,
  });
}

/** The payroll batches of a pay period, the latest first. For admins. */
export function payrollExportsSource(
  actor: Actor,
  firstDay: LocalDate,
): LiveSource<PayrollExport[]> {
  return listSource({
    ...inCompany(actor, "payrollExports"),
    schema: payrollExportSchema,
    filters: [equals("firstDay", firstDay)],
    compare: descending(by((batch) => batch.exportedAt)),
  });
}
