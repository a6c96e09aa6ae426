/**
 * The key that distinguishes the entries of a company's list: names may be typed, so "barista" is
 * the job role "Barista".
 */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ").toLowerCase();
}
