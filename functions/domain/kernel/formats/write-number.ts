import type { NumberStyle } from "./formats.ts";
import { presentFormats } from "./formats.ts";

/** A narrow space that never breaks the line, as ISO 31-0 groups digits. */
const NARROW_SPACE = "\u202f";

interface Separators {
  group: string;
  decimal: string;
}

const separators: Readonly<Record<Exclude<NumberStyle, "automatic">, Separators>> = {
  point: { group: ",", decimal: "." },
  comma: { group: ".", decimal: "," },
  space: { group: NARROW_SPACE, decimal: "," },
};

/** A number by the format, with the separators of the style; the format decides all else. */
export function writeNumber(
  value: number,
  format: Intl.NumberFormat,
  style: NumberStyle = presentFormats().numberStyle,
): string {
  if (style === "automatic") return format.format(value);
  const chosen = separators[style];
  const parts = format.formatToParts(value);
  return parts.map((part) => separatorOf(part.type, chosen) ?? part.value).join("");
}

function separatorOf(type: string, chosen: Separators): string | null {
  return type === "group" || type === "decimal" ? chosen[type] : null;
}

/** The sign before the decimals of the present reader, "." or ",". */
export function decimalSign(style: NumberStyle = presentFormats().numberStyle): string {
  if (style !== "automatic") return separators[style].decimal;
  counts ??= new Intl.NumberFormat();
  return counts.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
}

let counts: Intl.NumberFormat | null = null;

/** How many there are of something, "1,204". */
export function formatCount(count: number, style?: NumberStyle): string {
  counts ??= new Intl.NumberFormat();
  return writeNumber(count, counts, style);
}
