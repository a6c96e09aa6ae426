import { cacheOwner } from "./cache-owner.ts";
import { loadFirestore } from "./load-firestore.ts";

/** Ends every listener and deletes the copy on the device; for signing out. */
export async function endLiveReads(): Promise<void> {
  const owner = cacheOwner.get();
  if (owner === null) return;
  const { openFirestore, closeFirestore } = await loadFirestore();
  await openFirestore(owner);
  await closeFirestore();
}
