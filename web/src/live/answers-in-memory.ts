import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { answerKey, answersDatabase, screenKey } from "./answers-database.ts";
import type { LiveQuery, StoredDocument } from "./live-source.ts";

const answers = new Map<string, readonly StoredDocument[]>();
const loading = new Map<string, Promise<boolean>>();
/** Another one after each `clear`, which what is being read meanwhile must not outlive. */
let generation = 0;

/** What is known to be kept of each screen, so that the same is not written again. */
const noted = new Map<string, string>();

/**
 * Answers of the device that are in memory already, so that a screen shows them in its first
 * render. Whose they may be is for `deviceAnswers` to say.
 */
export const answersInMemory = {
  /** The documents of an answer; null if it is not in memory. */
  find(uid: UserId, query: LiveQuery): readonly StoredDocument[] | null {
    return answers.get(answerKey(uid, query)) ?? null;
  },
  /** Takes a newer answer in place of one in memory. */
  replace(key: string, documents: readonly StoredDocument[]): void {
    if (answers.has(key)) answers.set(key, documents);
  },
  drop: (key: string): void => void answers.delete(key),
  clear(): void {
    generation += 1;
    answers.clear();
    loading.clear();
    noted.clear();
  },
  /**
   * Reads what the screen at the path asked for when it was shown last; again if it asks more.
   * Resolves with false if nothing is kept of the screen.
   */
  load(uid: UserId, path: string): Promise<boolean> {
    const key = screenKey(uid, path);
    const present = loading.get(key) ?? loadScreen(key).catch(() => false);
    loading.set(key, present);
    return present;
  },
  /** Keeps what the screen at the path asks for, so that `load` finds it the next time. */
  async note(uid: UserId, path: string, queries: readonly LiveQuery[]): Promise<void> {
    const key = screenKey(uid, path);
    const keys = [...new Set(queries.map((query) => answerKey(uid, query)))].toSorted();
    if (noted.get(key) === keys.join("\n")) return;
    noted.set(key, keys.join("\n"));
    loading.delete(key);
    await (await answersDatabase()).put("screens", keys, key);
  },
};

async function loadScreen(screen: string): Promise<boolean> {
  const begun = generation;
  const reading = (await answersDatabase()).transaction(["screens", "answers"]);
  const keys = (await reading.objectStore("screens").get(screen)) ?? [];
  const store = reading.objectStore("answers");
  const found = await Promise.all(keys.map((key) => store.get(key)));
  if (begun !== generation) return false;
  noted.set(screen, keys.join("\n"));
  const kept = keys.flatMap((key, index) => {
    const answer = found[index];
    return answer?.dataShape === DATA_SHAPE ? [{ key, documents: answer.documents }] : [];
  });
  for (const { key, documents } of kept) {
    if (!answers.has(key)) answers.set(key, documents);
  }
  return kept.length > 0;
}
