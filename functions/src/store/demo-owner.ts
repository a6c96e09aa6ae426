import { firestore } from "./firestore.ts";

/**
 * When the owner of a demo company got into it, in milliseconds and by the clock of the database;
 * null while its documents are still written, and once it is deleted.
 */
export async function findDemoBegin(companyId: string): Promise<number | null> {
  const database = await firestore();
  const { docs } = await database.collection(`companies/${companyId}/members`).limit(1).get();
  return docs[0]?.createTime.toMillis() ?? null;
}
