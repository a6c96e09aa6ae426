import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { firestore } from "./unit/firestore.ts";

/** The number of a company's time entries; costs a read for each thousand. */
export async function countTimeEntries(companyId: CompanyId): Promise<number> {
  const database = await firestore();
  const { count } = (
    await database.collection(`companies/${companyId}/timeEntries`).count().get()
  ).data();
  return count;
}

/** The number of a company's messages that were given up. */
export async function countFailedMail(companyId: CompanyId): Promise<number> {
  const failed = (await firestore())
    .collection("mail")
    .where("companyId", "==", companyId)
    .where("state", "==", "failed");
  return (await failed.count().get()).data().count;
}
