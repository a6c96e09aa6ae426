import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import { overridesText } from "@crewline/domain/words/schedules/override-words";

/** Shows on a card that rules were overridden; its title says which, and why. */
export function OverrideMark({ shift }: { shift: Shift }) {
  const text = overridesText(shift, useLocale());
  if (text === null) return null;
  return (
    <svg className="mark overridden" viewBox="0 0 14 14" aria-hidden="true">
      <title>{text}</title>
      <path d="M7 1.6 13 12.4H1zM6.4 5.4v3.4h1.2V5.4zm0 4.4v1.2h1.2V9.8z" fillRule="evenodd" />
    </svg>
  );
}
