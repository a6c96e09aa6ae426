import type { DBSchema } from "idb";
import { openDB } from "idb";
import type { KioskFace, KioskIdentity, KioskStore, WaitingPunch } from "./kiosk-store.ts";
import { inOrder, nextOrder } from "./kiosk-store.ts";

interface KioskDatabase extends DBSchema {
  tablet: { key: "identity" | "face"; value: KioskIdentity | KioskFace };
  punches: { key: string; value: WaitingPunch };
}

/** The tablet's store in the browser's database: it outlives reloads, restarts and updates. */
export async function openKioskStore(): Promise<KioskStore> {
  const database = await openDB<KioskDatabase>("crewline-kiosk", 1, {
    upgrade: (opened) => {
      opened.createObjectStore("tablet");
      opened.createObjectStore("punches", { keyPath: "id" });
    },
  });
  void navigator.storage?.persist?.().catch(() => false);
  return {
    identity: async () =>
      ((await database.get("tablet", "identity")) as KioskIdentity | undefined) ?? null,
    saveIdentity: async (identity) => {
      if (identity === null) await database.delete("tablet", "identity");
      else await database.put("tablet", identity, "identity");
    },
    face: async () => ((await database.get("tablet", "face")) as KioskFace | undefined) ?? null,
    saveFace: async (face) => void (await database.put("tablet", face, "face")),
    waiting: async () => inOrder(await database.getAll("punches")),
    add: async (punch) => {
      const { store, done } = database.transaction("punches", "readwrite");
      await store.put({ ...punch, order: nextOrder(await store.getAll()) });
      await done;
    },
    remove: async (ids) => {
      const { store, done } = database.transaction("punches", "readwrite");
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    },
  };
}
