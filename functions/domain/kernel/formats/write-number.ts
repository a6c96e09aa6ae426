import type { NumberStyle } from "./formats.ts";
import { numberWriter } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";

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

/**
 * A number with the reader's separators; the reader's device decides all else, such as the place of
 * a currency.
 */
export function writeNumber(
  value: number,
  options: Intl.NumberFormatOptions,
  { formats: { numberStyle }, device }: Locale,
): string {
  const writer = numberWriter(device, options);
  if (numberStyle === "automatic") return writer.format(value);
  const chosen = separators[numberStyle];
  const parts = writer.formatToParts(value);
  return parts.map((part) => separatorOf(part.type, chosen) ?? part.value).join("");
}

function separatorOf(type: string, chosen: Separators): string | null {
  return type === "group" || type === "decimal" ? chosen[type] : null;
}

/** The sign before the decimals of the reader, "." or ",". */
export function decimalSign({ formats: { numberStyle }, device }: Locale): string {
  if (numberStyle !== "automatic") return separators[numberStyle].decimal;
  const parts = numberWriter(device, {}).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Returns a count of things as text, "1,204". */
export function formatCount(count: number, locale: Locale): string {
  return writeNumber(count, {}, locale);
}
