import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { isBehind } from "@crewline/domain/records/company/data-shape";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { updatingSentence } from "@crewline/domain/words/requests/updating";
import type { CompanySettings, StoredCompany } from "@crewline/domain/rules/company/stored-company";
import {
  companySettingsSchema,
  storedCompanySchema,
} from "@crewline/domain/rules/company/stored-company";
import { UNREADABLE_MESSAGE } from "./collector.ts";
import { documentSource, requiredDocumentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The path of the actor's company, below which all of its data lies. */
export function companyPath({ companyId }: Pick<Actor, "companyId">): string {
  return `companies/${companyId}`;
}

/** The reader and the path of a source inside the actor's company. */
export function inCompany(
  actor: Pick<Actor, "companyId" | "uid">,
  path: string,
): { uid: UserId; path: string } {
  return { uid: actor.uid, path: `${companyPath(actor)}/${path}` };
}

/** The company as every member may read it. */
export function companySource(actor: Actor): LiveSource<StoredCompany> {
  return requiredDocumentSource(
    {
      uid: actor.uid,
      path: companyPath(actor),
      schema: storedCompanySchema,
      messageOf: ({ data }) =>
        isBehind(data) ? updatingSentence(unknownReader) : UNREADABLE_MESSAGE,
    },
    "Your company does not exist any more.",
  );
}

/** Its settings, for admins and managers; null of a company from before they had a document. */
export function companySettingsSource(actor: Actor): LiveSource<CompanySettings | null> {
  return documentSource({
    ...inCompany(actor, "private/settings"),
    schema: companySettingsSchema,
  });
}
