import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { PluralForms } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";

/** What becomes of the photo of a punch, or why there is none. */
export function photoNote(
  camera: "starting" | "on" | "none",
  keptDays: number,
  locale: Locale,
): string {
  if (camera === "none") return "No camera: your punch is recorded without a photo.";
  return pluralForm(keptDays, photoKept(keptDays), locale);
}

const photoKept = (days: number): PluralForms => ({
  one: "A photo is taken with your punch. Your managers see it for 1 day.",
  other: `A photo is taken with your punch. Your managers see it for ${days} days.`,
});
