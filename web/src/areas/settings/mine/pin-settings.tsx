import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { employeeSource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { PinDialog } from "../../../entities/employees/pin-dialog.tsx";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

/** The PIN of the signed-in employee for shared devices. */
export function PinSettings() {
  const { employeeId } = useActor();
  return (
    <Stack sx={{ gap: 2, maxWidth: 640, alignItems: "flex-start" }}>
      {employeeId === null ? (
        <Typography color="textSecondary">
          Your login is not linked to an employee, so it has no PIN.
        </Typography>
      ) : (
        <OwnPin employeeId={employeeId} />
      )}
    </Stack>
  );
}

function OwnPin({ employeeId }: { employeeId: EmployeeId }) {
  const [isOpen, setOpen] = useState(false);
  const own = useLive(employeeSource(useActor(), employeeId));
  const set = useCommand(trpc.employees.setOwnPin.mutationOptions());
  return (
    <DataStates result={own} label="your record">
      {(employee) => (
        <>
          <Typography>
            {employee?.hasPin === true
              ? "You have a PIN. It identifies you at shared devices."
              : "You have no PIN. A PIN identifies you at shared devices."}
          </Typography>
          <Acts>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {employee?.hasPin === true ? "New PIN" : "Create PIN"}
            </Button>
          </Acts>
          {isOpen && (
            <PinDialog
              title="Your new PIN"
              replacesOne={employee?.hasPin === true}
              command={{ ...set, run: () => set.run({}) }}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </DataStates>
  );
}
