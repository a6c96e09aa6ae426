import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type * as firestoreModule from "./firestore.ts";
import { heldStart } from "./held-start.ts";
import type { ListenerPorts } from "./live-listener.ts";

type FirestoreModule = typeof firestoreModule;

let loading: Promise<FirestoreModule> | null = null;

/** Fetches Firestore, which is larger than the rest of a first screen; call it early. */
export function loadFirestore(): Promise<FirestoreModule> {
  loading ??= import("./firestore.ts").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Resolves when Firestore has taken up what its listeners asked for so far. */
export async function whenListening(uid: UserId): Promise<void> {
  const { openFirestore, workedThrough } = await loadFirestore();
  await workedThrough(await openFirestore(uid));
}

/** As `listen` of Firestore, which is fetched and opened for the first listener, unless held back. */
export const listenLazily: ListenerPorts["listen"] = (uid, query, handlers) => {
  let stop: (() => void) | null = null;
  let isOver = false;

  const open = async () => {
    await heldStart.whenReleased();
    if (isOver) return;
    const { listen, openFirestore } = await loadFirestore();
    const firestore = await openFirestore(uid);
    if (isOver) return;
    stop = listen(firestore, query, handlers);
    handlers.onAsked();
  };
  open().catch(() => handlers.onError(false));

  return () => {
    isOver = true;
    stop?.();
  };
};
