import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import type { AuditEntity } from "../../records/audits/audit-row.ts";
import type { PayKind } from "../../records/audits/pay-by-kind.ts";

/** What a difference of pay is of: a kind of pay with its sums in minor units, or all of it. */
export type AuditPayOf = { kind: PayKind; before: number; after: number } | { kind: "whole" };

type Source = "week" | "rates";

interface AuditPayWords {
  pay: Readonly<Record<Source, string>>;
  whole: Readonly<Record<Source, string>>;
  kinds: Readonly<Record<PayKind, (before: string, after: string) => string>>;
  note: string;
}

const texts: InLanguages<AuditPayWords> = {
  en: {
    pay: {
      week: "The pay of the workweeks of the entry right after the change, less their pay right before. Other entries of a week count too, because overtime may move between them.",
      rates:
        "What the change of the rate did to pay that was already computed: open pay periods are recalculated, exported ones get adjustment lines.",
    },
    whole: {
      week: "Change of the pay of the workweeks",
      rates: "Change of pay that was already computed",
    },
    kinds: {
      regular: (before, after) => `Regular time: ${before} before, ${after} after`,
      overtime: (before, after) => `Overtime: ${before} before, ${after} after`,
      doubletime: (before, after) => `Double time: ${before} before, ${after} after`,
      additions: (before, after) => `Additions to the hours: ${before} before, ${after} after`,
    },
    note: "Below is how the workweek is computed now, with all later changes.",
  },
};

const sourceOf = (entity: AuditEntity): Source => (entity === "wage" ? "rates" : "week");

/** What the difference of pay is, and what is shown below it. */
export function auditPayTexts(
  entity: AuditEntity,
  locale: Locale,
): Record<"text" | "note", string> {
  const { pay, note } = inLanguage(texts, locale);
  return { text: pay[sourceOf(entity)], note };
}

/** One reason for a difference of pay. */
export function auditPayLine(
  of: AuditPayOf,
  { entity, currency }: { entity: AuditEntity; currency: string },
  locale: Locale,
): string {
  const { whole, kinds } = inLanguage(texts, locale);
  if (of.kind === "whole") return whole[sourceOf(entity)];
  const [before, after] = [of.before, of.after].map((minor) =>
    formatAmount(minor, currency, locale),
  );
  return kinds[of.kind](before ?? "", after ?? "");
}
