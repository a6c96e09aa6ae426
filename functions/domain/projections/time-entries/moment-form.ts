import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";
import type { WallTime } from "../../rules/time-entries/wall-span.ts";
import { spanFromWallTimes } from "../../rules/time-entries/wall-span.ts";
import { wallTimesOfSpan } from "../../rules/time-entries/wall-times-of-span.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";

export interface MomentTerms {
  /** The worked time that the moment lies in. */
  span: WorkSpan;
  timeZone: string;
  locale: Locale;
}

/**
 * A moment inside worked time, as a wall time of its location; the result is its instant. A time of
 * day before the start's lies on the next day.
 */
export function momentFormIn({ span, timeZone, locale }: MomentTerms) {
  return z.pipe(
    z.custom<WallTime>(),
    z.transform((value, context): Instant => {
      const refuse = (message: string): never => {
        context.issues.push({ code: "custom", message, input: value });
        return z.NEVER;
      };
      if (!localTimeSchema.safeParse(value.time).success) return refuse(issue("missingTime"));
      const { day, startsAt } = wallTimesOfSpan({ ...span, breaks: [] }, timeZone);
      const found = spanFromWallTimes({ day, startsAt, endsAt: value, breaks: [] }, timeZone);
      if (found.kind === "problems") {
        const problem = found.problems["endsAt"] ?? found.problems["startsAt"];
        return refuse(problem === undefined ? issue("missingTime") : ruleSentence(problem, locale));
      }
      const { endsAt } = found.span;
      if (span.endsAt === null || endsAt < span.endsAt) return endsAt;
      return refuse(ruleSentence(new RuleViolation("splitOutside", {}), locale));
    }),
  );
}
