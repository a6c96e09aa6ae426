import { useState } from "react";
import { isSameDraft } from "./is-same-draft.ts";

export interface RecordDraft<D> {
  draft: D;
  change: (changes: Partial<D>) => void;
  isTouched: boolean;
  /** True while something typed would be lost; false from the save on. */
  isUnsaved: boolean;
  /** The version that saving replaces. */
  expectedVersion: number;
  /** True while another person's save waits for a decision. */
  isStale: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** To be called after a save: the form follows the record again from this version on. */
  markSaved: (version: number) => void;
}

/**
 * The edit of a live record. Until the user types, the form follows the record; after that, a
 * save by another person becomes a conflict for the user to decide, and no input is lost. Of a draft
 * that is only a part of the record, a save of the rest is none.
 */
export function useRecordDraft<R extends { version: number }, D extends object>(
  live: R,
  toDraft: (record: R) => D,
  isPart: boolean,
): RecordDraft<D> {
  const [base, setBase] = useState(live);
  const [draft, setDraft] = useState(() => toDraft(live));
  const [savedVersion, setSavedVersion] = useState<number | null>(null);

  const rebase = (values: D) => {
    setBase(live);
    setDraft(values);
    setSavedVersion(null);
  };

  const isTouched = !isSameDraft(draft, toDraft(base));
  const isNewer = live.version > base.version;
  const hasMoved = isNewer && !(isPart && isSameDraft(toDraft(base), toDraft(live)));
  const isOwnSave = savedVersion !== null && live.version >= savedVersion;
  if (hasMoved && (isOwnSave || !isTouched)) rebase(toDraft(live));
  else if (isNewer && !hasMoved) setBase(live);

  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    isTouched,
    isUnsaved: isTouched && savedVersion === null,
    expectedVersion: base.version,
    isStale: hasMoved && isTouched && savedVersion === null,
    keepMine: () => setBase(live),
    takeTheirs: () => rebase(toDraft(live)),
    markSaved: setSavedVersion,
  };
}
