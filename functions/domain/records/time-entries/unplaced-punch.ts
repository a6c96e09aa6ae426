import { z } from "zod/mini";
import { editSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { punchIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { brokenRuleSchema } from "../batches/broken-rule.ts";
import { punchRecordSchema } from "./punch-record.ts";

/**
 * A punch that was made offline and could not be applied when it arrived: no time was changed by it,
 * and a manager decides what to do. The id is the key of its attempt.
 */
export const unplacedPunchSchema = z.object({
  id: punchIdSchema,
  /** Null, without a name, for a punch at a shared tablet whose PIN no one has. */
  employeeId: z.nullable(employeeIdSchema),
  employeeName: z.string(),
  locationId: locationIdSchema,
  day: localDateSchema,
  timeZone: timeZoneSchema,
  punch: punchRecordSchema,
  /** The rule that it broke. */
  rule: brokenRuleSchema,
  state: z.enum(["open", "settled"]),
  settledByName: z.nullable(z.string()),
  settledAt: z.nullable(instantSchema),
  version: versionSchema,
});
export type UnplacedPunch = z.infer<typeof unplacedPunchSchema>;

/** A manager has done what there was to do about a punch. */
export const settlePunchSchema = z.extend(editSchema, { punchId: punchIdSchema });
