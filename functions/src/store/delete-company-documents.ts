import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { firestore } from "./unit/firestore.ts";

/** Deletes the company's document and every document below it, whatever its collection. */
export async function deleteCompanyDocuments(companyId: CompanyId): Promise<void> {
  const database = await firestore();
  await database.recursiveDelete(database.doc(`companies/${companyId}`));
}
