import { z } from "zod/mini";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { overtimePresets } from "../work-rules/work-rules.ts";
import { amountsSchema } from "../company/rules-preview.ts";

/** The steps to which clock times are rounded when they are tried; 0 for no rounding. */
export const triedRoundings = [0, 300, 360, 900] as const;

/** Other rules and rates to try on what was worked; null leaves a part as it was. */
export const whatIfInputSchema = z.object({
  overtime: z.nullable(z.enum(overtimePresets)),
  roundingSeconds: z.nullable(z.literal(triedRoundings)),
  raisePercentHundredths: z.nullable(
    z
      .int()
      .check(
        z.minimum(1, issue("enterPercentage")),
        z.maximum(10_000, issue("atMostPercent", 100)),
      ),
  ),
});
export type WhatIfInput = z.infer<typeof whatIfInputSchema>;

const comparedSchema = z.object({ before: amountsSchema, after: amountsSchema });

/** Hours and pay of the last pay periods as they were, and as they would have been. */
export const whatIfSchema = z.extend(comparedSchema, {
  currency: currencySchema,
  /** The newest first. */
  periods: z.array(
    z.extend(comparedSchema, {
      firstDay: localDateSchema,
      lastDay: localDateSchema,
      isClosed: z.boolean(),
    }),
  ),
  peopleCount: z.int().check(z.minimum(0)),
  /** Those whom it touches, over all periods; the largest difference of pay first. */
  people: z.array(
    z.extend(comparedSchema, { employeeId: employeeIdSchema, employeeName: z.string() }),
  ),
});
export type WhatIf = z.infer<typeof whatIfSchema>;
