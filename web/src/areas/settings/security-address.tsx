import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { AccountSecurity } from "../../session/step-up/account-security.ts";
import { secondFactorProblem } from "../../session/second-factor/second-factor-problem.ts";
import { sendVerification } from "../../session/sign-in/verify-email.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { refreshAccountSecurity } from "./use-account-security.ts";

/** The address, and whether the user has verified it. */
export function SecurityAddress({ security }: { security: AccountSecurity }) {
  const { email, isEmailVerified } = security;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <span>{email}</span>
        <StatusChip
          tone={isEmailVerified ? "good" : "warning"}
          label={isEmailVerified ? "Verified" : "Not verified"}
        />
      </Stack>
      {!isEmailVerified && <VerifyAddress email={email} />}
    </>
  );
}

type Sending = "unsent" | "running" | "sent" | { problem: string };

function VerifyAddress({ email }: { email: string }) {
  const [sending, setSending] = useState<Sending>("unsent");
  const send = async () => {
    setSending("running");
    try {
      await sendVerification("/settings?section=security");
      setSending("sent");
    } catch (error) {
      setSending({ problem: secondFactorProblem(error).message });
    }
  };
  if (sending === "sent") {
    return (
      <>
        <Alert severity="success" sx={{ maxWidth: "100%" }}>
          A link is on its way to {email}. Open it, then come back here.
        </Alert>
        <Button variant="outlined" onClick={() => void refreshAccountSecurity()}>
          Check again
        </Button>
      </>
    );
  }
  return (
    <>
      {typeof sending === "object" && <Alert severity="error">{sending.problem}</Alert>}
      <Button variant="outlined" loading={sending === "running"} onClick={() => void send()}>
        Send the verification e-mail
      </Button>
    </>
  );
}
