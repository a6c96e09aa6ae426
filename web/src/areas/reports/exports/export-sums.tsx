import { useQuery } from "@tanstack/react-query";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import type { PayrollTotal } from "@crewline/domain/rules/figures/payroll-figures";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PayrollFigureLines } from "../figures/payroll-figure.tsx";
import { exportQuery } from "./export-query.ts";

/** The hours and the pay of an export, each of which opens the lines that went to payroll. */
export function ExportSums({ batch }: { batch: PayrollExport }) {
  const locale = useLocale();
  const { number, totalSeconds, totalMinor, currency } = batch;
  const subject = `Export ${number}`;
  return (
    <>
      <ExplainedFigure
        figure={`${formatDuration(totalSeconds)} h`}
        subject={subject}
        renderExplanation={() => <ExportedLines batch={batch} of="hours" amount={totalSeconds} />}
      />
      {", "}
      <ExplainedFigure
        figure={formatAmount(totalMinor, currency, locale)}
        subject={subject}
        renderExplanation={() => <ExportedLines batch={batch} of="pay" amount={totalMinor} />}
      />
    </>
  );
}

interface ExportedLinesProps {
  batch: PayrollExport;
  of: PayrollTotal;
  amount: number;
}

function ExportedLines({ batch, of, amount }: ExportedLinesProps) {
  const query = useQuery(exportQuery(batch.id));
  return (
    <DataStates result={queryResult(query)} label="the exported lines">
      {({ lines }) => <PayrollFigureLines of={of} amount={amount} source={{ ...batch, lines }} />}
    </DataStates>
  );
}
