import type { CloudEvent, CloudFunction } from "firebase-functions/core";
import type { DocumentKind } from "../store/document.ts";
import { fromDocument } from "../store/document.ts";
import { firestore } from "../store/firestore.ts";

/** What happened to a document: null where it did not exist before, or does not exist any more. */
export interface DocumentChange<T> {
  before: T | null;
  after: T | null;
  /** The named parts of the document's path. */
  params: Readonly<Record<string, string>>;
}

const REGION = "us-central1";
const MEMORY_MEGABYTES = 512;
const MAX_INSTANCES = 20;

/**
 * A function that runs whenever a document of the pattern is written, at least once for each
 * write and in any order. The SDK's own maker loads the Firestore client at once, which every
 * other function of the bundle would pay for at its start; here it is loaded by the first event.
 */
export function documentTrigger<T>(
  document: string,
  kind: DocumentKind<T>,
  handle: (change: DocumentChange<T>) => Promise<void>,
): CloudFunction<CloudEvent<unknown>> {
  const run = async (event: CloudEvent<unknown>) => {
    // The decoder opens the client with its own settings unless it is open already.
    await firestore();
    const { onDocumentWritten } = await import("firebase-functions/firestore");
    const decoding = onDocumentWritten(document, ({ data, params }) =>
      handle({
        before: data?.before.exists ? fromDocument(data.before, kind) : null,
        after: data?.after.exists ? fromDocument(data.after, kind) : null,
        params: { ...params },
      }),
    );
    await decoding(event);
  };
  return Object.assign(run, { run, __endpoint: endpointOf(document) });
}

/** What the deploy's discovery reads; failed events are delivered again. */
function endpointOf(document: string): CloudFunction<CloudEvent<unknown>>["__endpoint"] {
  return {
    platform: "gcfv2",
    region: [REGION],
    availableMemoryMb: MEMORY_MEGABYTES,
    maxInstances: MAX_INSTANCES,
    labels: {},
    eventTrigger: {
      eventType: "google.cloud.firestore.document.v1.written",
      eventFilters: { database: "(default)", namespace: "(default)" },
      eventFilterPathPatterns: { document },
      retry: true,
    },
  };
}
