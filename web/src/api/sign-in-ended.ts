/**
 * True when an error says that the sign-in itself is the trouble: it contains the word Firebase, or
 * uid as a separate word ("guid" does not count). Specification section 8.
 */
export function isSignInEnded(error: { message: string }): boolean {
  return /Firebase|\buid\b/.test(error.message);
}
