import type { Desk } from "./kiosk-desk.ts";
import { isPassing, pairedProblem } from "./kiosk-desk.ts";

const PATIENCE_MS = 30_000;

/**
 * Sends the photos whose punches the server has, the oldest first, until one has to wait. A photo
 * that the server does not want any more is forgotten. Throws NotPairedError.
 */
export async function sendPhotos({ store, client }: Desk): Promise<void> {
  const punches = new Set((await store.waiting()).map(({ id }) => id));
  const ids = await store.photoIds();
  for (const id of ids.filter((one) => !punches.has(one))) {
    const photo = await store.photo(id);
    if (photo === null) continue;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await client.addPhoto.mutate({ punchId: id, base64: photo.base64 }, { signal });
    } catch (error) {
      if (isPassing(pairedProblem(error))) return;
    }
    await store.removePhoto(id);
  }
}
