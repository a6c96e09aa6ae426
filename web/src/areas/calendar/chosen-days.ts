import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { WallTimes } from "@crewline/domain/projections/calendar/calendar-items";

/** The days that a person dragged over, both included; `times` of a part of one day. */
export interface ChosenDays {
  from: LocalDate;
  until: LocalDate;
  times: WallTimes | null;
  /** Where on the screen the drag ended; null for the keyboard. */
  at: { left: number; top: number } | null;
}

interface Selected {
  startStr: string;
  endStr: string;
  allDay: boolean;
  jsEvent: { clientX: number; clientY: number } | null;
}

/** What the library reports, whose ends are excluded. */
export function chosenDays({ startStr, endStr, allDay, jsEvent }: Selected): ChosenDays {
  const at = jsEvent === null ? null : { left: jsEvent.clientX, top: jsEvent.clientY };
  const from = startStr.slice(0, 10);
  const end = endStr.slice(0, 10);
  const times = { startsAtLocal: startStr.slice(11, 16), endsAtLocal: endStr.slice(11, 16) };
  if (allDay) return { from, until: addDays(end, -1), times: null, at };
  if (from === end) return { from, until: from, times, at };
  // Over midnight: the days as a whole.
  return { from, until: times.endsAtLocal === "00:00" ? addDays(end, -1) : end, times: null, at };
}
