import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LiveQuery, StoredDocument } from "./live-source.ts";

interface Answer {
  documents: readonly StoredDocument[];
  dataShape: number;
  savedAt: number;
}

interface AnswersSchema extends DBSchema {
  answers: { key: string; value: Answer; indexes: { savedAt: number } };
  /** What each screen asked last: keys of answers. */
  screens: { key: string; value: readonly string[] };
}

const NAME = "crewline-answers";
const VERSION = 2;

let opened: Promise<IDBPDatabase<AnswersSchema>> | null = null;

/** The database of `deviceAnswers`. Rejects where the browser forbids storage. */
export function answersDatabase(): Promise<IDBPDatabase<AnswersSchema>> {
  opened ??= open();
  return opened;
}

/** A tab of an earlier release may hold the database; this tab is then without it. */
function open(): Promise<IDBPDatabase<AnswersSchema>> {
  return new Promise((resolve, reject) => {
    openDB<AnswersSchema>(NAME, VERSION, {
      upgrade: (created, oldVersion) => {
        if (oldVersion < 1) created.createObjectStore("answers").createIndex("savedAt", "savedAt");
        created.createObjectStore("screens");
      },
      blocked: () => reject(new Error("Another tab holds the database.")),
      blocking: (_current, _wanted, { target }) => {
        if (target instanceof IDBDatabase) target.close();
        opened = null;
      },
    }).then(resolve, reject);
  });
}

/** The key of the answer that a reader got to a question. */
export function answerKey(uid: UserId, query: LiveQuery): string {
  return `${uid} ${JSON.stringify(query)}`;
}

/** The key under which the questions of the screen at a path are kept. */
export function screenKey(uid: UserId, path: string): string {
  return `${uid} ${path}`;
}
