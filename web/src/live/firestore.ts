import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { getApp } from "firebase/app";
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from "firebase/firestore";
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
import { Unanswered } from "./unanswered.ts";

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
const unanswered = new Unanswered({ isOnline: () => navigator.onLine, askAgain: reconnect });

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

/** Gives up the connection for a new one, over which Firestore asks everything again. */
function reconnect(): void {
  const restart = async (firestore: Firestore) => {
    await disableNetwork(firestore);
    if (navigator.onLine) await enableNetwork(firestore);
  };
  // A Firestore that is closed meanwhile refuses, and has nothing to ask.
  opened?.firestore.then(restart).catch(() => undefined);
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
  const wait = waitForAnswers();
  const onChange: QueryHandlers["onChange"] = (change, isFromCache) => {
    wait.hear(isFromCache);
    mark("live-read", target, { documents: change.changed.length, isFromCache });
    tell(change, isFromCache);
  };
  const options = { includeMetadataChanges: true };
  const fail = (error: { code: string }) => {
    mark("live-refusal", target);
    wait.end();
    onError(error.code === "permission-denied");
  };
  const stop =
    target.kind === "document"
      ? onSnapshot(
          doc(firestore, target.path),
          options,
          (snapshot) => onChange(documentChange(snapshot), snapshot.metadata.fromCache),
          fail,
        )
      : onSnapshot(
          listQuery(firestore, target),
          options,
          (snapshot) => onChange(listChange(snapshot), snapshot.metadata.fromCache),
          fail,
        );
  return () => {
    wait.end();
    stop();
  };
}

/** Follows whether one question waits for the server: at first, and while only the copy answers. */
function waitForAnswers() {
  let end: (() => void) | null = unanswered.add();
  return {
    hear(isFromCache: boolean): void {
      if (isFromCache) {
        end ??= unanswered.add();
        return;
      }
      end?.();
      end = null;
    },
    end: (): void => end?.(),
  };
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

function listChange(snapshot: QuerySnapshot): LiveChange {
  const ids = snapshot.docs.map((document) => document.id);
  const changes = snapshot.docChanges().filter(({ type }) => type !== "removed");
  return { ids, changed: changes.map(({ doc: one }) => stored(one.id, one.data())) };
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
