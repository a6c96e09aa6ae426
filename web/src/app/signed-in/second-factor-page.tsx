import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { OwnSecondFactor } from "../../areas/settings/own-second-factor.tsx";
import { signOut } from "../../session/tab/sign-out.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";

/** All that an admin sees who lacks the second factor that the company asks for. */
export function SecondFactorPage() {
  const { email } = useLogin();
  const { companyName } = useOwnProfile();
  useEffect(() => {
    document.title = `Second factor · ${PRODUCT_NAME}`;
  }, []);
  return (
    <Stack
      component="main"
      sx={{ gap: 3, maxWidth: 560, mx: "auto", px: 3, py: { xs: 5, md: 10 } }}
    >
      <Typography variant="h1">A second factor is needed</Typography>
      <Typography>
        {companyName ?? "Your company"} asks its admins for a second factor. As soon as it is there,
        you go on where you were.
      </Typography>
      <OwnSecondFactor />
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          You are {email}.
        </Typography>
        <Button color="inherit" onClick={() => void signOut()}>
          Sign out
        </Button>
      </Stack>
    </Stack>
  );
}
