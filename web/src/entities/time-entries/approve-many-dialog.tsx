import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchDialog } from "../batches/batch-dialog.tsx";
import { useBatches } from "../batches/use-batches.ts";
import { useLocale } from "../../locale/use-locale.ts";
import type { SentRow } from "./sent-row.ts";

interface ApproveManyDialogProps {
  /** Keep them as they were when the dialog opened. */
  rows: readonly SentRow[];
  /** The hours of all of them. */
  seconds: number;
  /** True when something was approved. */
  onClose: (isDone: boolean) => void;
  /** What is left out, in sentences. */
  children?: ReactNode;
}

/** Approves entries a few at a time, tells the result of each, and offers to undo it. */
export function ApproveManyDialog(props: ApproveManyDialogProps) {
  const { rows, seconds, onClose, children } = props;
  const locale = useLocale();
  const approve = useCommand(trpc.timeEntries.approveMany.mutationOptions());
  const undo = useCommand(trpc.timeEntries.undoBatch.mutationOptions());
  const batches = useBatches<SentRow>({
    save: (bulk) => approve.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const count = counted(rows.length, { one: "entry", other: "entries" }, locale);
  const name = `Approve ${count}`;
  return (
    <BatchDialog
      name={name}
      title={`${name}?`}
      submitLabel="Approve"
      batches={batches}
      onRun={() => batches.run(name, rows)}
      isBlocked={rows.length === 0}
      focusesSubmit
      problem={approve.problem ?? undo.problem}
      onClose={onClose}
    >
      <Typography>{`Nothing in them needs a decision. Together they are ${formatDuration(seconds)} h.`}</Typography>
      {children}
    </BatchDialog>
  );
}
