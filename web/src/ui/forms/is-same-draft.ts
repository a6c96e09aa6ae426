/** True when two drafts hold the same values; NaN, an unreadable number, is not the same as null. */
export function isSameDraft(a: unknown, b: unknown): boolean {
  return written(a) === written(b);
}

function written(draft: unknown): string {
  return JSON.stringify(draft, (_key, value: unknown) => (Number.isNaN(value) ? "NaN" : value));
}
