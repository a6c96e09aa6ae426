import type { ComponentProps } from "react";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { questions } from "../../../ui/questions/questions.ts";
import Button from "@mui/material/Button";
import { ButtonRow } from "../frame/button-row.tsx";
import { Opener } from "../frame/opener.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { useSampleRunner } from "../samples/sample-runner.ts";

type Asked = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "title" | "text" | "confirmLabel" | "keepLabel" | "isDangerous"
>;

const publish: Asked = {
  title: "Publish this week?",
  text: "9 employees get a mail with their shifts.",
  confirmLabel: "Publish",
};

const remove: Asked = {
  title: "Delete this shift?",
  text: "Ana's shift on Friday, 9:00 AM – 5:00 PM is deleted. This can't be undone.",
  confirmLabel: "Delete shift",
  isDangerous: true,
};

const cancelTimeOff: Asked = {
  title: "Cancel this time off?",
  text: "Ana is available again from November 27 to November 29.",
  confirmLabel: "Cancel time off",
  keepLabel: "Keep it",
  isDangerous: true,
};

/** Questions before something that cannot simply be undone. */
export function Confirmations() {
  return (
    <Specimen name="Questions" note="Enter alone confirms nothing. Buttons are verbs." isWide>
      <ButtonRow>
        <Confirmed label="Usual question" asked={publish} />
        <Confirmed label="Dangerous question" asked={remove} />
        <Confirmed label="Question about a cancellation" asked={cancelTimeOff} />
        <Opener label="Refused question">{(close) => <Refused onClose={close} />}</Opener>
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => void questions.ask({ ...discard })}
        >
          Question about unsaved values
        </Button>
      </ButtonRow>
    </Specimen>
  );
}

const discard = {
  title: "Discard changes?",
  text: "Your changes aren't saved.",
  confirmLabel: "Discard",
  keepLabel: "Keep editing",
  isDangerous: true,
};

function Confirmed({ label, asked }: { label: string; asked: Asked }) {
  return <Opener label={label}>{(close) => <Confirmation asked={asked} onClose={close} />}</Opener>;
}

function Confirmation({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const notify = useNotice();
  const { run, isRunning } = useSampleRunner<string>();
  const confirm = async () => {
    await run(asked.confirmLabel);
    onClose();
    notify("Done, and nothing was changed.");
  };
  return (
    <ConfirmDialog
      open
      {...asked}
      onConfirm={confirm}
      isRunning={isRunning}
      problem={null}
      onClose={onClose}
    />
  );
}

function Refused({ onClose }: { onClose: () => void }) {
  const message = "This week was published a minute ago. Look at it again.";
  return (
    <ConfirmDialog
      open
      {...publish}
      onConfirm={() => undefined}
      isRunning={false}
      problem={{ message, fieldErrors: {} }}
      onClose={onClose}
    />
  );
}
