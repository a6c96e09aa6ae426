import { isSameDraft } from "./is-same-draft.ts";

/** What was typed while a draft was on its way. */
export function changedSince<TDraft extends object>(
  sent: TDraft,
  now: Partial<TDraft>,
): Partial<TDraft> {
  const kept: Partial<TDraft> = { ...now };
  for (const key in kept) if (isSameDraft(kept[key], sent[key])) delete kept[key];
  return kept;
}
