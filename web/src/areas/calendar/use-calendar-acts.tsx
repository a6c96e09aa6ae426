import Button from "@mui/material/Button";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CalendarFilters } from "@crewline/domain/projections/calendar/filter-items";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { ReactNode } from "react";
import { useState } from "react";
import { AskTimeOffButton } from "../../entities/time-off/ask-time-off-button.tsx";
import { useDecidesFor } from "../../entities/time-off/use-decides-for.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import type { ChosenDays } from "./chosen-days.ts";
import type { Choice } from "./choose-menu.tsx";
import { ChooseMenu } from "./choose-menu.tsx";

const timeOffDialog = lazyPart(
  async () => (await import("../../entities/time-off/ask-time-off-dialog.tsx")).AskTimeOffDialog,
);
const eventDialog = lazyPart(async () => (await import("./event-dialog.tsx")).AddEventDialog);

interface CalendarActs {
  buttons: ReactNode;
  dialogs: ReactNode;
  /** Called with days that were dragged over; null where nothing can be done with them. */
  choose: ((days: ChosenDays) => void) | null;
}

interface Shown {
  day: LocalDate;
  filters: CalendarFilters;
  employees: readonly Employee[];
}

type Opened =
  | { what: "menu" | "event"; days: ChosenDays }
  | { what: "timeOff"; days: ChosenDays; employee: Pick<Employee, "id" | "name"> };

/** Time off and events, by the buttons of the page and by dragging over days. */
export function useCalendarActs(shown: Shown): CalendarActs {
  const mayEditEvents = useMay("calendar", "editEvents");
  const people = usePeople(shown);
  const [opened, setOpened] = useState<Opened | null>(null);
  const choicesFor = (days: ChosenDays): Choice[] => [
    ...people.map(({ label, employee }) => ({
      label,
      act: () => setOpened({ what: "timeOff", days, employee }),
    })),
    ...(mayEditEvents
      ? [{ label: "Add event", act: () => setOpened({ what: "event", days }) }]
      : []),
  ];
  const choose = (days: ChosenDays) => {
    const [first, ...rest] = choicesFor(days);
    if (first !== undefined && rest.length === 0) first.act();
    else setOpened({ what: "menu", days });
  };
  const own = people.find(({ isOwn }) => isOwn)?.employee;
  const { day } = shown;
  const onDay: ChosenDays = { from: day, until: day, times: null, at: null };
  const addEvent = () => setOpened({ what: "event", days: onDay });
  useAskedAct({
    timeOff: () =>
      setOpened(own === undefined ? null : { what: "timeOff", days: onDay, employee: own }),
    event: () => (mayEditEvents ? addEvent() : null),
  });
  return {
    buttons: (
      <>
        {mayEditEvents && (
          <Button variant="outlined" onPointerEnter={eventDialog.preload} onClick={addEvent}>
            Add event
          </Button>
        )}
        {own !== undefined && <AskTimeOffButton employee={own} day={day} />}
      </>
    ),
    dialogs: opened !== null && (
      <Dialogs
        opened={opened}
        choicesFor={choicesFor}
        locationId={shown.filters.locationId}
        onClose={() => setOpened(null)}
      />
    ),
    choose: people.length > 0 || mayEditEvents ? choose : null,
  };
}

interface Person {
  label: string;
  employee: Pick<Employee, "id" | "name">;
  isOwn: boolean;
}

/** For whom time off can be entered: the reader, and the employee who is filtered by. */
function usePeople({ filters, employees }: Shown): Person[] {
  const { employeeId: ownId } = useActor();
  const { displayName } = useOwnProfile();
  const decidesFor = useDecidesFor();
  const other = employees.find(({ id }) => id === filters.employeeId && id !== ownId);
  const own = ownId === null ? [] : [{ id: ownId, name: displayName }];
  return [
    ...own.map((employee) => ({ label: "Ask for time off", employee, isOwn: true })),
    ...(other !== undefined && decidesFor(other.id)
      ? [{ label: `Add time off for ${other.name}`, employee: other, isOwn: false }]
      : []),
  ];
}

interface DialogsProps {
  opened: Opened;
  choicesFor: (days: ChosenDays) => Choice[];
  locationId: CalendarFilters["locationId"];
  onClose: () => void;
}

function Dialogs({ opened, choicesFor, locationId, onClose }: DialogsProps) {
  const { locationIds } = useActor();
  const { days } = opened;
  switch (opened.what) {
    case "menu":
      return (
        <ChooseMenu
          chosen={days}
          label="For these days"
          choices={choicesFor(days)}
          onClose={onClose}
        />
      );
    case "timeOff":
      return (
        <timeOffDialog.Part
          employee={opened.employee}
          span={{ from: days.from, until: days.until, part: days.times }}
          onClose={onClose}
        />
      );
    case "event":
      return (
        <eventDialog.Part
          days={days}
          locationId={locationId ?? locationIds?.[0] ?? ""}
          onClose={onClose}
        />
      );
  }
}
