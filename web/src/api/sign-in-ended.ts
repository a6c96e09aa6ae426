/**
 * True when an error says that the sign-in itself is the trouble: the word Firebase, or uid as a
 * word of its own ("guid" is not meant). Specification section 8.
 */
export function isSignInEnded(error: { message: string }): boolean {
  return /Firebase|\buid\b/.test(error.message);
}
