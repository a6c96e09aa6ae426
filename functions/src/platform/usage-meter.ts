import { AsyncLocalStorage } from "node:async_hooks";

/** The documents that a request read and wrote, each try of a transaction counted. */
export interface Usage {
  reads: number;
  writes: number;
}

const usage = new AsyncLocalStorage<Usage>();

/** Does the work and counts the documents that it reads and writes, for measurements. */
export async function metered<T>(work: () => Promise<T>): Promise<{ result: T; used: Usage }> {
  const used: Usage = { reads: 0, writes: 0 };
  return { result: await usage.run(used, work), used };
}

/** A query without a result is charged as one read. */
export function countReads(documents: number): void {
  const used = usage.getStore();
  if (used !== undefined) used.reads += Math.max(1, documents);
}

export function countWrite(): void {
  const used = usage.getStore();
  if (used !== undefined) used.writes += 1;
}
