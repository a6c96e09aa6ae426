import { memo } from "react";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import {
  formatLocalSpan,
  formatLongDay,
  formatShortSpan,
} from "@crewline/domain/kernel/formats/format-time";
import { zoneMark } from "@crewline/domain/kernel/time/zone-mark";
import { useLocale } from "../../../locale/use-locale.ts";
import { isOvernight } from "@crewline/domain/rules/schedules/placing/overnight";
import { nextDayText } from "@crewline/domain/words/schedules/cards/shift-words";

interface ElsewhereCardProps {
  shift: Shift;
  /** The employee's name. */
  who: string;
  isNamed?: boolean;
  /** The location of the shift. */
  where: string;
  /** The zone of the schedule on screen. */
  timeZone: string;
}

/** A shift at another location, in the times of that location. It is edited on its own schedule. */
export const ElsewhereCard = memo(function ElsewhereCard(props: ElsewhereCardProps) {
  const locale = useLocale();
  const { shift, who, isNamed, where, timeZone } = props;
  const mark = shift.timeZone === timeZone ? null : zoneMark(shift.startsAt, shift.timeZone);
  const isDraft = shift.state === "draft";
  return (
    <div className="elsewhere" data-elsewhere={shift.id} title={where}>
      <span className="heard">{`${isNamed === true ? "" : `${who}, `}${formatLongDay(shift.day, locale)}, `}</span>
      <span className="time">
        {isNamed === true ? formatLocalSpan(shift, locale) : formatShortSpan(shift, locale)}
      </span>
      {mark !== null && <span className="late">{mark}</span>}
      {isOvernight(shift) && <span className="late">{nextDayText(locale)}</span>}
      {isNamed === true && <span>{who}</span>}
      <span className="where">{isDraft ? `${where} (draft)` : where}</span>
    </div>
  );
});
