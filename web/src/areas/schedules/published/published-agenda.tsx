import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { specialDayLine } from "@crewline/domain/words/locations/special-day-words";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PublishedCard } from "./published-card.tsx";
import type { Place } from "../frame/use-place.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { locationNames } from "../../../entities/locations/location-names.ts";

const Agenda = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  maxWidth: 720,
  "& > li": { padding: "12px 0", borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  "& ul": { listStyle: "none", margin: "4px 0 0", padding: 0, display: "grid", gap: 4 },
  "& summary": {
    padding: "8px 0",
    color: (theme.vars ?? theme).palette.text.secondary,
    cursor: "pointer",
  },
}));

interface PublishedAgendaProps {
  place: Place;
  locations: readonly Location[];
  /** Published shifts of the location, own ones included. */
  here: readonly PublishedShift[];
  /** Own published shifts at every location. */
  own: readonly PublishedShift[];
  employees: readonly Employee[];
  ownId: EmployeeId | null;
}

/** The published week day by day: own shifts first, then who else works at the location. */
export function PublishedAgenda(props: PublishedAgendaProps) {
  const locale = useLocale();
  const { place, locations, here, own, employees, ownId } = props;
  if (here.length + own.length === 0) {
    return (
      <EmptyState
        title="Nothing is published for this week"
        text="Shifts appear here as soon as a manager publishes the week."
      />
    );
  }
  const seconds = own.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
  const nameOf = employeeNames(employees);
  return (
    <>
      <Typography sx={{ mb: 1 }}>{ownWords(own.length, seconds, locale)}</Typography>
      <Agenda>
        {weekDays(place.weekStart).map((day) => (
          <li key={day}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {formatLongDay(day, locale)}
              {day === place.today && " (today)"}
            </Typography>
            <Typography variant="body2">
              {specialDayLine(place.location, day, { locale })}
            </Typography>
            <Day
              own={inOrder(own, day)}
              colleagues={inOrder(here, day).filter(
                ({ employeeId }) => ownId === null || employeeId !== ownId,
              )}
              nameOf={(id) => (id === null ? "Open shift" : nameOf(id))}
              placeOf={locationNames(locations)}
            />
          </li>
        ))}
      </Agenda>
    </>
  );
}

interface DayProps {
  own: readonly PublishedShift[];
  colleagues: readonly PublishedShift[];
  nameOf: (employeeId: EmployeeId | null) => string;
  placeOf: (locationId: LocationId) => string;
}

/** The user's own shifts are expanded; the others of the day are one tap away. */
function Day({ own, colleagues, nameOf, placeOf }: DayProps) {
  const locale = useLocale();
  return (
    <>
      <ul>
        {own.map((shift) => (
          <PublishedCard
            key={shift.id}
            shift={shift}
            who="You"
            where={placeOf(shift.locationId)}
            isOwn
          />
        ))}
      </ul>
      {colleagues.length > 0 && (
        <details open={own.length === 0 && colleagues.length < 4}>
          <summary>
            {counted(colleagues.length, { one: "other shift", other: "other shifts" }, locale)}
          </summary>
          <ul>
            {colleagues.map((shift) => (
              <PublishedCard key={shift.id} shift={shift} who={nameOf(shift.employeeId)} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ownWords(count: number, seconds: number, locale: Locale): string {
  if (count === 0) return "You have no shifts in this week.";
  const shifts = counted(count, nouns.shift, locale);
  return `You have ${shifts}, ${formatDuration(seconds)} hours.`;
}

function inOrder(shifts: readonly PublishedShift[], day: string): PublishedShift[] {
  return shifts
    .filter((shift) => shift.day === day)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}
