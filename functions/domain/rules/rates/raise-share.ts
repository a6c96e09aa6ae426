/** By what share an hourly rate grew; null without one before. */
export function raiseShare(before: number | null, after: number): number | null {
  return before === null || before === 0 ? null : after / before - 1;
}
