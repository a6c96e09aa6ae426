import { memo } from "react";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import {
  formatLocalSpan,
  formatLongDay,
  formatShortSpan,
} from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";

interface RemovedCardProps {
  shift: PublishedShift;
  /** The employee's name. */
  who: string;
  isNamed?: boolean;
  /** False where the shift was moved to another week, which shows it. */
  mayRestore: boolean;
}

/**
 * A deleted shift that staff still see. The list or grid around it handles the click, which it
 * finds by `data-restore`.
 */
export const RemovedCard = memo(function RemovedCard(props: RemovedCardProps) {
  const locale = useLocale();
  const { shift, who, isNamed, mayRestore } = props;
  const day = formatLongDay(shift.day, locale);
  const times = isNamed === true ? formatLocalSpan(shift, locale) : formatShortSpan(shift, locale);
  return (
    <div className="removed" title="Removed, not yet published">
      <span className="heard">{`${isNamed === true ? "" : `${who}, `}${day}, `}</span>
      <s className="time">{times}</s>
      {isNamed === true && <span>{who}</span>}
      <span className="late">Removed, not yet published</span>
      {mayRestore && (
        <button
          type="button"
          className="link"
          data-restore={shift.id}
          aria-label={`Restore ${who}, ${day}, ${times}`}
        >
          Restore
        </button>
      )}
    </div>
  );
});
