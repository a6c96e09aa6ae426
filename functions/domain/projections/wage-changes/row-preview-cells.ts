import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import { counted } from "../../kernel/formats/counted.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { signedAmount } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { WageChangeInput } from "../../records/pay/wage-change.ts";
import { wageChangeReasonWords } from "./wage-change-reason-words.ts";
import type { RowPreview, WageChangeRow } from "../../rules/wage-changes/wage-change-rows.ts";

/** The name of a change's rate in a dry run. */
export function rateLabel({ jobRole }: Pick<WageChangeInput, "jobRole">): string {
  return jobRole === null ? "Hourly rate" : `Hourly rate as ${jobRole}`;
}

/**
 * The row of a dry run with the amounts that the server has worked out: each rate with the one
 * before, and what changes of pay that was computed already. What cannot be done says why.
 */
export function withRowPreview(
  planned: PlannedRow<WageChangeRow>,
  preview: RowPreview,
  currency: Currency,
): PlannedRow<WageChangeRow> {
  const { row } = planned;
  if (row === null) return planned;
  const { problem, previousRates, fingerprint } = preview;
  if (problem !== null) return { ...planned, kind: "problem", cells: [], problem, row: null };
  const isNew = previousRates.every((rate) => rate === null);
  const cells = row.changes.flatMap((change, index) => [
    rateCell(change, previousRates[index] ?? null, currency),
    { label: "From", before: null, after: formatDate(change.effectiveDate) },
    { label: "Reason", before: null, after: wageChangeReasonWords[change.reason] },
  ]);
  return {
    ...planned,
    kind: isNew ? "add" : "change",
    cells: [...cells, ...pastCells(preview, currency)],
    row: { ...row, fingerprint },
  };
}

function rateCell(change: WageChangeInput, before: number | null, currency: Currency): CellChange {
  const label = rateLabel(change);
  const { rateTenThousandths: rate } = change;
  const after = formatRate(rate, currency);
  if (before === null) return { label, before: null, after };
  const difference = formatRate(Math.abs(rate - before), currency);
  const sign = rate < before ? "−" : "+";
  return { label, before: formatRate(before, currency), after: `${after} (${sign}${difference})` };
}

/** The changes to pay that was already computed; empty for a future day. */
function pastCells({ impact }: RowPreview, currency: Currency): CellChange[] {
  const { entryCount, weekCount, openMinor, adjustmentMinor } = impact;
  if (weekCount === 0) return [];
  const entries = counted(entryCount, "time entry", "time entries");
  const worked = `${entries} in ${counted(weekCount, "week")}`;
  const cells = [
    { label: "Already worked", before: null, after: worked },
    { label: "Pay of open periods", before: null, after: signedAmount(openMinor, currency) },
  ];
  if (adjustmentMinor === 0) return cells;
  const adjusted = signedAmount(adjustmentMinor, currency);
  return [...cells, { label: "Adjustment of exported pay", before: null, after: adjusted }];
}
