import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RawData } from "../store/company/raw-documents.ts";
import { holdsAny, without } from "./fields-of.ts";
import type { Migration } from "./migration.ts";

/** The fields of a company that only its admins and managers read. */
const settings = ["security", "ruleChanges", "industry", "onBoarding", "adminMissingSince"];
const path = "private/settings";

/**
 * Moves the settings of a company into a document of their own. Values and version stay the same,
 * so open forms are not refused. Settings that have the document already are the newer ones.
 */
export const divideCompanies: Migration = {
  id: "divide-companies",
  description: "Move the settings of a company out of the document that every member reads.",
  places: ["private"],
  step: ({ companyId, company, documents }) => {
    if (!holdsAny(company, settings)) return [];
    const moved = { path: "", data: without(company, settings) };
    const isThere = documents.some((document) => document.path === path);
    return isThere ? [moved] : [moved, { path, data: settingsOf(companyId, company) }];
  },
};

function settingsOf(companyId: CompanyId, company: RawData): RawData {
  const own = settings.flatMap((name) => (name in company ? [[name, company[name]]] : []));
  return { companyId, ...Object.fromEntries(own), version: company["version"] };
}
