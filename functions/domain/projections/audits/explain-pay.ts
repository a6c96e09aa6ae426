import { z } from "zod/mini";
import type { AuditPay } from "../../records/audits/audit-row.ts";
import { payKindSchema } from "../../records/audits/pay-by-kind.ts";
import type { ExplainedFigure } from "../../rules/figures/explained-figure.ts";
import { explainFigure, figureLine } from "../../rules/figures/explained-figure.ts";
import type { AuditPayOf } from "../../words/audits/audit-pay-words.ts";

const kindChangeSchema = z.object({
  field: payKindSchema,
  before: z.coerce.number(),
  after: z.coerce.number(),
});

/**
 * Explains by how much a change made pay more or less: each kind of pay that differs, from the sums
 * that the audit has kept; one line for the whole where it has kept none.
 */
export function explainAuditPay({ deltaMinor, changes }: AuditPay): ExplainedFigure<AuditPayOf> {
  const delta = deltaMinor ?? 0;
  const kinds = z.array(kindChangeSchema).safeParse(changes);
  if (!kinds.success || kinds.data.length === 0) {
    return explainFigure(delta, [figureLine({ kind: "whole" }, delta)]);
  }
  const lines = kinds.data.map(({ field, before, after }) =>
    figureLine<AuditPayOf>({ kind: field, before, after }, after - before),
  );
  return explainFigure(delta, lines);
}
