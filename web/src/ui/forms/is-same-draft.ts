/** True when two drafts hold the same values. */
export function isSameDraft(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
