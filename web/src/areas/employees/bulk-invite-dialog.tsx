import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { WhomToInvite } from "@crewline/domain/rules/employees/whom-to-invite";
import { whomToInvite } from "@crewline/domain/rules/employees/whom-to-invite";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchDialog } from "../../entities/batches/batch-dialog.tsx";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { mapResult, queryResult } from "../../ui/loading/load-result.ts";

interface BulkInviteDialogProps {
  employees: readonly Employee[];
  onClose: (isDone: boolean) => void;
}

/**
 * Invites the selected people as employees, if they have an address and no login. The server
 * repeats an invitation that is still open.
 */
export function BulkInviteDialog({ employees, onClose }: BulkInviteDialogProps) {
  const locale = useLocale();
  const query = useQuery(trpc.employees.profiles.queryOptions());
  const invite = useCommand(trpc.employees.inviteMany.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const batches = useBatches<ReturnType<typeof rowOf>>({
    save: (bulk) => invite.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const whom = mapResult(queryResult(query), ({ profiles }) =>
    whomToInvite(employees, new Map(profiles.map(({ employeeId, email }) => [employeeId, email]))),
  );
  const invitees = whom.status === "ready" ? whom.data.invitees : [];

  const handleRun = async () => {
    return invitees.length > 0 ? batches.run("Invite people", invitees.map(rowOf)) : null;
  };

  return (
    <BatchDialog
      name="Invite people"
      title={`Invite ${counted(employees.length, nouns.person, locale)}`}
      submitLabel={invitees.length === 0 ? "Invite" : `Invite ${invitees.length}`}
      batches={batches}
      onRun={handleRun}
      isLoading={whom.status === "loading"}
      problem={invite.problem ?? undo.problem}
      isBlocked={invitees.length === 0}
      onClose={onClose}
    >
      <DataStates result={whom} label="the addresses">
        {(data) => <Typography component="output">{inviteWords(data, locale)}</Typography>}
      </DataStates>
    </BatchDialog>
  );
}

function rowOf({ employeeId, name, email }: WhomToInvite["invitees"][number]) {
  return { key: employeeId, title: name, employeeId, email };
}

function inviteWords(
  { invitees, haveLogin, haveNoEmail, haveLeft }: WhomToInvite,
  locale: Locale,
): string {
  const left = [
    haveLogin > 0 && `${counted(haveLogin, nouns.person, locale)} already with a login`,
    haveNoEmail > 0 && `${counted(haveNoEmail, nouns.person, locale)} without an e-mail`,
    haveLeft > 0 && `${counted(haveLeft, nouns.person, locale)} who left`,
  ].filter((part) => part !== false);
  const get = `${counted(invitees.length, nouns.person, locale)} will get an invitation to sign in as an employee. Employees who were invited before keep the role of that invitation.`;
  return left.length === 0 ? get : `${get} Left out: ${left.join(", ")}.`;
}
