import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { refreshClaims } from "../../session/refresh-claims.ts";

/** Accepts the invitation, then gets a token that names the company. */
export function useAcceptInvitation(token: string) {
  const [isAccepted, setAccepted] = useState(false);
  const command = useCommand(trpc.user.acceptInvitation.mutationOptions());
  const accept = async () => {
    if ((await command.run({ token })) === null) return;
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
