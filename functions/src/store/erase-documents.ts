import type { BulkWriter, Query } from "firebase-admin/firestore";
import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DueWorkId } from "@crewline/domain/kernel/ids/record-ids";
import { firestore } from "./unit/firestore.ts";

/** The collections outside of companies whose documents name the company that they belong to. */
const namingCompany = [
  "companyNotes",
  "dataJobs",
  "dueWork",
  "invitations",
  "kioskPairings",
  "loginIndex",
  "mail",
  "stripeEvents",
] as const;

const PAGE = 300;

/** Deletes every document below a path, such as that of a company; returns how many. */
export async function eraseBelow(path: string): Promise<number> {
  const database = await firestore();
  return countedDeletes((writer) => {
    const isDocument = path.split("/").length % 2 === 0;
    const target = isDocument ? database.doc(path) : database.collection(path);
    return database.recursiveDelete(target, writer);
  });
}

/** Deletes what collections outside of the company hold of it, but for the named work. */
export async function eraseRowsOf(companyId: CompanyId, keptWorkId: DueWorkId): Promise<number> {
  const database = await firestore();
  const counts: number[] = [];
  for (const name of namingCompany) {
    const rows = database.collection(name).where("companyId", "==", companyId);
    counts.push(await eraseFound(rows, (id) => id !== keptWorkId));
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Deletes the answers that attempts of a login, or of a tablet, got. */
export async function eraseAttemptsOf(author: string): Promise<number> {
  const { FieldPath } = await import("firebase-admin/firestore");
  const database = await firestore();
  const name = FieldPath.documentId();
  const rows = database.collection("idempotencyKeys");
  // A letter after "_" ends the range; uids hold letters and digits.
  return eraseFound(rows.where(name, ">=", `${author}_`).where(name, "<", `${author}a`));
}

/** Deletes the documents about a login, of whatever collection. */
export async function eraseLogin(uid: UserId): Promise<number> {
  const database = await firestore();
  const counts = [await eraseAttemptsOf(uid)];
  for (const name of ["accessChanges", "calendarFeeds"]) {
    counts.push(await eraseFound(database.collection(name).where("uid", "==", uid)));
  }
  for (const name of ["userState", "recoveryCodes", "users", "loginIndex"]) {
    counts.push(await eraseBelow(`${name}/${uid}`));
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

/** True while anything of the company is stored, but for the named work. */
export async function isAnythingLeft(
  companyId: CompanyId,
  keptWorkId: DueWorkId,
): Promise<boolean> {
  const database = await firestore();
  const below = await database.doc(`companies/${companyId}`).listCollections();
  if (below.length > 0) return true;
  const found = await Promise.all(
    [...namingCompany, "users"].map((name) =>
      database.collection(name).where("companyId", "==", companyId).limit(2).get(),
    ),
  );
  return found.some(({ docs }) => docs.some(({ id }) => id !== keptWorkId));
}

async function eraseFound(query: Query, isErased = (_id: string) => true): Promise<number> {
  const { docs } = await query.select().limit(PAGE).get();
  const erased = docs.filter(({ id }) => isErased(id));
  if (erased.length === 0) return 0;
  const count = await countedDeletes((writer) => {
    for (const { ref } of erased) void writer.delete(ref);
    return writer.flush();
  });
  return count + (docs.length < PAGE ? 0 : await eraseFound(query, isErased));
}

async function countedDeletes(work: (writer: BulkWriter) => Promise<void>): Promise<number> {
  const writer = (await firestore()).bulkWriter();
  let count = 0;
  writer.onWriteResult(() => {
    count += 1;
  });
  await work(writer);
  await writer.close();
  return count;
}
