import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useRef, useState } from "react";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { requestTexts } from "@crewline/domain/words/schedules/request-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { useDialogGuard } from "../../../ui/unsaved/use-dialog-guard.ts";
import { SwapChoices } from "./swap-choices.tsx";

export interface ChangeShiftDialogProps {
  /** A published shift of the reader that has not begun. */
  shift: PublishedShift;
  maySwap: boolean;
  mayDrop: boolean;
  onClose: () => void;
}

/**
 * What an employee can do who cannot work a shift: ask colleagues to take it, or swap it. Esc and a
 * click beside it ask before a note is lost.
 */
export function ChangeShiftDialog({ shift, maySwap, mayDrop, onClose }: ChangeShiftDialogProps) {
  const locale = useLocale();
  const words = requestTexts(locale);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const form = useRef<HTMLFormElement>(null);
  const { leave, watch } = useDialogGuard(form, true);
  const [note, setNote] = useState("");
  const [isSwapping, setSwapping] = useState(!mayDrop);
  const when = words.shift(formatDay(shift.day, locale), formatLocalSpan(shift, locale));
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{words.changeTitle(when)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <form {...watch}>
            <TextInput
              label={words.note}
              value={note}
              onChange={setNote}
              rows={2}
              maxLength={500}
            />
          </form>
          {isSwapping ? (
            <SwapChoices shiftId={shift.id} note={note} onAsked={onClose} />
          ) : (
            <>
              <Drop shiftId={shift.id} note={note} onAsked={onClose} />
              {maySwap && (
                <Button variant="outlined" onClick={() => setSwapping(true)}>
                  {words.swap}
                </Button>
              )}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {isSwapping && mayDrop && (
          <Button color="inherit" onClick={() => setSwapping(false)}>
            {words.back}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DropProps {
  shiftId: PublishedShift["id"];
  note: string;
  onAsked: () => void;
}

function Drop({ shiftId, note, onAsked }: DropProps) {
  const words = requestTexts(useLocale());
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.dropShift.mutationOptions());
  const drop = async () => {
    if ((await run({ shiftId, note })) === null) return;
    notify(words.dropped);
    onAsked();
  };
  return (
    <>
      <FormProblemAlert problem={problem} />
      <Button variant="contained" loading={isRunning} onClick={() => void drop()}>
        {words.drop}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {words.dropHelp}
      </Typography>
    </>
  );
}
