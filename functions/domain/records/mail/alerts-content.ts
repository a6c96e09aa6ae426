import { z } from "zod/mini";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { alertIdSchema } from "../../kernel/ids/record-ids.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { alertFactsSchema } from "../alerts/alert.ts";
import { alertTypeSchema } from "../alerts/alert-type.ts";

/** Alerts of a location, or of the whole company, that the reader should look at. */
export const alertsContentSchema = z.object({
  kind: z.literal("alerts"),
  locationName: z.nullable(z.string()),
  /** Of times without a zone of their own. */
  timeZone: timeZoneSchema,
  items: z.array(
    z.object({
      type: alertTypeSchema,
      facts: alertFactsSchema,
      count: z.int().check(z.minimum(1)),
      employeeName: z.nullable(z.string()),
      /** Null in messages from before it was stored. */
      alertId: z._default(z.nullable(alertIdSchema), null),
    }),
  ),
  formats: z._default(formatsSchema, formatsOfAnybody),
});
