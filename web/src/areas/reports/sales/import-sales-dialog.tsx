import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import { dayOrderIn } from "@crewline/domain/kernel/csv/read-moment";
import { planSalesImport } from "@crewline/domain/projections/sales/plan-sales-import";
import { salesImportFields } from "@crewline/domain/projections/sales/sales-lines";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { KnownSales } from "@crewline/domain/rules/sales/sales-rows";
import { salesImportWords } from "@crewline/domain/words/sales/sales-import-words";
import type { ImportFile } from "../../../entities/batches/import/csv-import-steps.tsx";
import { CsvImportDialog } from "../../../entities/batches/import/csv-import-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useKnownSales } from "./use-known-sales.ts";
import { useSalesBatches } from "./use-sales-batches.ts";

interface ImportSalesDialogProps {
  company: Company;
  locations: readonly Location[];
  /** The location of lines that name none. */
  location: Location;
  onClose: () => void;
}

const nothing: ReadonlyMap<string, KnownSales> = new Map();

/** Enters sales from the file of a till or a spreadsheet, after a dry run. */
export function ImportSalesDialog({ onClose, ...present }: ImportSalesDialogProps) {
  const locale = useLocale();
  const words = salesImportWords(locale);
  const { commands, problem } = useSalesBatches();
  // The dry run compares with the data at the opening of the dialog; the server checks again.
  const [{ company, locations, location }] = useState(present);
  const check = useKnownSales();
  const { known } = check;
  const planOf = useCallback(
    ({ rows, map }: ImportFile, entered: ReadonlyMap<string, KnownSales>) => {
      const days = rows.map(({ cells }) => cells[map.indexOf("day")] ?? "");
      return planSalesImport(
        {
          rows,
          map,
          locations,
          locationId: location.id,
          currency: company.currency,
          dayOrder: dayOrderIn(days, dayOrderOf(company.country)),
          now: new Date().toISOString(),
          known: entered,
        },
        locale,
      );
    },
    [company, locations, location, locale],
  );
  const plan = useCallback((file: ImportFile) => planOf(file, known), [planOf, known]);
  return (
    <CsvImportDialog
      title={words.title}
      intro={<Typography>{words.intro(location.name)}</Typography>}
      fields={salesImportFields}
      plan={plan}
      check={{
        run: (file) => check.run(planOf(file, nothing).flatMap(({ row }) => row ?? [])),
        progress: check.progress,
      }}
      problem={check.problem ?? problem}
      onClose={onClose}
      {...commands}
    />
  );
}
