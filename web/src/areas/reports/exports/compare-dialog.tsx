import { readCsv } from "@crewline/domain/kernel/csv/read-csv";
import { compareResult } from "@crewline/domain/projections/payroll/compare-result";
import { readProviderResult } from "@crewline/domain/projections/payroll/provider-result";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import type { DatedLine } from "@crewline/domain/records/pay/payroll-report";
import { withoutIdText } from "@crewline/domain/words/pay/export-words";
import { useQuery } from "@tanstack/react-query";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { CsvSource } from "../../../entities/batches/import/csv-source.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { ComparedTable } from "./compared-table.tsx";
import { exportQuery } from "./export-query.ts";

interface CompareDialogProps {
  batch: PayrollExport;
  onClose: () => void;
}

/** Compares an export with the file of what payroll paid, which stays in the browser. */
export function CompareDialog({ batch, onClose }: CompareDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const [text, setText] = useState("");
  const table = readCsv(text);
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Compare export {batch.number} with payroll</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Take the payroll register or another result of your payroll program. The file needs a
            column with payroll IDs, and hours or gross pay. It stays in your browser.
          </Typography>
          <DataStates result={queryResult(useQuery(exportQuery(batch.id)))} label="the export">
            {({ lines }) =>
              text === "" ? null : (
                <Compared lines={lines} table={table} currency={batch.currency} />
              )
            }
          </DataStates>
          <CsvSource text={text} onChange={setText} table={table} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ComparedProps {
  lines: readonly DatedLine[];
  table: ReturnType<typeof readCsv>;
  currency: string;
}

function Compared({ lines, table, currency }: ComparedProps) {
  const locale = useLocale();
  const result = readProviderResult(table, currency);
  if (result.isUnreadable) {
    return (
      <Alert severity="warning">
        The file can’t be compared. Its first line has to name a column “Payroll ID” or “Employee
        ID”, and “Hours” or “Gross pay”.
      </Alert>
    );
  }
  return (
    <>
      {result.withoutId > 0 && (
        <Alert severity="info">{withoutIdText(result.withoutId, locale)}</Alert>
      )}
      <ComparedTable people={compareResult(lines, result)} currency={currency} />
    </>
  );
}
