import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { isSameWork } from "@crewline/domain/rules/schedules/findings/overrides";
import { overriddenText } from "@crewline/domain/words/schedules/override-words";

/** Which rules of a shift were overridden, and why; null if none was for its present work. */
export function overridesText(shift: Shift, locale: Locale): string | null {
  const given = (shift.overrides ?? []).filter((one) => isSameWork(one, shift));
  if (given.length === 0) return null;
  return given.map((one) => overriddenText(one, locale)).join("; ");
}
