import type { PublishDiff, SeenFields } from "../publish-diff.ts";
import { seenFields } from "../publish-diff.ts";

type Shown = SeenFields & { id: string };

/**
 * Returns a text that names everything that staff see differently after publishing: two differences
 * have the same one only if they show the same shifts as before and as after. Its digest is the
 * fingerprint of a publication.
 */
export function publishEffect({ added, changed, removed }: PublishDiff): string {
  return JSON.stringify([
    added.map(shown),
    changed.map(({ before, after }) => [shown(before), shown(after)]),
    removed.map(shown),
  ]);
}

function shown(shift: Shown): unknown[] {
  return [shift.id, ...seenFields.map((field) => shift[field])];
}
