import { cacheOwner } from "./cache-owner.ts";
import { loadFirestore } from "./load-firestore.ts";

/**
 * Ends every listener and deletes the copy on the device; for signing out. Where that fails, the
 * copy is deleted before another user opens it.
 */
export async function endLiveReads(): Promise<void> {
  const owner = cacheOwner.get();
  try {
    const { discardReads } = await loadFirestore();
    await discardReads(owner);
  } catch {
    return;
  }
}
