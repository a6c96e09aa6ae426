import { z } from "zod/mini";
import { locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";

export const showBlocksSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
});

/** Why a shift of a week cannot be published as it is planned, each reason in the reader's words. */
export const publishBlockSchema = z.object({ shiftId: shiftIdSchema, why: z.array(z.string()) });
export type PublishBlock = z.infer<typeof publishBlockSchema>;

export const publishBlocksSchema = z.object({ blocked: z.array(publishBlockSchema) });
