import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { CompanyWork } from "@crewline/domain/records/summaries/waiting";
import { COMPANY_WORK, companyWorkSchema } from "@crewline/domain/records/summaries/waiting";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** What waits in the whole company, for admins; null where nothing ever did. */
export function companyWorkSource(actor: Actor): LiveSource<CompanyWork | null> {
  return documentSource({
    ...inCompany(actor, `companyWork/${COMPANY_WORK}`),
    schema: companyWorkSchema,
  });
}
