import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useRef } from "react";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { useUnsaved } from "../../ui/unsaved/use-unsaved.ts";
import { useFocusAfterRefusal } from "../../ui/dialogs/use-focus-after-refusal.ts";
import { useSubmitOnce } from "../../ui/dialogs/use-submit-once.ts";

interface StepFormProps {
  title: string;
  text: string;
  submitLabel: string;
  onSubmit: () => Promise<void>;
  /** True while the step holds something typed that leaving the set-up would lose. */
  isUnsaved: boolean;
  isRunning: boolean;
  problem: FormProblem | null;
  /** A second button, for example to leave the step out. */
  other?: ReactNode;
  /** Another way than this form, before its fields. */
  above?: ReactNode;
  /** Another way than this form, under it. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * One step as a form: what is asked and why, the fields, one way on. Another step of the set-up
 * keeps what is typed here, so that only leaving the set-up asks.
 */
export function StepForm(props: StepFormProps) {
  const { title, text, submitLabel, isRunning, problem, other, above, below, children } = props;
  const form = useFocusAfterRefusal(problem, isRunning);
  const isUnderWay = useRef(false);
  useUnsaved((to) => props.isUnsaved && !isUnderWay.current && to !== "/on-board");
  const handleSubmit = useSubmitOnce(async () => {
    isUnderWay.current = true;
    try {
      await props.onSubmit();
    } finally {
      isUnderWay.current = false;
    }
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <form noValidate onSubmit={handleSubmit} ref={form}>
        <Stack spacing={2.5}>
          <div>
            <Typography variant="h1">{title}</Typography>
            <Typography sx={{ color: "text.secondary", mt: 1 }}>{text}</Typography>
          </div>
          {above}
          {children}
          <FormProblemAlert problem={problem} />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
            <Button type="submit" variant="contained" size="large" loading={isRunning}>
              {submitLabel}
            </Button>
            {other}
          </Stack>
        </Stack>
      </form>
      {below}
    </Paper>
  );
}
