import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useId } from "react";
import { DataStates } from "../../ui/page/data-states.tsx";
import { SecurityAddress } from "./security-address.tsx";
import { SecurityFactors } from "./security-factors.tsx";
import { SecurityPassword } from "./security-password.tsx";
import { SecurityRecoveryCodes } from "./security-recovery-codes.tsx";
import { useAccountSecurity } from "./use-account-security.ts";

/** The ways in which the user signs in, and the protection of the login. */
export function SecuritySettings() {
  return (
    <DataStates result={useAccountSecurity()} label="how you sign in">
      {(security) => (
        <Stack sx={{ gap: 4, maxWidth: 640 }}>
          <SecuritySection title="E-mail address">
            <SecurityAddress security={security} />
          </SecuritySection>
          <SecuritySection title="Second factor">
            <SecurityFactors security={security} />
          </SecuritySection>
          {security.factors.length > 0 && (
            <SecuritySection title="Recovery codes">
              <SecurityRecoveryCodes />
            </SecuritySection>
          )}
          <SecuritySection title="Password">
            <SecurityPassword hasPassword={security.hasPassword} />
          </SecuritySection>
        </Stack>
      )}
    </DataStates>
  );
}

function SecuritySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5, alignItems: "flex-start" }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
