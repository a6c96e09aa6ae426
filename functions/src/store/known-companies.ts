import { companies } from "./companies.ts";
import { readingUnit } from "./unit.ts";

/** Companies are never removed, so one that was found once need not be asked for again. */
const known = new Set<string>();

/** True when the id that a claim names is a company. */
export async function isCompany(companyId: string): Promise<boolean> {
  if (known.has(companyId)) return true;
  const found = await companies(await readingUnit()).find(companyId);
  if (found !== null) known.add(companyId);
  return found !== null;
}
