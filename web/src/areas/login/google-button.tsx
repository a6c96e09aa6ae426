import Button from "@mui/material/Button";
import SvgIcon from "@mui/material/SvgIcon";
import { signInWithGoogle } from "../../session/sign-in/sign-in-methods.ts";
import type { Attempt } from "./use-attempt.ts";

/** The popup opens in the click itself; browsers block it otherwise. */
export function GoogleButton({ attempt }: { attempt: Attempt }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      disabled={attempt.isRunning}
      startIcon={<GoogleMark />}
      onClick={() => void attempt.run(signInWithGoogle)}
      sx={{ borderColor: "divider" }}
    >
      Continue with Google
    </Button>
  );
}

function GoogleMark() {
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285f4"
        d="M22.6 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.1Z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8Z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.7l3.2-3.2A11 11 0 0 0 2.2 7.1l3.6 2.8c.9-2.6 3.3-4.5 6.2-4.5Z"
      />
    </SvgIcon>
  );
}
