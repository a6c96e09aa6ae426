import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { QueryClientProvider } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { FirstStep } from "@crewline/domain/records/sign-ins/recovery-codes";
import { queryClient } from "../../api/query-client.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useSubmitOnce } from "../../ui/dialogs/use-submit-once.ts";
import { useRecoveryCode } from "./use-recovery-code.ts";

interface RecoveryFormProps {
  /** Null after a link by e-mail, which cannot be shown to the server once more. */
  firstStep: FirstStep | null;
  onBack: () => void;
  onDone: () => void;
}

/** Signs in with a recovery code in place of the lost second factor. */
export function RecoveryForm({ firstStep, onBack, onDone }: RecoveryFormProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Stack sx={{ gap: 2 }}>
        {firstStep === null ? (
          <NeedsPassword />
        ) : (
          <CodeForm firstStep={firstStep} onDone={onDone} />
        )}
        <Button color="inherit" onClick={onBack} sx={{ alignSelf: "start" }}>
          Back
        </Button>
        <Typography variant="body2" color="textSecondary">
          No codes? Ask an admin of your company to contact {PRODUCT_NAME} support, who can take the
          second factor off your account.
        </Typography>
      </Stack>
    </QueryClientProvider>
  );
}

function NeedsPassword() {
  return (
    <Typography>
      A recovery code goes with your password or Google, not with an e-mail link.{" "}
      <Link component={RouterLink} to={{ search: "?view=reset" }} reloadDocument>
        Set a password by e-mail
      </Link>
      , then sign in with it and use your code.
    </Typography>
  );
}

type CodeFormProps = Pick<RecoveryFormProps, "onDone"> & { firstStep: FirstStep };

function CodeForm({ firstStep, onDone }: CodeFormProps) {
  const recovery = useRecoveryCode(firstStep, onDone);
  const handleSubmit = useSubmitOnce(recovery.submit);
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Typography>
        Enter one of the codes that you saved. It removes the second factor that you lost and signs
        out all other devices.
      </Typography>
      <FormProblemAlert problem={recovery.problem} />
      <TextInput
        label="Recovery code"
        value={recovery.code}
        onChange={recovery.setCode}
        error={recovery.codeError}
        help="For example K7QF3-MWD2H."
        maxLength={40}
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" loading={recovery.isRunning}>
        Sign in
      </Button>
    </Stack>
  );
}
