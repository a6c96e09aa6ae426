import { useState } from "react";
import { invitationTokenSchema } from "@crewline/domain/records/users/user";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { refreshClaims } from "../../session/tab/refresh-claims.ts";

/** The content of an invitation's link; `proof` is null in one that was copied. */
export interface InvitationSecret {
  token: string;
  proof: string | null;
}

/** Accepts the invitation, then gets a token that names the company. */
export function useAcceptInvitation({ token, proof }: InvitationSecret) {
  const [isAccepted, setAccepted] = useState(false);
  const command = useCommand(trpc.user.acceptInvitation.mutationOptions());
  const accept = async () => {
    if ((await command.run({ token, proof: isSecret(proof) ? proof : null })) === null) return;
    await refreshClaims();
    setAccepted(true);
  };
  return {
    isAccepted,
    isRunning: command.isRunning,
    problem: command.problem?.message ?? null,
    accept: () => void accept(),
  };
}

/** A mail program may cut a link: then the invitation still opens, and only proves nothing. */
function isSecret(text: string | null): text is string {
  return text !== null && invitationTokenSchema.safeParse(text).success;
}
