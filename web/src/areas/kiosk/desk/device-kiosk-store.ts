import type { DBSchema } from "idb";
import { openDB } from "idb";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type {
  KioskFace,
  KioskIdentity,
  KioskStore,
  WaitingPhoto,
  WaitingPunch,
} from "./kiosk-store.ts";
import { inOrder, MOST_WAITING_PHOTOS, nextOrder } from "./kiosk-store.ts";

interface KioskDatabase extends DBSchema {
  tablet: { key: "identity" | "face"; value: KioskIdentity | KioskFace };
  punches: { key: PunchId; value: WaitingPunch };
  /** By their order, so that the ids of those that wait are read without them. */
  photos: { key: PunchId; value: WaitingPhoto; indexes: { order: number } };
}

/** The tablet's store in the browser's database: it outlives reloads, restarts and updates. */
export async function openKioskStore(): Promise<KioskStore> {
  const database = await openDB<KioskDatabase>("crewline-kiosk", 2, {
    upgrade: (opened, before) => {
      if (before < 1) {
        opened.createObjectStore("tablet");
        opened.createObjectStore("punches", { keyPath: "id" });
      }
      opened.createObjectStore("photos", { keyPath: "id" }).createIndex("order", "order");
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
    addPhoto: async (photo) => {
      const { store, done } = database.transaction("photos", "readwrite");
      const ids = await store.index("order").getAllKeys();
      const last = await store.index("order").openCursor(null, "prev");
      await store.put({ ...photo, order: (last?.value.order ?? 0) + 1 });
      const tooMany = ids.slice(0, Math.max(0, ids.length + 1 - MOST_WAITING_PHOTOS));
      await Promise.all([...tooMany.map((id) => store.delete(id)), done]);
    },
    photoIds: () => database.getAllKeysFromIndex("photos", "order"),
    photo: async (id) => (await database.get("photos", id)) ?? null,
    removePhoto: (id) => database.delete("photos", id),
  };
}
