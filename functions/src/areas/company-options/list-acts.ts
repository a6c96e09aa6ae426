import type { CompanyActRow } from "@crewline/domain/records/company/company-act-row";
import { companyActs } from "../../store/company-acts.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** The most recent acts, newest first. */
const LIMIT = 500;

/** What product staff did to companies, also to those that are erased since. */
export async function listActs(): Promise<{ acts: CompanyActRow[]; unreadable: number }> {
  const options = { orderBy: ["at", "desc"], limit: LIMIT } as const;
  const { found, unreadable } = await companyActs(await readingUnit()).listReadable([], options);
  return { acts: found, unreadable };
}
