import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/** Hours by kind, in seconds, and what they are paid. */
export const amountsSchema = z.object({
  regularSeconds: z.int(),
  overtimeSeconds: z.int(),
  doubletimeSeconds: z.int(),
  totalMinor: z.int(),
});
export type PreviewAmounts = z.infer<typeof amountsSchema>;

/** The changes that other rules would have made in a pay period; `people` are those they touch. */
export const rulesPreviewSchema = z.object({
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  isClosed: z.boolean(),
  currency: currencySchema,
  peopleCount: z.int().check(z.minimum(0)),
  before: amountsSchema,
  after: amountsSchema,
  people: z.array(
    z.object({
      employeeId: employeeIdSchema,
      employeeName: z.string(),
      before: amountsSchema,
      after: amountsSchema,
    }),
  ),
});
export type RulesPreview = z.infer<typeof rulesPreviewSchema>;
