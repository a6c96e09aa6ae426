import type { CloudEvent, CloudFunction } from "firebase-functions/core";
import type { DocumentKind } from "../store/unit/document.ts";
import { fromDocument } from "../store/unit/document.ts";
import { firestore } from "../store/unit/firestore.ts";
import { REGION } from "../platform/region.ts";
import { unlessUnreadable } from "./unless-unreadable.ts";

/** A change of a document: null where it did not exist before, or no longer exists. */
export interface DocumentChange<T> {
  before: T | null;
  after: T | null;
  /** The named parts of the document's path. */
  params: Readonly<Record<string, string>>;
  /** The time at which it was written, by the clock of the database. */
  writtenAt: string;
}

type Trigger = CloudFunction<CloudEvent<unknown>>;
type Endpoint = Trigger["__endpoint"];

const MEMORY_MEGABYTES = 512;
const MAX_INSTANCES = 20;

/**
 * A function that runs for each write of a document of the pattern, at least once and in any order.
 * The SDK's own factory loads the Firestore client at once, which would slow the start of every
 * other function of the bundle; here the first event loads it.
 */
export function documentTrigger<T>(
  document: string,
  kind: DocumentKind<T>,
  handle: (change: DocumentChange<T>) => Promise<void>,
): Trigger {
  return triggerOf(endpointOf({ document, event: "written" }), async (event) => {
    const { onDocumentWritten } = await import("firebase-functions/firestore");
    const decoding = onDocumentWritten(document, ({ data, params, time }) =>
      handle({
        before: data?.before.exists ? fromDocument(data.before, kind) : null,
        after: data?.after.exists ? fromDocument(data.after, kind) : null,
        params: { ...params },
        writtenAt: time,
      }),
    );
    await decoding(event);
  });
}

/** As `documentTrigger`, for new documents. */
export function newDocumentTrigger<T>(
  document: string,
  kind: DocumentKind<T>,
  handle: (created: T) => Promise<void>,
): Trigger {
  return triggerOf(endpointOf({ document, event: "created" }), async (event) => {
    const { onDocumentCreated } = await import("firebase-functions/firestore");
    const decoding = onDocumentCreated(document, async ({ data }) => {
      if (data !== undefined) await handle(fromDocument(data, kind));
    });
    await decoding(event);
  });
}

function triggerOf(endpoint: Endpoint, decode: (event: CloudEvent<unknown>) => Promise<void>) {
  const run = async (event: CloudEvent<unknown>) => {
    // The decoder opens the client with its own settings unless it is already open.
    await firestore();
    await unlessUnreadable(() => decode(event));
  };
  return Object.assign(run, { run, __endpoint: endpoint });
}

interface Watched {
  document: string;
  event: "written" | "created";
}

/** Read by the deploy's discovery; failed events are delivered again. */
function endpointOf({ document, event }: Watched): Endpoint {
  return {
    platform: "gcfv2",
    region: [REGION],
    availableMemoryMb: MEMORY_MEGABYTES,
    maxInstances: MAX_INSTANCES,
    labels: {},
    eventTrigger: {
      eventType: `google.cloud.firestore.document.v1.${event}`,
      eventFilters: { database: "(default)", namespace: "(default)" },
      eventFilterPathPatterns: { document },
      retry: true,
    },
  };
}
