import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Employee } from "@crewline/domain/employees/employee";
import type { WhomToInvite } from "@crewline/domain/employees/whom-to-invite";
import { whomToInvite } from "@crewline/domain/employees/whom-to-invite";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchProgressBar } from "../../lists/batch-result.tsx";
import { ImportDone } from "../../lists/import-done.tsx";
import type { BatchOutcome } from "../../lists/use-batches.ts";
import { useBatches } from "../../lists/use-batches.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { mapResult, queryResult } from "../../ui/load-result.ts";
import { peopleWords } from "./bulk-change-dialog.tsx";

interface BulkInviteDialogProps {
  employees: readonly Employee[];
  onClose: (isDone: boolean) => void;
}

/** Invites the selected people as employees, as far as they have an address and no login. */
export function BulkInviteDialog({ employees, onClose }: BulkInviteDialogProps) {
  const query = useQuery(trpc.employees.profiles.queryOptions());
  const invite = useCommand(trpc.employees.inviteMany.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const batches = useBatches<ReturnType<typeof rowOf>>({
    save: (bulk) => invite.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const whom = mapResult(queryResult(query), ({ profiles }) =>
    whomToInvite(employees, new Map(profiles.map(({ employeeId, email }) => [employeeId, email]))),
  );
  const invitees = whom.status === "ready" ? whom.data.invitees : [];

  const handleSubmit = async () => {
    if (invitees.length > 0) setOutcome(await batches.run("Invite people", invitees.map(rowOf)));
  };

  if (outcome !== null) {
    return (
      <ImportDone
        title="Invite people"
        outcome={outcome}
        batches={batches}
        onClose={() => onClose(true)}
      />
    );
  }
  return (
    <FormDialog
      open
      title={`Invite ${peopleWords(employees.length)}`}
      submitLabel={`Invite ${invitees.length}`}
      onSubmit={handleSubmit}
      isRunning={batches.progress !== null || whom.status === "loading"}
      problem={invite.problem ?? undo.problem}
      onClose={() => onClose(false)}
    >
      <DataStates result={whom} label="the addresses">
        {(data) => <Typography component="output">{inviteWords(data)}</Typography>}
      </DataStates>
      <BatchProgressBar progress={batches.progress} />
    </FormDialog>
  );
}

function rowOf({ employeeId, name, email }: WhomToInvite["invitees"][number]) {
  return { key: employeeId, title: name, employeeId, email };
}

function inviteWords({ invitees, haveLogin, haveNoEmail, haveLeft }: WhomToInvite): string {
  const left = [
    haveLogin > 0 && `${peopleWords(haveLogin)} already with a login`,
    haveNoEmail > 0 && `${peopleWords(haveNoEmail)} without an e-mail`,
    haveLeft > 0 && `${peopleWords(haveLeft)} who left`,
  ].filter((part) => part !== false);
  const get = `${peopleWords(invitees.length)} will get an invitation to sign in as an employee.`;
  return left.length === 0 ? get : `${get} Left out: ${left.join(", ")}.`;
}
