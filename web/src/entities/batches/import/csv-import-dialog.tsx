import { useState } from "react";
import { ImportDone } from "../import-done.tsx";
import type { BatchOutcome } from "../batch-calls.ts";
import type { BatchCommands } from "../use-batches.ts";
import { useBatches } from "../use-batches.ts";
import type { CsvImportStepsProps } from "./csv-import-steps.tsx";
import { CsvImportSteps } from "./csv-import-steps.tsx";

type CsvImportDialogProps<R> = Omit<CsvImportStepsProps<R>, "onSend" | "progress"> &
  BatchCommands<R>;

/** From a file or pasted cells over columns and a dry run to one batch that can be undone. */
export function CsvImportDialog<R>(props: CsvImportDialogProps<R>) {
  const { title, problem, onClose } = props;
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const batches = useBatches(props);
  if (outcome !== null) {
    return <ImportDone {...{ title, outcome, batches, problem, onClose }} />;
  }
  return (
    <CsvImportSteps
      {...props}
      onSend={async (rows) => setOutcome(await batches.run(title, rows))}
      progress={batches.progress}
    />
  );
}
