import { z } from "zod/mini";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { pairKioskSchema } from "@crewline/domain/records/kiosks/kiosk-device";
import { pairingCodeText } from "@crewline/domain/records/kiosks/pairing-code";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useState } from "react";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { QrCode } from "../../ui/page/qr-code.tsx";

type Pairing = RouterOutputs["locations"]["pairKiosk"];

interface PairTabletDialogProps {
  location: LocationRecord;
  onClose: () => void;
}

const inputSchema = z.omit(pairKioskSchema, { idempotencyKey: true });

/** Asks for the tablet's name, then shows the code that pairs it. */
export function PairTabletDialog({ location, onClose }: PairTabletDialogProps) {
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const form = useForm({
    suggested: { name: "Tablet" },
    schema: inputSchema,
    command: useCommand(trpc.locations.pairKiosk.mutationOptions()),
    input: ({ name }) => ({ locationId: location.id, name }),
    onSaved: setPairing,
  });
  if (pairing !== null) {
    return <ShownCode pairing={pairing} timeZone={location.timeZone} onClose={onClose} />;
  }
  return (
    <EditDialog
      form={form}
      title="Pair a tablet"
      submitLabel="Create code"
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="Name of the tablet"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
        help="Time entries name it, for example Front desk."
        isRequired
        autoFocus
      />
    </EditDialog>
  );
}

interface ShownCodeProps {
  pairing: Pairing;
  timeZone: string;
  onClose: () => void;
}

/** A click beside it does not close the dialog: the code is not shown again. */
function ShownCode({ pairing: { code, expiresAt }, timeZone, onClose }: ShownCodeProps) {
  const locale = useLocale();
  const address = `${location.origin}/kiosk`;
  const text = pairingCodeText(code);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={(_event, reason) => {
        if (reason === "escapeKeyDown") onClose();
      }}
    >
      <DialogTitle>Pair a tablet</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
        <Typography>{`On the tablet, open ${address} and enter this code:`}</Typography>
        <Typography
          component="output"
          aria-label="Pairing code"
          sx={{ fontSize: 36, letterSpacing: "0.1em", textAlign: "center" }}
        >
          {text}
        </Typography>
        <Typography>Or scan this with its camera:</Typography>
        <QrCode label="QR code with the address and the code" text={`${address}#${text}`} />
        <Typography variant="body2" color="textSecondary">
          {`The code works once, until ${formatTime(expiresAt, timeZone, locale)}.`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
