import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { firestore } from "./unit/firestore.ts";

/** Demos whose start is known: it never changes, and each of their hundreds of events reads it. */
const known = new Map<CompanyId, number>();

/**
 * Returns the time at which the owner of a demo company joined it, in milliseconds and by the clock
 * of the database; null while its documents are being written, and once it is deleted. `mayBeGone`
 * checks again whether it still exists.
 */
export async function findDemoBegin(
  companyId: CompanyId,
  mayBeGone: boolean,
): Promise<number | null> {
  const kept = mayBeGone ? undefined : known.get(companyId);
  const begin = kept ?? (await readBegin(companyId));
  if (begin !== null) known.set(companyId, begin);
  return begin;
}

async function readBegin(companyId: CompanyId): Promise<number | null> {
  const database = await firestore();
  const { docs } = await database.collection(`companies/${companyId}/members`).limit(1).get();
  return docs[0]?.createTime.toMillis() ?? null;
}
