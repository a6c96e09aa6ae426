import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import {
  decisionLine,
  timeOffDays,
  timeOffTypeName,
} from "@crewline/domain/words/time-off/time-off-words";
import { useLocale } from "../../locale/use-locale.ts";

/** What became of time off that the employee asked for. */
export function AnsweredTimeOff({ timeOff }: { timeOff: TimeOff }) {
  const locale = useLocale();
  return (
    <li>
      <strong>{timeOffTypeName(timeOff, locale)}</strong>
      <span>{timeOffDays(timeOff, locale)}</span>
      <span className="whole quiet">{decisionLine(timeOff, locale)}</span>
    </li>
  );
}
