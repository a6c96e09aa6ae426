import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { keptCopy } from "./kept-copy.ts";
import type { LiveQuery, StoredDocument } from "./live-source.ts";
import { ownsCopy } from "./owns-copy.ts";

interface Answer {
  documents: readonly StoredDocument[];
  dataShape: number;
  savedAt: number;
}

interface AnswerDatabase extends DBSchema {
  answers: { key: string; value: Answer; indexes: { savedAt: number } };
}

/** The questions of some days; the oldest make room for new ones. */
const MOST_ANSWERS = 300;

const reading = new Set<Promise<unknown>>();
let opened: Promise<IDBPDatabase<AnswerDatabase>> | null = null;

function database(): Promise<IDBPDatabase<AnswerDatabase>> {
  opened ??= openDB<AnswerDatabase>("crewline-answers", 1, {
    upgrade: (created) =>
      void created.createObjectStore("answers").createIndex("savedAt", "savedAt"),
  });
  return opened;
}

/** Nothing is kept of a company that is only viewed, nor for another login than the copy's owner. */
function isOwner(uid: UserId): boolean {
  return keptCopy.isOf(uid) && ownsCopy(uid);
}

function keyOf(uid: UserId, query: LiveQuery): string {
  return `${uid} ${JSON.stringify(query)}`;
}

async function read(uid: UserId, query: LiveQuery): Promise<readonly StoredDocument[] | null> {
  if (!isOwner(uid)) return null;
  try {
    const found = await (await database()).get("answers", keyOf(uid, query));
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
  /** The documents of the last answer; null without one that this release can read. */
  read(uid: UserId, query: LiveQuery): Promise<readonly StoredDocument[] | null> {
    const answer = read(uid, query);
    reading.add(answer);
    void answer.finally(() => reading.delete(answer));
    return answer;
  },
  /** Resolves when everything that was asked for until now has been read. */
  async whenRead(): Promise<void> {
    await Promise.all(reading);
  },
  async save(uid: UserId, query: LiveQuery, documents: readonly StoredDocument[]): Promise<void> {
    if (!isOwner(uid)) return;
    try {
      const { store, done } = (await database()).transaction("answers", "readwrite");
      const answer = { documents, dataShape: DATA_SHAPE, savedAt: Date.now() };
      await store.put(answer, keyOf(uid, query));
      const tooMany = (await store.count()) - MOST_ANSWERS;
      const oldest = tooMany > 0 ? await store.index("savedAt").getAllKeys(null, tooMany) : [];
      await Promise.all([...oldest.map((key) => store.delete(key)), done]);
    } catch {
      return;
    }
  },
  async remove(uid: UserId, query: LiveQuery): Promise<void> {
    try {
      await (await database()).delete("answers", keyOf(uid, query));
    } catch {
      return;
    }
  },
  /** Deletes all answers, of every login. */
  async clear(): Promise<void> {
    try {
      await (await database()).clear("answers");
    } catch {
      return;
    }
  },
};
