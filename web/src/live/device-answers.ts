import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { answerKey, answersDatabase } from "./answers-database.ts";
import { answersInMemory } from "./answers-in-memory.ts";
import { keptCopy } from "./kept-copy.ts";
import type { LiveQuery, StoredDocument } from "./live-source.ts";
import { ownsCopy } from "./owns-copy.ts";

/** The questions of some days; the oldest make room for new ones. */
const MOST_ANSWERS = 300;

const reading = new Set<Promise<unknown>>();

/** Nothing is kept of a company that is only viewed, nor for another login than the copy's owner. */
function isOwner(uid: UserId): boolean {
  return keptCopy.isOf(uid) && ownsCopy(uid);
}

/** Until it is settled, the first screen waits. */
function counted<T>(work: Promise<T>): Promise<T> {
  reading.add(work);
  void work.finally(() => reading.delete(work));
  return work;
}

async function read(uid: UserId, query: LiveQuery): Promise<readonly StoredDocument[] | null> {
  if (!isOwner(uid)) return null;
  try {
    const found = await (await answersDatabase()).get("answers", answerKey(uid, query));
    return found?.dataShape === DATA_SHAPE ? found.documents : null;
  } catch {
    return null;
  }
}

/**
 * What the server answered last to the questions of the owner of this device's copy. Where the
 * browser forbids storage, there are no answers and none are saved.
 */
export const deviceAnswers = {
  /** The documents of the last answer, if it is in memory; null if not. */
  known(uid: UserId, query: LiveQuery): readonly StoredDocument[] | null {
    return isOwner(uid) ? answersInMemory.find(uid, query) : null;
  },
  /** The documents of the last answer; null without one that this release can read. */
  read: (uid: UserId, query: LiveQuery): Promise<readonly StoredDocument[] | null> =>
    counted(read(uid, query)),
  /** Brings what the screen at the path asked for last into memory; false if there is nothing. */
  async load(uid: UserId, path: string): Promise<boolean> {
    return isOwner(uid) && (await counted(answersInMemory.load(uid, path)));
  },
  /** Keeps what the screen at the path asks for, for `load`. */
  async note(uid: UserId, path: string, queries: readonly LiveQuery[]): Promise<void> {
    if (isOwner(uid)) await answersInMemory.note(uid, path, queries).catch(() => undefined);
  },
  isReading: (): boolean => reading.size > 0,
  /** Resolves when everything that was asked for until now has been read. */
  async whenRead(): Promise<void> {
    await Promise.all(reading);
  },
  async save(uid: UserId, query: LiveQuery, documents: readonly StoredDocument[]): Promise<void> {
    if (!isOwner(uid)) return;
    const key = answerKey(uid, query);
    answersInMemory.replace(key, documents);
    try {
      const { store, done } = (await answersDatabase()).transaction("answers", "readwrite");
      await store.put({ documents, dataShape: DATA_SHAPE, savedAt: Date.now() }, key);
      const tooMany = (await store.count()) - MOST_ANSWERS;
      const oldest = tooMany > 0 ? await store.index("savedAt").getAllKeys(null, tooMany) : [];
      await Promise.all([...oldest.map((one) => store.delete(one)), done]);
    } catch {
      return;
    }
  },
  async remove(uid: UserId, query: LiveQuery): Promise<void> {
    const key = answerKey(uid, query);
    answersInMemory.drop(key);
    try {
      await (await answersDatabase()).delete("answers", key);
    } catch {
      return;
    }
  },
  /** Deletes all answers, of every login. */
  async clear(): Promise<void> {
    answersInMemory.clear();
    try {
      const database = await answersDatabase();
      await Promise.all([database.clear("answers"), database.clear("screens")]);
    } catch {
      return;
    }
  },
};
