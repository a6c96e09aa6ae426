import { AsyncLocalStorage } from "node:async_hooks";
import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { formatsOfAnybody, providePresentFormats } from "@crewline/domain/kernel/formats/formats";

const readers = new AsyncLocalStorage<Formats>();

providePresentFormats(() => readers.getStore() ?? formatsOfAnybody);

/** Runs the work with every sentence in the formats of its reader. */
export function forReader<T>(formats: Formats, work: () => Promise<T>): Promise<T> {
  return readers.run(formats, work);
}
