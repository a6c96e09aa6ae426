import { moreLine } from "@crewline/domain/kernel/formats/listed";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted, pluralForm } from "@crewline/domain/kernel/formats/counted";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { BatchDialog } from "../../entities/batches/batch-dialog.tsx";
import { useBatches } from "../../entities/batches/use-batches.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";
import { appliesTo, newRate } from "./wage-change-words.tsx";

interface CancelChangesDialogProps {
  rows: readonly WageChangeRow[];
  onClose: (isDone: boolean) => void;
}

/** The number of changes that a person can look through. */
const MOST_SHOWN = 20;

/** Says which changes are cancelled and which have begun, then cancels them. */
export function CancelChangesDialog({ rows, onClose }: CancelChangesDialogProps) {
  const locale = useLocale();
  const cancel = useCommand(trpc.wageChanges.cancelMany.mutationOptions());
  const undo = useCommand(trpc.wageChanges.undoBatch.mutationOptions());
  const batches = useBatches<ReturnType<typeof sentOf>>({
    save: (bulk) => cancel.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  });
  const [scheduled, rest] = [rows.filter(isScheduled), rows.filter((row) => !isScheduled(row))];
  const name = "Cancel wage changes";
  const run = () => batches.run(name, scheduled.map(sentOf));
  return (
    <BatchDialog
      name={name}
      title={`Cancel ${counted(scheduled.length, { one: "wage change", other: "wage changes" }, locale)}?`}
      submitLabel={pluralForm(
        scheduled.length,
        { one: "Cancel change", other: "Cancel changes" },
        locale,
      )}
      keepLabel="Keep"
      isBlocked={scheduled.length === 0}
      batches={batches}
      onRun={async () => (scheduled.length === 0 ? null : run())}
      problem={cancel.problem ?? undo.problem}
      onClose={onClose}
    >
      <Typography>
        The current rates stay. Cancelled changes stay in the list; you can undo this until their
        effective date.
      </Typography>
      <Box component="ul" aria-label="Changes to cancel" sx={{ m: 0, pl: 3 }}>
        {scheduled.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.change.id}>{lineOf(row, locale)}</li>
        ))}
        {scheduled.length > MOST_SHOWN && (
          <li>{moreLine(scheduled.length - MOST_SHOWN, locale)}</li>
        )}
      </Box>
      {rest.length > 0 && (
        <Typography>
          {pluralForm(
            rest.length,
            {
              one: "1 selected change has begun or been cancelled, and stays as it is.",
              other: `${rest.length} selected changes have begun or been cancelled, and stay as they are.`,
            },
            locale,
          )}
        </Typography>
      )}
    </BatchDialog>
  );
}

function isScheduled({ isCancellable }: WageChangeRow): boolean {
  return isCancellable;
}

function lineOf(row: WageChangeRow, locale: Locale): string {
  const { change, employeeName } = row;
  return `${employeeName}: ${newRate(change, locale)} from ${formatDate(change.effectiveDate, locale)}, ${appliesTo(row)}`;
}

function sentOf({ change: { id, version }, employeeName }: WageChangeRow) {
  return { key: id, title: employeeName, wageChangeId: id, expectedVersion: version };
}
