import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { timeOffOfSource } from "../../../live/time-off.ts";
import { useLive } from "../../../live/use-live.ts";
import { AskTimeOffButton } from "../../../entities/time-off/ask-time-off-button.tsx";
import { BalanceList } from "../../../entities/time-off/balance-list.tsx";
import { TimeOffList } from "../../../entities/time-off/time-off-list.tsx";
import { useToday } from "../../../time/use-today.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";

interface TimeOffTabProps {
  employee: Employee;
  timeZone: string;
}

/** The person's requests and days off, what lies ahead first. */
export function TimeOffTab({ employee, timeZone }: TimeOffTabProps) {
  const actor = useActor();
  const today = useToday(timeZone);
  const source = timeOffOfSource(actor, { employeeId: employee.id });
  const mayAsk = employee.status !== "terminated";
  return (
    <DataStates result={useLive(source)} label="time off">
      {(all) => (
        <>
          <BalanceList employee={employee} />
          {mayAsk && all.length > 0 && <AskTimeOffButton employee={employee} size="small" />}
          {all.length === 0 ? (
            <EmptyState
              title="No time off yet"
              text="Requests and approved days off appear here. No shift can be planned during approved time off."
              action={mayAsk && <AskTimeOffButton employee={employee} />}
            />
          ) : (
            <Parts all={all} who={employee.name} today={today} />
          )}
        </>
      )}
    </DataStates>
  );
}

interface PartsProps {
  all: readonly TimeOff[];
  who: string;
  today: string;
}

function Parts({ all, who, today }: PartsProps) {
  const ahead = all.filter(({ until }) => until >= today).toReversed();
  const past = all.filter(({ until }) => until < today);
  const list = { nameOf: () => who, today };
  return (
    <Stack spacing={3} sx={{ mt: 2 }}>
      <section>
        <Typography variant="subtitle2">Upcoming</Typography>
        {ahead.length === 0 && <Typography color="textSecondary">Nothing lies ahead.</Typography>}
        <TimeOffList label="Upcoming time off" items={ahead} {...list} />
      </section>
      {past.length > 0 && (
        <section>
          <Typography variant="subtitle2">Past</Typography>
          <TimeOffList label="Past time off" items={past} {...list} />
        </section>
      )}
    </Stack>
  );
}
