/** A number as it was typed, with a dot or a comma; null for what is none. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d+(\.\d*)?$/u.test(plain) ? Number(plain) : null;
}

/** A number as a field shows it before anybody has typed. */
export function numberText(value: number | null): string {
  return value === null ? "" : String(Math.round(value * 100) / 100);
}
