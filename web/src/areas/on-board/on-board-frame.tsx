import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { leaving } from "../../ui/unsaved/leaving.ts";
import { wholePage } from "../../ui/unsaved/unsaved-scope.ts";
import { signOut } from "../../session/tab/sign-out.ts";
import { useLogin } from "../../session/actor/use-login.ts";

interface OnBoardFrameProps {
  /** The person's place among the steps; left out for a single form. */
  steps?: ReactNode;
  /** False before there is a company to go to. */
  hasHome: boolean;
  children: ReactNode;
}

/** The screen around the set-up: there is no menu yet, so it says who is signed in. */
export function OnBoardFrame({ steps, hasHome, children }: OnBoardFrameProps) {
  const login = useLogin();
  const handleSignOut = () => leaving.leave(wholePage, () => void signOut());
  return (
    <Box component="main" sx={{ minHeight: "100dvh", bgcolor: "background.default" }}>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: "center", mb: 3 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700 }}>{PRODUCT_NAME}</Typography>
            <Typography variant="body2" noWrap sx={{ color: "text.secondary" }}>
              {login.email}
            </Typography>
          </Box>
          {hasHome && (
            <Button component={Link} to="/" size="small" color="inherit" sx={oneLine}>
              Finish later
            </Button>
          )}
          <Button size="small" color="inherit" onClick={handleSignOut} sx={oneLine}>
            Sign out
          </Button>
        </Stack>
        {steps}
        {children}
      </Container>
    </Box>
  );
}

const oneLine = { flexShrink: 0 } as const;
