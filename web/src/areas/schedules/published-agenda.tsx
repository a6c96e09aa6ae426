import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import { dayName } from "@crewline/domain/schedules/day-name";
import { plannedSeconds } from "@crewline/domain/schedules/planned-seconds";
import type { PublishedShift } from "@crewline/domain/schedules/shift";
import { formatDuration } from "@crewline/domain/time/duration";
import { weekDays } from "@crewline/domain/time/local-date";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PublishedCard } from "./published-card.tsx";
import type { Place } from "./use-place.ts";

const Agenda = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  maxWidth: 720,
  "& > li": { padding: "12px 0", borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  "& ul": { listStyle: "none", margin: "4px 0 0", padding: 0, display: "grid", gap: 4 },
}));

interface PublishedAgendaProps {
  place: Place;
  locations: readonly Location[];
  /** Published shifts of the location, own ones included. */
  here: readonly PublishedShift[];
  /** Own published shifts at every location. */
  own: readonly PublishedShift[];
  employees: readonly Employee[];
  ownId: string | null;
}

/** The published week day by day: own shifts first, then who else works at the location. */
export function PublishedAgenda(props: PublishedAgendaProps) {
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
  const nameOf = (id: string | null) =>
    id === null ? "Open shift" : (employees.find((one) => one.id === id)?.name ?? "Somebody");
  const placeOf = (id: string) => locations.find((one) => one.id === id)?.name ?? "";
  return (
    <>
      <Typography sx={{ mb: 1 }}>{ownWords(own.length, seconds)}</Typography>
      <Agenda>
        {weekDays(place.weekStart).map((day) => (
          <li key={day}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {dayName(day)}
              {day === place.today && " (today)"}
            </Typography>
            <ul>
              {inOrder(own, day).map((shift) => (
                <PublishedCard
                  key={shift.id}
                  shift={shift}
                  who="You"
                  where={placeOf(shift.locationId)}
                  isOwn
                />
              ))}
              {inOrder(here, day)
                .filter((shift) => ownId === null || shift.employeeId !== ownId)
                .map((shift) => (
                  <PublishedCard key={shift.id} shift={shift} who={nameOf(shift.employeeId)} />
                ))}
            </ul>
            {inOrder(own, day).length === 0 && (
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {ownId === null ? "" : "You are off."}
              </Typography>
            )}
          </li>
        ))}
      </Agenda>
    </>
  );
}

function ownWords(count: number, seconds: number): string {
  if (count === 0) return "You have no shifts in this week.";
  const shifts = count === 1 ? "1 shift" : `${count} shifts`;
  return `You have ${shifts}, ${formatDuration(seconds)} hours.`;
}

function inOrder(shifts: readonly PublishedShift[], day: string): PublishedShift[] {
  return shifts
    .filter((shift) => shift.day === day)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}
