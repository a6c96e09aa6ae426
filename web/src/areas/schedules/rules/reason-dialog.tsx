import Typography from "@mui/material/Typography";
import { useState } from "react";
import { moreLine } from "@crewline/domain/kernel/formats/listed";
import { reasonProblem } from "../../../entities/schedules/reason-problem.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { FramedLines } from "../../../ui/page/framed-list.ts";
import type { ReasonQuestion } from "./reason-context.ts";
import { ReasonInput } from "./reason-input.tsx";

interface ReasonDialogProps extends ReasonQuestion {
  onSave: (reason: string) => void;
  onClose: () => void;
}

/** More lines than a manager reads. */
const MOST_LINES = 12;

/** Asks why shifts are scheduled although the rules warn. Esc changes nothing. */
export function ReasonDialog({ shifts, onSave, onClose }: ReasonDialogProps) {
  const locale = useLocale();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const problem = reasonProblem(reason, locale);
  const shown = shifts.slice(0, MOST_LINES);
  const more = shifts.length - shown.length;
  return (
    <FormDialog
      open
      maxWidth="xs"
      title="Save with a reason"
      submitLabel="Save anyway"
      onSubmit={() => {
        setTried(true);
        if (problem === undefined) onSave(reason.trim());
      }}
      isRunning={false}
      problem={null}
      onClose={onClose}
    >
      <FramedLines aria-label="Warnings" tabIndex={0} sx={{ maxHeight: 240 }}>
        {shown.map(({ subject, warnings }) => (
          <li key={`${subject} ${warnings.join(" ")}`}>
            {subject !== "" && <strong>{subject}</strong>}
            <span>{`${warnings.join(". ")}.`}</span>
          </li>
        ))}
      </FramedLines>
      {more > 0 && <Typography variant="body2">{moreLine(more, locale)}</Typography>}
      <ReasonInput
        autoFocus
        value={reason}
        onChange={setReason}
        error={isTried ? problem : undefined}
      />
    </FormDialog>
  );
}
