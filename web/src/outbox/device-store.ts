import type { DBSchema } from "idb";
import { openDB } from "idb";
import type { OutboxItem } from "./outbox-item.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { inOrder, nextOrder } from "./outbox-store.ts";

interface OutboxDatabase extends DBSchema {
  items: { key: string; value: OutboxItem };
}

/** The outbox in the browser's database: it outlives reloads, restarts and sign-outs. */
export async function openDeviceStore(): Promise<OutboxStore> {
  const database = await openDB<OutboxDatabase>("crewline-outbox", 1, {
    upgrade: (opened) => void opened.createObjectStore("items", { keyPath: "id" }),
  });
  return {
    all: async () => inOrder(await database.getAll("items")),
    append: async (item) => {
      const { store, done } = database.transaction("items", "readwrite");
      const added = { ...item, order: nextOrder(await store.getAll()) };
      await Promise.all([store.put(added), done]);
      return added;
    },
    save: async (item) => void (await database.put("items", item)),
    remove: (id) => database.delete("items", id),
  };
}
