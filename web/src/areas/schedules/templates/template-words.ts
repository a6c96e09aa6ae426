import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";

/** "Closing, 5p–1a". */
export function templateTitle(
  template: Pick<ShiftTemplate, "name" | "startsAtLocal" | "endsAtLocal">,
  locale: Locale,
): string {
  return `${template.name}, ${formatShortSpan(template, locale)}`;
}
