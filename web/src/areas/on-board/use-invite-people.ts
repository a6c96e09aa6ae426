import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { AddedPerson } from "../../lists/use-people-form.ts";

/** Invites people as employees, one after the other; one that fails stops none of the others. */
export function useInvitePeople() {
  const { run, isRunning, problem } = useCommand(trpc.employees.invite.mutationOptions());
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState(0);

  const send = async (people: readonly AddedPerson[]) => {
    setSending(true);
    for (const { employeeId, email } of people) {
      if (email === null) continue;
      const rights = { role: "employee", locationIds: [], mayViewWages: false } as const;
      const answer = await run({ employeeId, email, ...rights, locationIds: [] });
      if (answer !== null) setSent((before) => before + 1);
    }
    setSending(false);
  };

  return { send, sent, isRunning: isRunning || isSending, problem };
}
