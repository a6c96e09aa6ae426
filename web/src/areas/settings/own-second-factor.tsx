import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { AccountSecurity } from "../../session/step-up/account-security.ts";
import { stepUp } from "../../session/step-up/step-up.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { SecurityAddress } from "./security-address.tsx";
import { SecurityFactors } from "./security-factors.tsx";
import { useAccountSecurity } from "./use-account-security.ts";

/** Leads to a sign-in with a second factor: by setting one up, or by using the existing one. */
export function OwnSecondFactor() {
  return (
    <DataStates result={useAccountSecurity()} label="how you sign in">
      {(security) => (security.factors.length === 0 ? <SetUp security={security} /> : <UseIt />)}
    </DataStates>
  );
}

function SetUp({ security }: { security: AccountSecurity }) {
  return (
    <Stack sx={{ gap: 2, alignItems: "flex-start" }}>
      {!security.isEmailVerified && <SecurityAddress security={security} />}
      <SecurityFactors security={security} />
    </Stack>
  );
}

function UseIt() {
  return (
    <>
      <Alert severity="info">
        You have a second factor but signed in without it. Confirm it now.
      </Alert>
      <Button
        variant="contained"
        size="large"
        sx={{ alignSelf: "flex-start" }}
        onClick={() => void stepUp()}
      >
        Use the second factor
      </Button>
    </>
  );
}
