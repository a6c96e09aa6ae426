import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { employeeSource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { PinDialog } from "../../../pickers/pin-dialog.tsx";
import { useReader } from "../../../session/use-reader.ts";
import { DataStates } from "../../../ui/data-states.tsx";

/** One's own PIN for the tablet on the wall and other shared devices. */
export function PinSettings() {
  const { employeeId } = useReader();
  return (
    <Stack sx={{ gap: 2, maxWidth: 640, alignItems: "flex-start" }}>
      <Typography variant="h2">PIN</Typography>
      {employeeId === null ? (
        <Typography color="textSecondary">
          Your login is not linked to an employee, so there is no clock to punch and no PIN.
        </Typography>
      ) : (
        <OwnPin employeeId={employeeId} />
      )}
    </Stack>
  );
}

function OwnPin({ employeeId }: { employeeId: string }) {
  const [isOpen, setOpen] = useState(false);
  const own = useLive(employeeSource(useReader(), employeeId));
  const set = useCommand(trpc.employees.setOwnPin.mutationOptions());
  return (
    <DataStates result={own} label="your record">
      {(employee) => (
        <>
          <Typography>
            {employee?.hasPin === true
              ? "You have a PIN. With it you show who you are at devices that several people share."
              : "You have no PIN. With one you show who you are at devices that several people share."}
          </Typography>
          <Typography color="textSecondary">
            Shared devices are not available yet, so nothing asks for a PIN today. It is kept for
            them.
          </Typography>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {employee?.hasPin === true ? "Change the PIN" : "Set a PIN"}
          </Button>
          {isOpen && (
            <PinDialog
              title="Your PIN"
              command={{ ...set, run: (pin) => set.run({ pin }) }}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </DataStates>
  );
}
