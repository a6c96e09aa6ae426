import { rateLabel, rateWords, workedWords } from "../../words/pay/rate-words.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { signedAmount } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { WageChangeInput } from "../../records/pay/wage-change.ts";
import { rateOrSalaryText } from "../../words/pay/salary-words.ts";
import { wageChangeReasonWords } from "../../words/pay/wage-change-reason-words.ts";
import type { RowPreview, WageChangeRow } from "../../rules/wage-changes/wage-change-rows.ts";

interface PreviewTerms {
  currency: Currency;
  roleName: NameOfRole;
  locale: Locale;
}

/**
 * The row of a dry run with the amounts that the server has worked out: each rate with the one
 * before, and what changes of pay that was computed already. What cannot be done says why.
 */
export function withRowPreview(
  planned: PlannedRow<WageChangeRow>,
  preview: RowPreview,
  terms: PreviewTerms,
): PlannedRow<WageChangeRow> {
  const { row } = planned;
  if (row === null) return planned;
  const { problem, previousRates, fingerprint } = preview;
  if (problem !== null) return { ...planned, kind: "problem", cells: [], problem, row: null };
  const isNew = previousRates.every((rate) => rate === null);
  const cells = row.changes.flatMap((change, index) => [
    rateCell(change, previousRates[index] ?? null, terms),
    {
      label: rateWords(terms.locale).from,
      before: null,
      after: formatDate(change.effectiveDate, terms.locale),
    },
    {
      label: rateWords(terms.locale).reason,
      before: null,
      after: wageChangeReasonWords(terms.locale)[change.reason],
    },
  ]);
  return {
    ...planned,
    kind: isNew ? "add" : "change",
    cells: [...cells, ...pastCells(preview, terms.currency, terms.locale)],
    row: { ...row, fingerprint },
  };
}

function rateCell(
  change: WageChangeInput,
  before: WageRateRecord | null,
  { currency, roleName, locale }: PreviewTerms,
): CellChange {
  const label = rateLabel(change, roleName, locale);
  const after = rateOrSalaryText(change, currency, locale);
  if (before === null) return { label, before: null, after };
  const was = rateOrSalaryText(before, currency, locale);
  if (change.salary !== undefined || before.salary !== undefined) {
    return { label, before: was, after };
  }
  const raise = change.rateTenThousandths - before.rateTenThousandths;
  const difference = formatRate(Math.abs(raise), currency, locale);
  return { label, before: was, after: `${after} (${raise < 0 ? "−" : "+"}${difference})` };
}

/** The changes to pay that was already computed; empty for a future day. */
function pastCells({ impact }: RowPreview, currency: Currency, locale: Locale): CellChange[] {
  const { entryCount, weekCount, openMinor, adjustmentMinor } = impact;
  if (weekCount === 0) return [];
  const words = rateWords(locale);
  const worked = workedWords(entryCount, weekCount, locale);
  const cells = [
    { label: words.alreadyWorked, before: null, after: worked },
    {
      label: words.openPay,
      before: null,
      after: signedAmount(openMinor, currency, locale),
    },
  ];
  if (adjustmentMinor === 0) return cells;
  const adjusted = signedAmount(adjustmentMinor, currency, locale);
  return [...cells, { label: words.exportedPay, before: null, after: adjusted }];
}
