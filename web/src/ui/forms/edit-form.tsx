import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { use } from "react";
import { FormProblemAlert } from "../dialogs/form-problem-alert.tsx";
import { useSubmitOnce } from "../dialogs/use-submit-once.ts";
import { useUnsaved } from "../unsaved/use-unsaved.ts";
import { EditConflict } from "./edit-conflict.tsx";
import type { FormState } from "./form-definition.ts";
import { FieldsOffContext } from "../inputs/fields-off.ts";
import { ActsOffContext } from "../acts/acts-off.ts";
import { useFocusAfterRefusal } from "../dialogs/use-focus-after-refusal.ts";

interface EditFormProps {
  form: FormState;
  /** False leaves the fields for reading only. */
  mayEdit?: boolean;
  /** True if the fields only choose what is shown. */
  savesNothing?: boolean;
  submitLabel?: string;
  /** True where there is something to send before anything is changed. */
  isReadyAtOnce?: boolean;
  /** Instead of the form's own submit, for a save that asks first. */
  onSubmit?: () => void | Promise<void>;
  /** Leaves the form; there is a Cancel button where it is given. */
  onCancel?: () => void;
  /** Further buttons at the left of Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form on a page or in a panel, with its conflict, its refusal and its Save. */
export function EditForm(props: EditFormProps) {
  const { form, children } = props;
  const isOff = use(ActsOffContext) && props.savesNothing !== true;
  const mayEdit = props.mayEdit !== false && !isOff;
  const areFieldsOff = use(FieldsOffContext);
  const { isRunning, problem, isUnsaved, conflict } = form;
  const formRef = useFocusAfterRefusal(problem, isRunning);
  useUnsaved(() => mayEdit && isUnsaved);
  const handleSubmit = useSubmitOnce(props.onSubmit ?? form.submit);
  const isStale = conflict?.isShown ?? false;
  return (
    <form noValidate onSubmit={handleSubmit} ref={formRef}>
      <FieldsOffContext value={!mayEdit || areFieldsOff}>
        <Fields spacing={2} {...(!mayEdit && forReading)}>
          {conflict !== null && <EditConflict {...conflict} isShown={isStale && !isRunning} />}
          {children}
          <FormProblemAlert problem={isStale ? null : problem} />
          {mayEdit && <Buttons {...props} />}
        </Fields>
      </FieldsOffContext>
    </form>
  );
}

/** The browser switches off all that is in a disabled fieldset; buttons have to look like it. */
const Fields = styled(Stack)({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  "&:disabled :is(button, .MuiInputBase-root:not(.Mui-disabled))": { opacity: 0.5 },
});
const forReading = { component: "fieldset", disabled: true } as const;

function Buttons(props: EditFormProps) {
  const { form, submitLabel, isReadyAtOnce, onCancel, actions } = props;
  const { isRunning, isTouched, conflict } = form;
  const isReady = isTouched || isReadyAtOnce === true;
  return (
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
        disabled={!isReady || conflict?.isShown === true}
      >
        {submitLabel ?? "Save"}
      </Button>
    </Stack>
  );
}
