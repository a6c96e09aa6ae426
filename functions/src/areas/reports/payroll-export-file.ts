import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import type { payrollExportFileSchema } from "@crewline/domain/records/pay/payroll-export";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { frozenLines } from "../../operations/payroll/frozen-lines.ts";
import { readCompany } from "../../store/company/read-company.ts";

type File = z.infer<typeof payrollExportFileSchema>;

/** A batch with its lines, as they were handed to payroll. */
export async function payrollExportFile(actor: Actor, exportId: PayrollExportId): Promise<File> {
  const store = await readCompany(actor.companyId);
  const batch = await store.payrollExports.get(exportId);
  return { batch, lines: await frozenLines(store, batch.snapshotId) };
}
