import { log } from "../platform/log.ts";

/**
 * Does the work for each item in turn. A failure of one item is logged and does not stop the
 * others; the job as a whole fails afterwards, so that it is reported.
 */
export async function eachOnItsOwn<T extends object>(
  job: string,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  let failures = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures += 1;
      log.error("job failed for an item", { job, ...item, error });
    }
  }
  if (failures > 0) throw new Error(`${job} failed for ${failures} of ${items.length}.`);
}
