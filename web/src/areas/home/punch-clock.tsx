import Box from "@mui/material/Box";
import { useRef } from "react";
import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import type { OutboxOwner } from "../../outbox/outbox-item.ts";
import type { OwnOutbox } from "../../outbox/use-outbox.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { KeptActs } from "../../session/actor/kept-acts.tsx";
import { useActor } from "../../session/actor/use-actor.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { ClockOutButton } from "./clock-out-button.tsx";
import { ClockInForm } from "./clock-in-form.tsx";
import { OverdueNote } from "./overdue-note.tsx";
import { clockOf } from "./own-clock.ts";
import { PunchButton } from "./punch-button.tsx";
import { punchKindOf, queuedPunches } from "./punch-of-item.ts";
import { PunchMessages } from "./punch-messages.tsx";
import { withQueued } from "./queued-clock.ts";
import { QueuedPunches } from "./queued-punches.tsx";
import { RunningClock } from "./running-clock.tsx";
import { Section } from "./frame/section.tsx";
import { WorkSummary } from "./work-summary.tsx";
import type { Punch } from "./punch.ts";
import { usePunch } from "./use-punch.ts";

/** A link to the clock leads to these, and not to those of a break. */
const CLOCK_BUTTONS = '[data-punch="clockIn"], [data-punch="clockOut"]';

interface PunchClockProps {
  employee: Employee;
  company: Company;
  /** Entries of this and the last week; one of them may be running. */
  entries: readonly WeekEntry[];
  /** The first day of the week that counts an entry; null before the server has it. */
  weekOf: (entryId: TimeEntryId) => LocalDate | null;
  shifts: readonly PublishedShift[];
  locations: readonly Location[];
}

/**
 * The person's own clock: what the server has recorded, and what waits on this device to be sent.
 */
export function PunchClock({
  employee,
  company,
  entries,
  weekOf,
  shifts,
  locations,
}: PunchClockProps) {
  const owner = useOutboxOwner(employee);
  const outbox = useOutbox(owner, "timeEntries");
  const shown = withQueued(entries, queuedPunches(outbox));
  const clock = clockOf(shown);
  const punch = usePunch(clock, owner);
  const lastPlaceId = clock.kind === "out" ? shown.at(-1)?.locationId : clock.entry.locationId;
  const place = locations.find(({ id }) => id === (lastPlaceId ?? employee.locationIds[0])) ?? null;
  const zone = place?.timeZone ?? "UTC";
  const buttons = useRef<HTMLDivElement>(null);
  useAskedAct({ clock: () => buttons.current?.querySelector<HTMLElement>(CLOCK_BUTTONS)?.focus() });
  return (
    <Section title="Time clock">
      <PunchMessages punch={punch} location={place} />
      <QueuedPunches outbox={outbox} zone={zone} />
      {clock.kind === "out" && hasClockedOut(punch, outbox) && (
        <WorkSummary
          shown={shown}
          recorded={entries}
          employeeId={employee.id}
          weekOf={weekOf}
          zone={zone}
        />
      )}
      <KeptActs>
        <div ref={buttons}>
          {clock.kind === "out" ? (
            <ClockInForm
              employee={employee}
              company={company}
              lastLocationId={shown.at(-1)?.locationId ?? null}
              shifts={shifts}
              locations={locations}
              punch={punch}
            />
          ) : (
            <>
              <OverdueNote entry={clock.entry} shifts={shifts} />
              <RunningClock clock={clock} locations={locations} />
              <Box sx={{ display: "grid", gap: 1.5, mt: 2 }}>
                {clock.kind === "working" ? (
                  <PunchButton kind="startBreak" punch={punch} />
                ) : (
                  <PunchButton kind="endBreak" punch={punch} />
                )}
                <ClockOutButton
                  employeeId={employee.id}
                  entry={clock.entry}
                  {...{ locations, punch }}
                />
              </Box>
            </>
          )}
        </div>
      </KeptActs>
    </Section>
  );
}

/** True after a clock-out on this page, also one that waits or was sent after it had waited. */
function hasClockedOut({ done }: Punch, { waiting, sent }: OwnOutbox): boolean {
  const last = [...sent, ...waiting].at(-1);
  return done === "clockOut" || (last !== undefined && punchKindOf(last.procedure) === "clockOut");
}

function useOutboxOwner({ name }: Employee): OutboxOwner {
  const { companyId, uid } = useActor();
  return { companyId, uid, name };
}
