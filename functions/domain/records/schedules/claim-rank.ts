import { z } from "zod/mini";
import { shiftRequestIdSchema } from "../../kernel/ids/record-ids.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { coverRankSchema } from "./cover-rank.ts";

/** An employee who claims a shift; `rank` is null for one who cannot work it any more. */
export const claimRankSchema = z.object({
  requestId: shiftRequestIdSchema,
  employeeId: employeeIdSchema,
  askedAt: instantSchema,
  rank: z.nullable(coverRankSchema),
});
export type ClaimRank = z.infer<typeof claimRankSchema>;
