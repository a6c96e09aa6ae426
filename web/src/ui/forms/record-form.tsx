import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { EditConflict } from "./edit-conflict.tsx";
import { FormProblemAlert } from "../dialogs/form-problem-alert.tsx";
import type { FormProblem } from "../dialogs/form-problem.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";
import { useUnsaved } from "../unsaved/use-unsaved.ts";
import type { RecordDraft } from "./use-record-draft.ts";
import { useSubmitOnce } from "../dialogs/use-submit-once.ts";

interface RecordFormProps<D> {
  record: RecordDraft<D>;
  /** Returns the new version, or null when the save was refused. */
  onSave: () => Promise<number | null>;
  isRunning: boolean;
  problem: FormProblem | null;
  /** Without it the fields are for reading only. */
  mayEdit: boolean;
  /** Leaves the form; there is a Cancel button where it is given. */
  onCancel?: () => void;
  /** Further buttons at the left of Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form over a record of the server, with its conflict, its refusal and its Save. */
export function RecordForm<D extends object>(props: RecordFormProps<D>) {
  const { record, onSave, isRunning, problem, mayEdit, onCancel, actions, children } = props;
  const form = useFocusFirstError(problem);
  useUnsaved(() => mayEdit && record.isUnsaved);
  const handleSubmit = useSubmitOnce(async () => {
    const version = await onSave();
    if (version !== null) record.markSaved(version);
  });
  return (
    <form noValidate onSubmit={handleSubmit} ref={form}>
      <Stack spacing={2}>
        <EditConflict
          isShown={record.isStale && !isRunning}
          onKeepMine={record.keepMine}
          onTakeTheirs={record.takeTheirs}
        />
        {children}
        <FormProblemAlert problem={record.isStale ? null : problem} />
        {mayEdit && (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: "wrap", justifyContent: "space-between" }}
          >
            <span>
              {onCancel && (
                <Button color="inherit" onClick={onCancel} disabled={isRunning}>
                  Cancel
                </Button>
              )}
              {actions}
            </span>
            <Button
              type="submit"
              variant="contained"
              loading={isRunning}
              disabled={!record.isTouched || record.isStale}
            >
              Save
            </Button>
          </Stack>
        )}
      </Stack>
    </form>
  );
}
