import { z } from "zod/mini";
import { attemptSchema, editSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { locationIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { dayEventIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { lineSchema, linesSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { daysBetween, enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/** The most days of one event, so that a list of a month finds it by its first day. */
export const MOST_EVENT_DAYS = 62;

export const dayEventAudienceSchema = z.enum(["everyone", "managers"]);

const timesSchema = z.object({ startsAtLocal: localTimeSchema, endsAtLocal: localTimeSchema });

const terms = {
  title: lineSchema(80).check(z.minLength(1, issue("enterName"))),
  text: linesSchema(1000),
  /** The days, both included. */
  from: localDateSchema,
  until: localDateSchema,
  /** Wall times on each of the days, an end at or before the start on the next; null for all day. */
  times: z.nullable(timesSchema),
  /** Null for the whole company. */
  locationId: z.nullable(locationIdSchema),
  /** `managers` are those of the location, or all of the company. */
  audience: dayEventAudienceSchema,
};

/** `dayEvents/{id}`: a note or event that Calendar shows on days of a location or of the company. */
export const dayEventSchema = z.object({
  ...terms,
  id: dayEventIdSchema,
  savedAt: instantSchema,
  savedBy: storedUserIdSchema,
  savedByName: z.string(),
  version: versionSchema,
});
export type DayEvent = z.infer<typeof dayEventSchema>;

/** As a person enters it. */
export const dayEventTermsSchema = z
  .object({ ...terms, from: enteredDaySchema, until: enteredDaySchema })
  .check(
    z.superRefine(({ from, until }, context) => {
      const path = ["until"];
      if (until < from) {
        context.addIssue({ code: "custom", path, message: issue("lastDayBeforeFirst") });
      } else if (daysBetween(from, until) >= MOST_EVENT_DAYS) {
        const message = issue("atMostDays", MOST_EVENT_DAYS);
        context.addIssue({ code: "custom", path, message });
      }
    }),
  );
export type DayEventTerms = z.infer<typeof dayEventTermsSchema>;

export const addDayEventSchema = z.extend(attemptSchema, { event: dayEventTermsSchema });
export const saveDayEventSchema = z.extend(editSchema, {
  dayEventId: dayEventIdSchema,
  event: dayEventTermsSchema,
});
export const removeDayEventSchema = z.extend(editSchema, { dayEventId: dayEventIdSchema });
