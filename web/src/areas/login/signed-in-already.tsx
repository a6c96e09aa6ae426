import Button from "@mui/material/Button";
import { useNavigate } from "react-router-dom";
import { currentSession } from "../../session/tab/current-session.ts";
import { LoginFrame } from "./login-frame.tsx";

interface SignedInAlreadyProps {
  email: string;
  /** The path that "Continue" opens. */
  next: string;
}

/** The login screen at a path other than the login's own, for a user who is signed in. */
export function SignedInAlready({ email, next }: SignedInAlreadyProps) {
  const navigate = useNavigate();
  return (
    <LoginFrame title="You are signed in" lead={`You are signed in as ${email}.`}>
      <Button variant="contained" size="large" onClick={() => void navigate(next)}>
        Continue
      </Button>
      <Button color="inherit" onClick={() => void currentSession.signOut()}>
        Sign out
      </Button>
    </LoginFrame>
  );
}
