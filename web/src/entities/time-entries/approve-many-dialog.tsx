import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { sumOfEntries } from "@crewline/domain/rules/weeks/entry-hours";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchDialog } from "../batches/batch-dialog.tsx";
import { useBatches } from "../batches/use-batches.ts";
import { useLocale } from "../../locale/use-locale.ts";
import type { EntryRow } from "./entry-rows.ts";
import type { SentRow } from "./sent-row.ts";
import { sentRow } from "./sent-row.ts";

interface ApproveManyDialogProps {
  /** Keep them as they were when the dialog opened. */
  rows: readonly EntryRow[];
  onClose: () => void;
  /** What is left out, in sentences. */
  children?: ReactNode;
}

/** Approves entries a few at a time, tells the result of each, and offers to undo it. */
export function ApproveManyDialog({ rows, onClose, children }: ApproveManyDialogProps) {
  const locale = useLocale();
  const approve = useCommand(trpc.timeEntries.approveMany.mutationOptions());
  const undo = useCommand(trpc.timeEntries.undoBatch.mutationOptions());
  const batches = useBatches<SentRow>({
    save: (bulk) => approve.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const count = counted(rows.length, { one: "entry", other: "entries" }, locale);
  const name = `Approve ${count}`;
  const seconds = sumOfEntries(rows.map(({ entry, counted: of }) => of.get(entry.id) ?? null));
  return (
    <BatchDialog
      name={name}
      title={`${name}?`}
      submitLabel="Approve"
      batches={batches}
      onRun={() =>
        batches.run(
          name,
          rows.map((row) => sentRow(row, locale)),
        )
      }
      isBlocked={rows.length === 0}
      problem={approve.problem ?? undo.problem}
      onClose={onClose}
    >
      <Typography>{`Nothing in them needs a decision. Together they are ${formatDuration(seconds)} h.`}</Typography>
      {children}
    </BatchDialog>
  );
}
