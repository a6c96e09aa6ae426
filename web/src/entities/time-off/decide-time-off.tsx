import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { timeOffSentence } from "@crewline/domain/words/time-off/time-off-sentence";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { InOrder } from "../../ui/page/in-order.tsx";
import { TimeOffEffect } from "./time-off-effect.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

interface DecideTimeOffProps {
  timeOff: TimeOff;
  /** The person's name. */
  who: string;
}

/** Approves or denies a request in place, and shows the effect of approving. */
export function DecideTimeOff({ timeOff, who }: DecideTimeOffProps) {
  const locale = useLocale();
  const [opensShifts, setOpensShifts] = useState(true);
  const [isDenying, setDenying] = useState(false);
  const decide = useCommand(trpc.calendar.decideTimeOff.mutationOptions());
  const notify = useNotice();
  const { id: timeOffId, version: expectedVersion } = timeOff;

  const handleApprove = async () => {
    const input = { timeOffId, expectedVersion, note: "", unassignsShifts: opensShifts };
    if ((await decide.run({ ...input, decision: "approved" })) === null) return;
    notify(timeOffSentence("isOff", { who, span: timeOff }, locale));
  };

  return (
    <InOrder sx={{ mt: 1 }}>
      <FormProblemAlert problem={decide.problem} />
      <TimeOffEffect
        employeeId={timeOff.employeeId}
        span={timeOff}
        opensShifts={opensShifts}
        onOpensShifts={setOpensShifts}
      />
      <Acts>
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button
            size="small"
            variant="contained"
            loading={decide.isRunning}
            onClick={() => void handleApprove()}
            aria-label={timeOffSentence("approve", { who, span: timeOff }, locale)}
          >
            Approve
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={decide.isRunning}
            onClick={() => setDenying(true)}
            aria-label={timeOffSentence("deny", { who, span: timeOff }, locale)}
          >
            Deny
          </Button>
        </Stack>
      </Acts>
      {isDenying && <DenyDialog timeOff={timeOff} who={who} onClose={() => setDenying(false)} />}
    </InOrder>
  );
}

function DenyDialog({ timeOff, who, onClose }: DecideTimeOffProps & { onClose: () => void }) {
  const { id: timeOffId, version: expectedVersion } = timeOff;
  const form = useForm({
    suggested: { note: "" },
    command: useCommand(trpc.calendar.decideTimeOff.mutationOptions()),
    input: ({ note }) => ({
      timeOffId,
      expectedVersion,
      note,
      unassignsShifts: false,
      decision: "denied" as const,
    }),
    saved: `The request of ${who} is denied.`,
    onSaved: onClose,
  });

  return (
    <EditDialog
      form={form}
      title={`Deny the time off of ${who}?`}
      isDangerous
      submitLabel="Deny"
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label={`Note to ${who}`}
        value={form.draft.note}
        onChange={(note) => form.change({ note })}
        rows={2}
        maxLength={500}
        help="Say why, so that they can ask for other days."
      />
    </EditDialog>
  );
}
