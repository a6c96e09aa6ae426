import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { payPeriodStateSchema } from "./pay-period-record.ts";

/**
 * What a close decides about: numbers of entries, requests, disputed timesheets and employees whose
 * history was changed from outside.
 */
export const closingFindingsSchema = z.object({
  open: z.int().check(z.minimum(0)),
  unapproved: z.int().check(z.minimum(0)),
  requests: z.int().check(z.minimum(0)),
  disputes: z.int().check(z.minimum(0)),
  audits: z.int().check(z.minimum(0)),
});
export type ClosingFindings = z.infer<typeof closingFindingsSchema>;

/** Any day of the pay period. */
export const locationClosingsInputSchema = z.object({ day: enteredDaySchema });

const closingSchema = z.object({
  locationId: locationIdSchema,
  locationName: z.string(),
  state: z.enum(["open", "closing", "closed"]),
  at: z.nullable(instantSchema),
  byName: z.nullable(z.string()),
  /** True once the last day has passed at the location. */
  isOver: z.boolean(),
  findings: closingFindingsSchema,
});

/** A pay period with its locations in reach: which are closed, and what the others still need. */
export const locationClosingsSchema = z.object({
  firstDay: localDateSchema,
  /** Not bound to 2199: the last pay period of that year may end after it. */
  lastDay: z.iso.date(),
  state: payPeriodStateSchema,
  locations: z.array(closingSchema),
});
export type LocationClosings = z.infer<typeof locationClosingsSchema>;
export type ShownClosing = LocationClosings["locations"][number];
