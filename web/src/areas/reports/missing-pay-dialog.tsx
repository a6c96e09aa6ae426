import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import type { MissingPay } from "@crewline/domain/records/pay/missing-pay";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { useLocale } from "../../locale/use-locale.ts";
import { MissingPayList } from "./missing-pay-list.tsx";

interface MissingPayDialogProps {
  period: PayPeriodDays;
  problems: readonly MissingPay[];
  onClose: () => void;
}

/** Takes the place of the question whether to close, because the server would refuse it. */
export function MissingPayDialog({ period, problems, onClose }: MissingPayDialogProps) {
  const locale = useLocale();
  const titleId = useId();
  const { firstDay, lastDay } = period;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontWeight: 600 }}>
        {`${formatDayRange(firstDay, lastDay, locale)} can’t be closed yet`}
      </DialogTitle>
      <DialogContent>
        <DialogContentText component="div" color="textPrimary">
          <p>Pay is missing. Set it right, then close the period.</p>
          <MissingPayList problems={problems} />
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
