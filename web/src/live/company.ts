import type { CompanySettings, StoredCompany } from "@crewline/domain/rules/company/stored-company";
import {
  companySettingsSchema,
  storedCompanySchema,
} from "@crewline/domain/rules/company/stored-company";
import { documentSource, requiredDocumentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The path of the reader's company, below which all of its data lies. */
export function companyPath({ companyId }: Pick<Reader, "companyId">): string {
  return `companies/${companyId}`;
}

/** What every member may read of the company. */
export function companySource(reader: Reader): LiveSource<StoredCompany> {
  return requiredDocumentSource(
    { uid: reader.uid, path: companyPath(reader), schema: storedCompanySchema },
    "Your company does not exist any more.",
  );
}

/** Its settings, for admins and managers; null of a company from before they had a document. */
export function companySettingsSource(reader: Reader): LiveSource<CompanySettings | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/private/settings`,
    schema: companySettingsSchema,
  });
}
