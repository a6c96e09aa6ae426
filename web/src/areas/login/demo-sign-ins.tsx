import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { signInWithPassword } from "../../session/sign-in/sign-in-methods.ts";
import type { Attempt } from "./use-attempt.ts";

/**
 * The people of emulators/demo-sign-ins.ts, put here by the build; empty outside the local stack.
 */
declare const DEMO_SIGN_INS: readonly { title: string; email: string; password: string }[];

/** One button for each person of the demo company; only in builds for the local stack. */
export function DemoSignIns({ attempt }: { attempt: Attempt }) {
  return (
    <Stack component="section" aria-labelledby="demo" sx={{ gap: 1 }}>
      <Typography id="demo" variant="h3" component="h2">
        Demo company
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        {DEMO_SIGN_INS.map(({ title, email, password }) => (
          <Button
            key={email}
            size="small"
            variant="outlined"
            color="secondary"
            disabled={attempt.isRunning}
            onClick={() =>
              void attempt.run(() => signInWithPassword(email, password), {
                kind: "password",
                email,
                password,
              })
            }
          >
            {title}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
