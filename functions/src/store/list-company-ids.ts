import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { firestore } from "./unit/firestore.ts";

/** The ids of all companies, for commands of product staff; no function walks all companies. */
export async function listCompanyIds(): Promise<CompanyId[]> {
  const database = await firestore();
  const found = await database.collection("companies").select().get();
  return found.docs.map(({ id }) => companyIdSchema.parse(id));
}
