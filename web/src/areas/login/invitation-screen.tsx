import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import CircularProgress from "@mui/material/CircularProgress";
import { problemOf } from "../../api/problem.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { InvitationForm } from "./invitation-form.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginLink } from "./login-link.tsx";

interface InvitationScreenProps {
  token: string;
  /** Only the mailed link has it; it proves the address. */
  proof: string | null;
}

/** Shows who invites whom, then signs the person in; loads calls that the login does not need. */
export function InvitationScreen(props: InvitationScreenProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <InvitationOfToken {...props} />
    </QueryClientProvider>
  );
}

function InvitationOfToken({ token, proof }: InvitationScreenProps) {
  const { data, error } = useQuery(trpc.user.findInvitation.queryOptions({ token }));
  if (error !== null) {
    return (
      <LoginFrame title="This invitation does not open" lead={invitationProblem(error)}>
        <LoginLink view="signIn">Go to sign in</LoginLink>
      </LoginFrame>
    );
  }
  if (data === undefined) {
    return (
      <LoginFrame title="Your invitation">
        <CircularProgress aria-label="Opening the invitation" />
      </LoginFrame>
    );
  }
  return <InvitationForm secret={{ token, proof }} invitation={data} />;
}

function invitationProblem(error: unknown): string {
  const { code, message } = problemOf(error);
  return code === "BAD_REQUEST" || code === "NOT_FOUND"
    ? "It was used, withdrawn or mistyped, or it is too old. Ask for a new one."
    : message;
}
