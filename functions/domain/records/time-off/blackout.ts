import { z } from "zod/mini";
import { editSchema, idSchema, noteSchema } from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";

/**
 * Days, both included, on which employees can't request time off: of the whole company, or with
 * `locationIds` of those who work at one of these locations.
 */
export const blackoutSchema = z
  .object({
    id: idSchema,
    name: lineSchema(60).check(z.minLength(1, issue("enterName"))),
    from: enteredDaySchema,
    until: enteredDaySchema,
    locationIds: z.nullable(
      z.array(locationIdSchema).check(z.minLength(1, issue("chooseLocation")), z.maxLength(50)),
    ),
  })
  .check(
    z.refine(({ from, until }) => until >= from, {
      message: issue("lastDayBeforeFirst"),
      path: ["until"],
    }),
  );
export type Blackout = z.infer<typeof blackoutSchema>;

/** They are stored in the company's document. */
export const MOST_BLACKOUTS = 40;

export const blackoutsSchema = z
  .array(blackoutSchema)
  .check(z.maxLength(MOST_BLACKOUTS, issue("atMostEntries", MOST_BLACKOUTS)));

export const saveBlackoutsSchema = z.extend(editSchema, { blackouts: blackoutsSchema });

/** The blackout in which time off was entered all the same, by its name then, and why. */
export const overriddenBlackoutSchema = z.object({ name: z.string(), reason: noteSchema });
