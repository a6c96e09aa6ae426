import { memo } from "react";
import type { Location } from "@crewline/domain/records/locations/location";
import { specialDayLine } from "@crewline/domain/words/locations/special-day-words";
import { formatDay, formatShortTime } from "@crewline/domain/kernel/formats/format-time";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { useLocale } from "../../../locale/use-locale.ts";

interface WeekGridHeadProps {
  days: readonly string[];
  today: string;
  location: Location;
  /** How many people are on the screen, of how many of the week. */
  shown: number;
  all: number;
}

/** The days of the week with what is special about them; today is marked and says so. */
export const WeekGridHead = memo(function WeekGridHead(props: WeekGridHeadProps) {
  const locale = useLocale();
  const { days, today, location, shown, all } = props;
  return (
    <thead className="head" ref={noteHeight}>
      <tr className="row">
        <th scope="col" className="side strong">
          {shown === all
            ? "Person"
            : `${formatCount(shown, locale)} of ${counted(all, nouns.person, locale)}`}
        </th>
        {days.map((day) => (
          <th key={day} scope="col" className={day === today ? "cell strong today" : "cell strong"}>
            {formatDay(day, locale)}
            {day === today && <span className="quiet"> today</span>}
            <SpecialDay location={location} day={day} />
          </th>
        ))}
        <th scope="col" className="sum strong">
          Hours
        </th>
      </tr>
    </thead>
  );
});

/**
 * Keeps the open shifts below the head while the rows scroll. Sets `top` on their row alone: a CSS
 * variable on the table makes the browser restyle every card before the first paint.
 */
function noteHeight(head: HTMLTableSectionElement): () => void {
  const note = () => {
    const open = head.closest("table")?.querySelector<HTMLElement>(".row.open");
    open?.style.setProperty("top", `${head.offsetHeight}px`);
  };
  const observer = new ResizeObserver(note);
  observer.observe(head);
  return () => observer.disconnect();
}

/** Cut to three lines where the column is narrow; the title shows all of it. */
function SpecialDay({ location, day }: { location: Location; day: string }) {
  const locale = useLocale();
  const line = specialDayLine(location, day, { locale, write: formatShortTime });
  if (line === null) return null;
  return (
    <div className="special" title={line}>
      {line}
    </div>
  );
}
