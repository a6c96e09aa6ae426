import { firestore } from "./unit/firestore.ts";

/** The ids of all companies, for commands of product staff; no function walks all companies. */
export async function listCompanyIds(): Promise<string[]> {
  const database = await firestore();
  const found = await database.collection("companies").select().get();
  return found.docs.map(({ id }) => id);
}
