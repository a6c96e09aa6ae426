import { useState } from "react";
import { changedSince } from "./changed-since.ts";
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
  /** To be called after a save, with what was sent: the form follows the record again from it on. */
  markSaved: (version: number, sent: D) => void;
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
  const [saved, setSaved] = useState<{ version: number; sent: D } | null>(null);

  const rebase = (values: D) => {
    setBase(live);
    setDraft(values);
    setSaved(null);
  };

  const isTouched = !isSameDraft(draft, toDraft(base));
  const isNewer = live.version > base.version;
  const hasMoved = isNewer && !(isPart && isSameDraft(toDraft(base), toDraft(live)));
  const isOwnSave = saved !== null && live.version >= saved.version;
  if (hasMoved && (isOwnSave || !isTouched))
    rebase({ ...toDraft(live), ...typedSince(saved, draft) });
  else if (isNewer && !hasMoved) setBase(live);

  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    isTouched,
    isUnsaved: isTouched && isUnsent(saved, draft),
    expectedVersion: base.version,
    isStale: hasMoved && isTouched && saved === null,
    keepMine: () => setBase(live),
    takeTheirs: () => rebase(toDraft(live)),
    markSaved: (version, sent) => setSaved({ version, sent }),
  };
}

/** What was typed after the draft was sent, which the saved record does not have. */
function typedSince<D extends object>(saved: { sent: D } | null, draft: D): Partial<D> {
  return saved === null ? {} : changedSince(saved.sent, draft);
}

function isUnsent<D extends object>(saved: { sent: D } | null, draft: D): boolean {
  return saved === null || !isSameDraft(saved.sent, draft);
}
