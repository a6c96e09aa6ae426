import { firestore } from "./firestore.ts";

/** The ids of all companies, for jobs that go through each of them. */
export async function listCompanyIds(): Promise<string[]> {
  const database = await firestore();
  const found = await database.collection("companies").select().get();
  return found.docs.map(({ id }) => id);
}
