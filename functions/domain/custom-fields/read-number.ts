/**
 * A number as it was typed: with the decimal sign given, and groups of thousands by the other one
 * or by spaces. Where no group can be meant, either sign is before decimals: "7,5" and "7.5". Null
 * for what is no number.
 */
export function readNumber(text: string, decimalSign: "." | ","): number | null {
  const plain = text
    .trim()
    .replace(/^[\u2212\u2013]/u, "-")
    .replaceAll(/[\s'’]/gu, "");
  const groupSign = decimalSign === "." ? "," : ".";
  const isGrouped = grouped[groupSign].test(plain);
  const bare = isGrouped ? plain.replaceAll(groupSign, "") : plain;
  const digits = bare.replace(",", ".");
  return /^[+-]?\d+(\.\d*)?$/u.test(digits) ? Number(digits) : null;
}

/** Digits in groups of three, perhaps with decimals behind the other sign. */
const grouped = {
  ",": /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/u,
  ".": /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/u,
} as const;
