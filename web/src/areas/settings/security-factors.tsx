import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { AccountSecurity } from "../../session/step-up/account-security.ts";
import type { AppEnrolment } from "../../session/second-factor/enrol-second-factor.ts";
import { startAppEnrolment } from "../../session/second-factor/enrol-second-factor.ts";
import { recoveryCodesRequest } from "../../session/recovery-codes/recovery-codes-request.ts";
import { webConfig } from "../../session/firebase/web-config.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { AppDialog } from "./security-app-dialog.tsx";
import { FactorList } from "./security-factor-list.tsx";
import { PhoneDialog } from "./security-phone-dialog.tsx";
import { useGuardedAction } from "./use-guarded-action.ts";

/** The second factors of the person and the ways to add one; the first brings recovery codes. */
export function SecurityFactors({ security }: { security: AccountSecurity }) {
  const { factors, isEmailVerified, email } = security;
  const [app, setApp] = useState<AppEnrolment | null>(null);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const start = useGuardedAction();
  const addApp = async () => {
    const started = await start.run(startAppEnrolment);
    if (started !== null) setApp(started.result);
  };
  const handleAdded = () => {
    if (factors.length === 0) recoveryCodesRequest.open();
  };
  return (
    <>
      <RecoveredAlert hasFactor={factors.length > 0} />
      <Typography color="textSecondary">
        {factors.length === 0
          ? `With a second factor no one gets in with your password alone: ${PRODUCT_NAME} also asks for a code from your phone.`
          : "Each sign-in asks for a code from one of these."}
      </Typography>
      {factors.length > 0 && <FactorList factors={factors} />}
      {!isEmailVerified && (
        <Alert severity="info">
          Verify your e-mail address above first; then you can add a second factor.
        </Alert>
      )}
      <FormProblemAlert problem={start.problem} />
      {isEmailVerified && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
          <Button variant="outlined" loading={start.isRunning} onClick={() => void addApp()}>
            Add an authenticator app
          </Button>
          {webConfig.offersSms && (
            <Button variant="outlined" onClick={() => setPhoneOpen(true)}>
              Add a phone for text messages
            </Button>
          )}
        </Stack>
      )}
      {app !== null && (
        <AppDialog
          enrolment={app}
          email={email}
          onAdded={handleAdded}
          onClose={() => setApp(null)}
        />
      )}
      {isPhoneOpen && <PhoneDialog onAdded={handleAdded} onClose={() => setPhoneOpen(false)} />}
    </>
  );
}

/** For people who have just signed in with a recovery code. */
function RecoveredAlert({ hasFactor }: { hasFactor: boolean }) {
  const [search] = useSearchParams();
  if (hasFactor || !search.has("recovered")) return null;
  return (
    <Alert severity="warning">
      You signed in with a recovery code, so your lost second factor was removed and all other
      devices were signed out. Add a second factor again.
    </Alert>
  );
}
