import { Firestore, Query, QuerySnapshot, Transaction } from "firebase-admin/firestore";
import { vi } from "vitest";

/**
 * Counts the documents that the work reads from the database in this process, as they are billed:
 * an empty result counts as one.
 */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const counted = <T>(found: T): T => {
    if (found instanceof QuerySnapshot) reads += Math.max(found.size, 1);
    else if (Array.isArray(found)) reads += found.length;
    return found;
  };
  const places = [
    [Query.prototype, "get"],
    [Firestore.prototype, "getAll"],
    [Transaction.prototype, "get"],
    [Transaction.prototype, "getAll"],
  ] as const;
  const spies = places.map(([prototype, method]) => {
    const real: (...args: unknown[]) => Promise<unknown> = Reflect.get(prototype, method);
    const spy = vi.spyOn(prototype as Record<typeof method, typeof real>, method);
    return spy.mockImplementation(async function count(this: unknown, ...args: unknown[]) {
      return counted(await real.apply(this, args));
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return reads;
}
