/** An error that the person at the terminal can fix: its message is one sentence with the fix. */
export class Problem extends Error {
  override name = "Problem";
}

/** The text to print for an error: a Problem's own sentence, or all details of a defect. */
export function describeError(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
