import { replaceEqualDeep } from "@tanstack/react-query";
import type { ListenerPorts } from "./live-listener.ts";
import type { LiveChange, StoredDocument } from "./live-source.ts";
import type { deviceAnswers } from "./device-answers.ts";

type Listen = ListenerPorts["listen"];

/** Where answers are kept: `deviceAnswers`, and a fake in tests. */
export type AnswerStore = Pick<typeof deviceAnswers, "known" | "read" | "save" | "remove">;

/** Changes that come within this time are saved together. */
export const SAVE_AFTER_MS = 300;

/** More documents than a screen shows at once; Firestore's own copy has them, too. */
const MOST_DOCUMENTS = 1000;

/**
 * As `listen`, but first tells the last answer that the device has kept, at once if it is in memory:
 * long before Firestore has started and read its own copy. What Firestore then answers is told as
 * what differs from it, so that rows which are still the same keep their identity.
 */
export function listenFromCopy(listen: Listen, answers: AnswerStore): Listen {
  return (uid, query, { onAsked, onChange, onError }) => {
    const held = new HeldAnswer();
    let hasAnswered = false;
    let isOver = false;
    let saving: ReturnType<typeof setTimeout> | undefined;

    const save = () => {
      clearTimeout(saving);
      saving = setTimeout(() => void answers.save(uid, query, held.documents()), SAVE_AFTER_MS);
    };
    const tellLast = (found: readonly StoredDocument[] | null) => {
      if (found === null || hasAnswered || isOver) return;
      held.begin(found);
      onChange({ ids: found.map(({ id }) => id), changed: found }, true);
    };
    const known = answers.known(uid, query);
    if (known === null) void answers.read(uid, query).then(tellLast);
    else tellLast(known);
    const stop = listen(uid, query, {
      onAsked,
      onChange: (change, isFromCache) => {
        hasAnswered = true;
        const changed = held.take(change);
        onChange({ ids: change.ids, changed }, isFromCache);
        if (!isFromCache && held.isToSave() && change.ids.length <= MOST_DOCUMENTS) save();
      },
      onError: (isDenied) => {
        hasAnswered = true;
        clearTimeout(saving);
        if (isDenied) void answers.remove(uid, query);
        onError(isDenied);
      },
    });
    return () => {
      isOver = true;
      stop();
    };
  };
}

/** The documents of the present answer, in order, and whether the device has them already. */
class HeldAnswer {
  #documents = new Map<string, StoredDocument>();
  #isSaved = false;

  begin(found: readonly StoredDocument[]): void {
    this.#documents = byId(found);
    this.#isSaved = true;
  }

  /** Takes an answer in; returns the documents that differ from those held before. */
  take({ ids, changed }: LiveChange): StoredDocument[] {
    const before = this.#documents;
    const differing = changed.filter((document) => !isSame(before.get(document.id), document));
    const next = byId(differing);
    this.#documents = new Map(
      ids.flatMap((id) => {
        const document = next.get(id) ?? before.get(id);
        return document === undefined ? [] : [[id, document]];
      }),
    );
    const isSameOrder = [...before.keys()].join(" ") === ids.join(" ");
    if (differing.length > 0 || !isSameOrder) this.#isSaved = false;
    return differing;
  }

  /** True once for each answer that the device has not kept yet. */
  isToSave(): boolean {
    const isToSave = !this.#isSaved;
    this.#isSaved = true;
    return isToSave;
  }

  documents(): StoredDocument[] {
    return [...this.#documents.values()];
  }
}

function byId(documents: readonly StoredDocument[]): Map<string, StoredDocument> {
  return new Map(documents.map((document) => [document.id, document]));
}

function isSame(before: StoredDocument | undefined, after: StoredDocument): boolean {
  return before !== undefined && replaceEqualDeep(before, after) === before;
}
