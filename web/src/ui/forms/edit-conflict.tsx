import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { MouseEvent, ReactNode } from "react";
import type { FormConflict } from "./form-definition.ts";

/** The changes of another person, where the form can name them. */
export interface ConflictWords {
  title: string;
  detail: ReactNode;
}

interface EditConflictProps extends FormConflict {
  words?: ConflictWords | undefined;
}

/** Stays in view wherever the person is in a long form. */
const inView = { position: "sticky", top: 0, zIndex: 2 } as const;

const anyChange: ConflictWords = {
  title: "Someone else changed this while you were editing",
  detail: "Nothing you typed is lost. Go on with your values, or look at the new ones.",
};

/** Another person saved the record during this edit: the user chooses which values to keep. */
export function EditConflict({ isShown, onKeepMine, onTakeTheirs, words }: EditConflictProps) {
  if (!isShown) return null;
  const { title, detail } = words ?? anyChange;
  const handle = (choose: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    choose();
    focusFirstField(event.currentTarget.closest("form"));
  };
  return (
    <Alert severity="warning" sx={inView}>
      <AlertTitle>{title}</AlertTitle>
      {detail}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={handle(onKeepMine)}>
          Keep mine
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={handle(onTakeTheirs)}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}

/** The pressed button goes away with the question, and the focus would be lost with it. */
function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("input:not([disabled]), textarea:not([disabled])")?.focus();
}
