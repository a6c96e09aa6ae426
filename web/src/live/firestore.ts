import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { getApp } from "firebase/app";
import type { DocumentData, DocumentSnapshot, Firestore, Query } from "firebase/firestore";
import {
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  setLogLevel,
  terminate,
  waitForPendingWrites,
  where,
} from "firebase/firestore";
import { cacheOwner } from "./cache-owner.ts";
import { keptCopy } from "./kept-copy.ts";
import { deviceAnswers } from "./device-answers.ts";
import { fieldsFromStored, filterValue } from "./document.ts";
import type { LiveChange, LiveQuery, StoredDocument } from "./live-source.ts";
import { syncedKeys } from "./synced-keys.ts";

/** The handlers of a listener of one query. */
export interface QueryHandlers {
  onChange: (change: LiveChange, isFromCache: boolean) => void;
  onError: (isDenied: boolean) => void;
}

/** Messages about the connection are for the screen, not the console. */
setLogLevel("silent");

let opened: { uid: UserId; firestore: Promise<Firestore> } | null = null;
let closing: Promise<void> = Promise.resolve();
let connection: AbortController | null = null;

/** Firestore for one user; the copy on the device of another user is deleted first. */
export function openFirestore(uid: UserId): Promise<Firestore> {
  if (opened?.uid === uid) return opened.firestore;
  const firestore = closeFirestore().then(() => start(uid));
  opened = { uid, firestore };
  firestore.catch(() => {
    if (opened?.firestore === firestore) opened = null;
  });
  return firestore;
}

/**
 * Ends all listeners and deletes the copy of the owner, as signing out asks; null if there is none.
 * At once, so that what the next login opens meanwhile is left alone.
 */
export function discardReads(owner: UserId | null): Promise<void> {
  if (owner !== null) openFirestore(owner).catch(() => undefined);
  return closeFirestore();
}

function closeFirestore(): Promise<void> {
  if (opened !== null) {
    const { firestore } = opened;
    opened = null;
    closing = firestore.then(discard).catch(() => undefined);
  }
  return closing;
}

async function start(uid: UserId): Promise<Firestore> {
  const isKept = keptCopy.isOf(uid);
  const firestore = initializeFirestore(getApp(), {
    localCache: isKept
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  const emulator: unknown = import.meta.env["VITE_FIRESTORE_EMULATOR"];
  if (typeof emulator === "string" && emulator !== "") {
    const [host = "", port] = emulator.split(":");
    connectFirestoreEmulator(firestore, host, Number(port));
  }
  if (isKept && cacheOwner.get() !== uid) {
    await clearCopy(firestore);
    syncedKeys.clear();
    cacheOwner.set(uid);
  }
  followConnection(firestore);
  return firestore;
}

/**
 * Keeps Firestore still while the device is offline. It would look for the network itself, at an
 * address of Google's that the content policy forbids, and complain about it in the console.
 */
function followConnection(firestore: Firestore): void {
  const follow = () => void (navigator.onLine ? enableNetwork : disableNetwork)(firestore);
  if (!navigator.onLine) follow();
  connection?.abort();
  connection = new AbortController();
  for (const change of ["online", "offline"]) {
    window.addEventListener(change, follow, { signal: connection.signal });
  }
}

async function discard(firestore: Firestore): Promise<void> {
  connection?.abort();
  await terminate(firestore);
  cacheOwner.forget();
  syncedKeys.clear();
  await clearCopy(firestore);
}

/** Another tab may still hold Firestore's copy; the next user's tab tries again. */
async function clearCopy(firestore: Firestore): Promise<void> {
  await deviceAnswers.clear();
  try {
    await clearIndexedDbPersistence(firestore);
  } catch {
    return;
  }
}

/**
 * Resolves when Firestore has done all that was asked of it: it works through one queue, and there
 * are never writes of a browser to wait for.
 */
export function workedThrough(firestore: Firestore): Promise<void> {
  return waitForPendingWrites(firestore);
}

/** Listens to one query until the returned function is called or an error ends it. */
export function listen(
  firestore: Firestore,
  target: LiveQuery,
  { onChange: tell, onError }: QueryHandlers,
): () => void {
  mark("live-start", target);
  const onChange: QueryHandlers["onChange"] = (change, isFromCache) => {
    mark("live-read", target, { documents: change.changed.length, isFromCache });
    tell(change, isFromCache);
  };
  const options = { includeMetadataChanges: true };
  const fail = (error: { code: string }) => {
    mark("live-refusal", target);
    onError(error.code === "permission-denied");
  };
  if (target.kind === "document") {
    return onSnapshot(
      doc(firestore, target.path),
      options,
      (snapshot) => onChange(documentChange(snapshot), snapshot.metadata.fromCache),
      fail,
    );
  }
  return onSnapshot(
    listQuery(firestore, target),
    options,
    (snapshot) => {
      const ids = snapshot.docs.map((document) => document.id);
      const changes = snapshot.docChanges().filter(({ type }) => type !== "removed");
      const changed = changes.map((change) => stored(change.doc.id, change.doc.data()));
      onChange({ ids, changed }, snapshot.metadata.fromCache);
    },
    fail,
  );
}

/** In local builds questions and their answers are marks that the browser's profiler shows. */
function mark(name: string, target: LiveQuery, facts: object = {}): void {
  if (import.meta.env.MODE !== "emulator") return;
  const detail = { path: target.path, query: JSON.stringify(target), ...facts };
  performance.mark(name, { detail });
}

function documentChange(snapshot: DocumentSnapshot): LiveChange {
  const data = snapshot.data();
  if (data === undefined) return { ids: [], changed: [] };
  return { ids: [snapshot.id], changed: [stored(snapshot.id, data)] };
}

function stored(id: string, data: DocumentData): StoredDocument {
  return { id, data: fieldsFromStored(data) };
}

function listQuery(firestore: Firestore, target: Extract<LiveQuery, { kind: "list" }>): Query {
  return query(
    collection(firestore, target.path),
    ...target.filters.map(({ field, operator, value }) =>
      where(field, operator, filterValue(value)),
    ),
    ...target.order.map(({ field, direction }) => orderBy(field, direction)),
    limit(target.limit),
  );
}
