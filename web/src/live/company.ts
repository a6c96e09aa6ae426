import type { Company } from "@crewline/domain/company/company";
import { companySchema } from "@crewline/domain/company/company";
import { requiredDocumentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The path of the reader's company, below which all of its data lies. */
export function companyPath({ companyId }: Pick<Reader, "companyId">): string {
  return `companies/${companyId}`;
}

export function companySource(reader: Reader): LiveSource<Company> {
  return requiredDocumentSource(
    { uid: reader.uid, path: companyPath(reader), schema: companySchema },
    "Your company does not exist any more.",
  );
}
