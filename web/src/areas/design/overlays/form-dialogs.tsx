import Typography from "@mui/material/Typography";
import { BackButton } from "../../../ui/forms/back-button.tsx";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { ButtonRow } from "../frame/button-row.tsx";
import { Opener } from "../frame/opener.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { touched } from "../samples/sample-forms.ts";
import { ConflictDialog, DangerousDialog, TriedDialog } from "./edit-dialogs.tsx";

interface DialogProps {
  onClose: () => void;
}

/** Forms in a dialog, which fills a phone. */
export function FormDialogs() {
  return (
    <Specimen
      name="Forms"
      note="A click beside a form does not close it, and Esc asks before it loses what was typed."
      isWide
    >
      <ButtonRow>
        <Opener label="Form to try">{(close) => <TriedDialog onClose={close} />}</Opener>
        <Opener label="Refused form">{(close) => <RefusedDialog onClose={close} />}</Opener>
        <Opener label="Form in conflict">{(close) => <ConflictDialog onClose={close} />}</Opener>
        <Opener label="Dangerous form">{(close) => <DangerousDialog onClose={close} />}</Opener>
        <Opener label="Last step">{(close) => <LastStep onClose={close} />}</Opener>
        <Opener label="Long form">{(close) => <LongForm onClose={close} />}</Opener>
      </ButtonRow>
    </Specimen>
  );
}

function RefusedDialog({ onClose }: DialogProps) {
  const error = "Enter an email address, for example ana@example.com.";
  const problem = { message: "Check the marked fields.", fieldErrors: { email: error } };
  return (
    <EditDialog
      form={{ ...touched, problem }}
      title="Add employee"
      submitLabel="Add"
      onClose={onClose}
    >
      <TextInput label="Name" value="Ana Silva" onChange={() => undefined} />
      <TextInput label="Email" value="ana" onChange={() => undefined} error={error} />
    </EditDialog>
  );
}

function LastStep({ onClose }: DialogProps) {
  return (
    <EditDialog
      form={touched}
      title="Import employees"
      submitLabel="Import 22 employees"
      back={<BackButton onBack={onClose} isRunning={false} />}
      focusesSubmit
      onClose={onClose}
    >
      <Typography>22 ready, 3 need fixing.</Typography>
    </EditDialog>
  );
}

const many = Array.from({ length: 14 }, (_, index) => `Question ${index + 1}`);

function LongForm({ onClose }: DialogProps) {
  return (
    <EditDialog
      form={touched}
      title="Close the day: cash, fridges, alarm and keys of every room"
      submitLabel="Save"
      isBlocked
      onClose={onClose}
    >
      {many.map((label) => (
        <TextInput key={label} label={label} value="" onChange={() => undefined} />
      ))}
    </EditDialog>
  );
}
