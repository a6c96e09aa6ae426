import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { timeOffOfSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { BalanceList } from "../../entities/time-off/balance-list.tsx";
import { TimeOffList } from "../../entities/time-off/time-off-list.tsx";
import { useActor } from "../../session/actor/use-actor.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { DataStates } from "../../ui/page/data-states.tsx";

interface OwnTimeOffProps {
  employeeId: EmployeeId;
  today: string;
}

/** The user's upcoming time off, with the status of each request. */
export function OwnTimeOff({ employeeId, today }: OwnTimeOffProps) {
  const actor = useActor();
  const { displayName } = useOwnProfile();
  const source = timeOffOfSource(actor, { employeeId });
  return (
    <DataStates result={useLive(source)} label="your time off">
      {(all) => {
        const ahead = all.filter(({ until }) => until >= today).toReversed();
        const balances = <BalanceList employee={{ id: employeeId, name: displayName }} />;
        if (ahead.length === 0) return balances;
        return (
          <Box component="section" aria-label="Your time off" sx={{ mt: 3, maxWidth: 880 }}>
            <Typography component="h2" sx={{ fontWeight: 600, mb: 1 }}>
              Your time off
            </Typography>
            {balances}
            <TimeOffList
              label="Your upcoming time off"
              items={ahead}
              nameOf={() => displayName}
              today={today}
            />
          </Box>
        );
      }}
    </DataStates>
  );
}
