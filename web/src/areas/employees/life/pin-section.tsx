import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";
import { PinDialog } from "../../../entities/employees/pin-dialog.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

/** Says whether a person has a PIN for shared devices; creates, replaces and removes it. */
export function PinSection({ employee }: { employee: Employee }) {
  const [open, setOpen] = useState<"set" | "remove" | null>(null);
  const close = () => setOpen(null);
  if (employee.status === "terminated") return null;
  const { hasPin } = employee;
  return (
    <Box component="section" aria-label="PIN">
      <Typography>
        {hasPin ? "Has a PIN for shared devices." : "Has no PIN for shared devices."}
      </Typography>
      <Acts>
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen("set")}>
            {hasPin ? "New PIN" : "Create PIN"}
          </Button>
          {hasPin && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => setOpen("remove")}
            >
              Remove PIN
            </Button>
          )}
        </Stack>
      </Acts>
      {open === "set" && <PinOf employee={employee} onClose={close} />}
      {open === "remove" && <RemovePin employee={employee} onClose={close} />}
    </Box>
  );
}

function PinOf({ employee, onClose }: LifeDialogProps) {
  const set = useCommand(trpc.employees.setPin.mutationOptions());
  return (
    <PinDialog
      title={`New PIN for ${employee.name}`}
      replacesOne={employee.hasPin}
      command={{ ...set, run: () => set.run({ employeeId: employee.id }) }}
      onClose={onClose}
    />
  );
}

function RemovePin({ employee, onClose }: LifeDialogProps) {
  const remove = useCommand(trpc.employees.removePin.mutationOptions());
  const notify = useNotice();
  const handleConfirm = async () => {
    if ((await remove.run({ employeeId: employee.id })) === null) return;
    notify("The PIN is removed.");
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Remove the PIN of ${employee.name}?`}
      text="It stops working at once. You can create a new one at any time."
      confirmLabel="Remove PIN"
      onConfirm={handleConfirm}
      isRunning={remove.isRunning}
      problem={remove.problem}
      onClose={onClose}
    />
  );
}
