import { z } from "zod/mini";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { plannedSchema } from "../schedules/shift-change.ts";
import { readerFormats } from "./reader-formats.ts";

/**
 * News about a claim, swap or drop of a shift: to managers who decide, or to the employees. `other`
 * is the colleague's shift of a swap; `byName` is empty where no person did it.
 */
export const shiftRequestContentSchema = z.object({
  kind: z.literal("shiftRequest"),
  event: z.enum([
    "asked",
    "accepted",
    "declined",
    "approved",
    "denied",
    "withdrawn",
    "canceled",
    "lost",
    "taken",
    "released",
    "expired",
  ]),
  requestKind: z.enum(["claim", "swap", "drop"]),
  byName: z.string(),
  locationId: locationIdSchema,
  locationName: z.string(),
  weekStart: localDateSchema,
  shift: plannedSchema,
  other: z.nullable(plannedSchema),
  note: z.string(),
  formats: readerFormats,
});
