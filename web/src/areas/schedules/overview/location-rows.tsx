import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import { zoneMark } from "@crewline/domain/kernel/time/zone-mark";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";
import type { LocationWeek, PersonWeek } from "../model/weeks-by-location.ts";
import type { WeekFacts } from "./location-sums.tsx";
import { LocationSums } from "./location-sums.tsx";
import { ShiftCard } from "../cards/shift-card.tsx";

interface LocationRowsProps {
  week: LocationWeek<LocationRecord>;
  days: readonly LocalDate[];
  facts: WeekFacts;
  onOpen: (locationId: LocationId) => void;
}

/** A location's week in the times of its own clock, below a heading that opens its schedule. */
export function LocationRows({ week, days, facts, onOpen }: LocationRowsProps) {
  const locale = useLocale();
  const { location, rows } = week;
  const today = useToday(location.timeZone);
  const zone = zoneMark(dayStart(days[0] ?? today, location.timeZone), location.timeZone);
  return (
    <>
      <tr className="row group">
        <th scope="rowgroup" colSpan={days.length + 2}>
          <button type="button" onClick={() => onOpen(location.id)}>
            {location.name}{" "}
            <span className="quiet">{[zone, ...figuresOf(week, locale)].join(" · ")}</span>
          </button>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.employeeId ?? "open"} className="row">
          <th scope="row" className="side">
            <div className="strong">{row.who}</div>
          </th>
          {days.map((day, index) => (
            <td
              key={day}
              className={day === today ? "cell today" : "cell"}
              data-day={day}
              data-person={row.employeeId ?? ""}
              {...(row.cells[index]?.length === 0
                ? {
                    tabIndex: -1,
                    "aria-label": `${row.who}, ${formatLongDay(day, locale)}, no shift`,
                  }
                : {})}
            >
              {row.cells[index]?.map((shift) => (
                <ShiftCard key={shift.id} shift={shift} who={row.who} isSaving={false} isInGrid />
              ))}
            </td>
          ))}
          <Sum row={row} />
        </tr>
      ))}
      <LocationSums week={week} facts={facts} />
    </>
  );
}

function Sum({ row }: { row: PersonWeek }) {
  const { plannedSeconds, totalSeconds } = row;
  return (
    <td className="sum">
      <span className="strong">{formatDuration(plannedSeconds)}</span>
      {totalSeconds > plannedSeconds && ` of ${formatDuration(totalSeconds)}`}
    </td>
  );
}

function figuresOf(week: LocationWeek, locale: Locale): string[] {
  if (week.rows.length === 0) return ["no shifts"];
  return [
    counted(week.people, nouns.person, locale),
    formatDuration(week.plannedSeconds),
    ...(week.openShifts === 0 ? [] : [`${week.openShifts} open`]),
    ...(week.unpublished === 0 ? [] : [`${week.unpublished} not published`]),
  ];
}
