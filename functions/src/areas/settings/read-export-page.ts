import type {
  ExportPage,
  exportPageInputSchema,
} from "@crewline/domain/records/data-export/data-export";
import { ROWS_PER_PAGE } from "@crewline/domain/records/data-export/data-export";
import { mayReadPages } from "@crewline/domain/rules/data-export/export-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { now } from "../../platform/clock.ts";
import { exportPage } from "../../store/company/export-page.ts";
import { readCompany } from "../../store/company/read-company.ts";

type Input = z.infer<typeof exportPageInputSchema>;

/** Returns a page of an export that the caller started and that has not expired. */
export async function readExportPage(
  actor: Actor,
  { exportId, kind, after }: Input,
): Promise<ExportPage> {
  const store = await readCompany(actor.companyId);
  const started = await store.dataExports.get(exportId);
  if (!mayReadPages(started, { uid: actor.uid, now: now() })) {
    throw new RuleViolation("notFound", { what: "dataExport" });
  }
  return exportPage(actor.companyId, { kind, after, limit: ROWS_PER_PAGE });
}
