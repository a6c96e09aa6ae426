import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Typography from "@mui/material/Typography";
import { useCallback, useRef, useState } from "react";
import { planPunchImport } from "@crewline/domain/projections/punch-import/plan-punch-import";
import { punchFields } from "@crewline/domain/projections/punch-import/punch-fields";
import {
  guessPunchColumns,
  readFileOf,
  readPunchTable,
} from "@crewline/domain/projections/punch-import/read-punch-table";
import { withChecked } from "@crewline/domain/projections/punch-import/work-cells";
import type { ReadFile } from "@crewline/domain/records/batches/batch";
import type { ImportFile } from "../../../entities/batches/import/csv-import-steps.tsx";
import { CsvImportDialog } from "../../../entities/batches/import/csv-import-dialog.tsx";
import type { OrderChoice } from "../../../entities/batches/import/day-order-input.tsx";
import { orderOfFile } from "../../../entities/batches/import/day-order-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { ImportOptions } from "./import-options.tsx";
import { useImportCheck } from "./use-import-check.ts";
import type { ImportStart } from "./use-punch-terms.ts";
import { usePunchTerms } from "./use-punch-terms.ts";
import { useTimeBatches } from "./use-time-batches.ts";

const TITLE = "Import time";

/** Adds worked time from the file of a time clock or a spreadsheet, after a dry run. */
export function ImportTimeDialog({ onClose }: { onClose: () => void }) {
  const result = usePunchTerms();
  // The dry run compares with the data at the opening of the dialog; the server checks again.
  const [kept, setKept] = useState<ImportStart | null>(null);
  if (kept === null && result.status === "ready") setKept(result.data);
  if (kept !== null) return <Import start={kept} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel="Next"
      onSubmit={onClose}
      isRunning={result.status === "loading"}
      problem={null}
      onClose={onClose}
    >
      <DataStates result={result} label="the employees">
        {() => null}
      </DataStates>
    </FormDialog>
  );
}

function Import({ start, onClose }: { start: ImportStart; onClose: () => void }) {
  const { terms, usualOrder, remembered } = start;
  const [locationId, setLocationId] = useState<LocationId | "">("");
  const [order, setOrder] = useState<OrderChoice>("automatic");
  const read = useRef<ReadFile | null>(null);
  const { commands, problem } = useTimeBatches(() => read.current);
  const check = useImportCheck();
  const { checked } = check;
  const planOf = useCallback(
    ({ header, rows, map }: ImportFile) => {
      const file = { rows, map, fields: ["moment", "day", "start", "end"] };
      const dayOrder = orderOfFile(order, file, usualOrder);
      read.current = readFileOf({ header, map, dayOrder });
      return planPunchImport({ ...terms, dayOrder, locationId: locationId || null, rows, map });
    },
    [terms, usualOrder, order, locationId],
  );
  const plan = useCallback(
    (file: ImportFile) =>
      planOf(file).rows.map((row) => withChecked(row, checked.get(String(row.line)), terms)),
    [planOf, checked, terms],
  );
  const guess = useCallback(
    (table: Parameters<typeof guessPunchColumns>[0]) => guessPunchColumns(table, remembered),
    [remembered],
  );
  return (
    <CsvImportDialog
      title={TITLE}
      intro={
        <Typography>
          One line for each punch (employee, date and time, in or out), or one for each piece of
          work (employee, start, end, breaks). Files of time clocks are read as they are. We match
          by payroll ID, e-mail, then name. Time that is there already stays as it is.
        </Typography>
      }
      fields={punchFields}
      readTable={readPunchTable}
      guess={guess}
      options={
        <ImportOptions
          order={order}
          onOrder={setOrder}
          locationId={locationId}
          onLocation={setLocationId}
        />
      }
      plan={plan}
      check={{ run: (file) => check.run(planOf(file)), progress: check.progress }}
      problem={check.problem ?? problem}
      onClose={onClose}
      {...commands}
    />
  );
}
