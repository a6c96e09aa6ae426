import type { HistoryPage } from "@crewline/domain/records/history/history-event";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import type { Actor } from "../../operations/commands/actor.ts";
import { readHistoryPage } from "../../operations/history/read-history-page.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** Returns the history of the settings, the rules and the job roles of the company. */
export async function readCompanyHistory(
  { companyId }: Actor,
  { from }: { from: string | null },
): Promise<HistoryPage> {
  return readHistoryPage(await readCompany(companyId), { subject: COMPANY_SUBJECT, from });
}
