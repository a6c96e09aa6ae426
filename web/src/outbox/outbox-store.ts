import type { NewItem, OutboxItem } from "./outbox-item.ts";

/** Where items wait; all owners of the device in one, in the order in which they were added. */
export interface OutboxStore {
  all: () => Promise<OutboxItem[]>;
  append: (item: NewItem) => Promise<OutboxItem>;
  save: (item: OutboxItem) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Opens the device's storage; where a browser forbids it, items live as long as the page. */
export async function openOutboxStore(): Promise<OutboxStore> {
  if (!("indexedDB" in globalThis)) return memoryStore();
  try {
    const { openDeviceStore } = await import("./device-store.ts");
    return await openDeviceStore();
  } catch {
    return memoryStore();
  }
}

export function memoryStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  return {
    all: async () => inOrder([...items.values()]),
    append: async (item) => {
      const added = { ...item, order: nextOrder([...items.values()]) };
      items.set(item.id, added);
      return added;
    },
    save: async (item) => void items.set(item.id, item),
    remove: async (id) => void items.delete(id),
  };
}

export function inOrder(items: readonly OutboxItem[]): OutboxItem[] {
  return items.toSorted((a, b) => a.order - b.order);
}

export function nextOrder(items: readonly OutboxItem[]): number {
  return items.reduce((last, { order }) => Math.max(last, order), 0) + 1;
}
