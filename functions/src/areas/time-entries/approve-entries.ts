import { idSchema } from "@crewline/domain/rules/fields";
import { z } from "zod";

/** For each entry whether it is approved now, and if not, why. */
export const approvedSchema = z.object({
  results: z.array(
    z.object({ entryId: idSchema, isApproved: z.boolean(), problem: z.string().nullable() }),
  ),
});

export function approveEntries(..._input: unknown[]): Promise<never> {
  throw new Error("approveEntries is not there yet");
}
