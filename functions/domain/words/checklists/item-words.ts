import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { writeNumber } from "../../kernel/formats/write-number.ts";
import type { ChecklistItem } from "../../records/checklists/checklist-item.ts";

interface BoundWords {
  between: (min: string, max: string) => string;
  atLeast: (min: string) => string;
  atMost: (max: string) => string;
}

const words: InLanguages<BoundWords> = {
  en: {
    between: (min, max) => `${min} to ${max}`,
    atLeast: (min) => `At least ${min}`,
    atMost: (max) => `At most ${max}`,
  },
};

/** The bounds of an item with its unit, "0 °C to 5 °C"; "" for none. */
export function boundsText(
  { min, max, unit }: Pick<ChecklistItem, "min" | "max" | "unit">,
  locale: Locale,
): string {
  const { between, atLeast, atMost } = inLanguage(words, locale);
  const text = (value: number) => measureText(value, unit, locale);
  if (min !== null && max !== null) return between(text(min), text(max));
  if (min !== null) return atLeast(text(min));
  return max === null ? "" : atMost(text(max));
}

/** A measured value with its unit: "-18 °C", "12". */
export function measureText(value: number, unit: string, locale: Locale): string {
  const digits = writeNumber(Math.abs(value), { maximumFractionDigits: 2 }, locale);
  const signed = value < 0 ? `−${digits}` : digits;
  return unit === "" ? signed : `${signed} ${unit}`;
}
