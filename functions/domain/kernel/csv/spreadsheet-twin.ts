/**
 * True when a spreadsheet may have made `seen` out of `kept` by taking it for a number: leading
 * zeros and a leading plus are gone. Such a cell was opened, not edited.
 */
export function isSpreadsheetTwin(kept: string, seen: string): boolean {
  if (kept === seen || !/^\d+$/u.test(seen)) return false;
  return /^\+?0*\d+$/u.test(kept) && withoutLead(kept) === withoutLead(seen);
}

/** The text without what a spreadsheet drops from a number: "007" and "7" become the same. */
export function withoutLead(text: string): string {
  return /^\+?\d+$/u.test(text) ? text.replace(/^\+?0*(?=\d)/u, "") : text;
}
