import type { NumberForm } from "./typed-number.ts";
import { numberOf } from "./typed-number.ts";

/** Hours as they were typed: "7.5", or "7:30" as hours and minutes; null for what is neither. */
export function hoursOf(text: string, form: NumberForm = {}): number | null {
  const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/u.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return numberOf(text, form);
  return Number(hours) + Number(minutes) / 60;
}
