import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { BatchOutcome } from "../../entities/batches/batch-calls.ts";
import { useBatches } from "../../entities/batches/use-batches.ts";
import type { AddedPerson } from "../../entities/employees/paste/use-people-form.ts";

interface Invitee {
  key: string;
  title: string;
  employeeId: EmployeeId;
  email: string;
}

/** Invites people as employees, each separately; the bulk changes of Employees undo it. */
export function useInvitePeople() {
  const invite = useCommand(trpc.employees.inviteMany.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const batches = useBatches<Invitee>({
    save: (bulk) => invite.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState<BatchOutcome | null>(null);

  /** Returns whether all who have an address were invited. */
  const send = async (people: readonly AddedPerson[]): Promise<boolean> => {
    const invitees = people.flatMap(({ employeeId, name, email }) =>
      email === null ? [] : { key: employeeId, title: name, employeeId, email },
    );
    if (invitees.length === 0) return true;
    const outcome = await batches.run("Invite people", invitees);
    if (outcome === null) return false;
    const done = outcome.rows.filter(({ problem }) => problem === null).length;
    setSent((before) => before + done);
    setRefused(done < invitees.length ? outcome : null);
    return done === invitees.length;
  };

  return { send, sent, refused, progress: batches.progress, problem: invite.problem };
}
