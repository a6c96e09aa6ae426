import { z } from "zod";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/** A shift as a message tells it. */
export const plannedSchema = z.object({
  day: localDateSchema,
  startsAtLocal: localTimeSchema,
  endsAtLocal: localTimeSchema,
  jobRole: z.string().nullable(),
});
export type PlannedShift = z.infer<typeof plannedSchema>;

/** The reader's formats of days, times and numbers; a letter without any needs none. */
export const readerFormats = formatsSchema.default(formatsOfAnybody);
