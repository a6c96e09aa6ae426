export interface NumberForm {
  /** How many decimals the field keeps; 2 unless it says otherwise. */
  decimals?: number;
}

/**
 * A number as it was typed, with a point or a comma, and with groups of thousands; null for what is
 * none. Three digits behind one sign are a group where the field keeps fewer decimals: "1,000".
 */
export function numberOf(text: string, { decimals = 2 }: NumberForm = {}): number | null {
  const plain = text.trim().replaceAll(/[\s'’]/gu, "");
  const isGroup = decimals < 3 && /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/u.test(plain);
  const digits = isGroup ? plain.replaceAll(/[.,]/gu, "") : withPoint(plain);
  return /^\d+(\.\d*)?$/u.test(digits) ? Number(digits) : null;
}

/** A number as a field shows it before anybody has typed. */
export function numberText(value: number | null, { decimals = 2 }: NumberForm = {}): string {
  if (value === null) return "";
  const fixed = value.toFixed(decimals);
  return fixed.includes(".") ? fixed.replace(/\.?0+$/u, "") : fixed;
}

/** Of two different signs the last one is before the decimals: "1.234,5" and "1,234.5". */
function withPoint(text: string): string {
  const [, whole, decimals] = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/u.exec(text) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d*)$/u.exec(text) ?? [null, text.replace(",", "."), null];
  if (decimals === null || decimals === undefined) return whole ?? "";
  return `${(whole ?? "").replaceAll(/[.,]/gu, "")}.${decimals}`;
}
