import { publicationIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import {
  publicationVersionSchema,
  publishWeekSchema,
  showVersionSchema,
  undoPublishSchema,
  unpublishWeekSchema,
} from "@crewline/domain/records/schedules/publication";
import {
  lockWeekSchema,
  publicationsSchema,
  showWeekVersionSchema,
  unlockWeekSchema,
} from "@crewline/domain/records/schedules/schedule";
import { answerMessageSchema } from "@crewline/domain/records/schedules/shift-message";
import { z } from "zod/mini";
import {
  budgetExcessesSchema,
  showBudgetsSchema,
} from "@crewline/domain/records/schedules/budget-excess";
import {
  publishBlocksSchema,
  showBlocksSchema,
} from "@crewline/domain/records/schedules/publish-block";
import { doneSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { showBudgets } from "./exceeded-budgets.ts";
import { answerMessage } from "./answer-message.ts";
import { lockWeek, unlockWeek } from "./lock-week.ts";
import { publishWeek } from "./publish-week.ts";
import { publicationsPageSchema, readPublications } from "./read-publications.ts";
import { showBlocks } from "./show-blocks.ts";
import { showVersion } from "./show-version.ts";
import { showWeekVersion } from "./show-week-version.ts";
import { undoPublish } from "./undo-publish.ts";
import { unpublishWeek } from "./unpublish-week.ts";

const publish = may("schedules", "publish").use(limited("bulkAction"));
const countSchema = z.int().check(z.minimum(0));

const publishedSchema = z.object({
  added: countSchema,
  changed: countSchema,
  removed: countSchema,
  publishedVersion: countSchema,
  publicationId: publicationIdSchema,
  /** Until then it can be taken back. */
  holdUntil: instantSchema,
});

/** What staff see of a week, its versions and its lock: a part of the router of schedules. */
export const publishingProcedures = {
  publications: may("schedules", "edit")
    .input(publicationsSchema)
    .output(publicationsPageSchema)
    .query(({ ctx, input }) => readPublications(ctx.actor, input)),
  version: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(showVersionSchema)
    .output(publicationVersionSchema)
    .query(({ ctx, input }) => showVersion(ctx.actor, input)),
  weekVersion: may("schedules", "edit")
    .input(showWeekVersionSchema)
    .output(z.object({ version: countSchema }))
    .query(({ ctx, input }) => showWeekVersion(ctx.actor, input)),
  exceededBudgets: may("schedules", "publish")
    .use(limited("coverSearch"))
    .input(showBudgetsSchema)
    .output(budgetExcessesSchema)
    .query(({ ctx, input }) => showBudgets(ctx.actor, input)),
  publishBlocks: may("schedules", "publish")
    .use(limited("coverSearch"))
    .input(showBlocksSchema)
    .output(publishBlocksSchema)
    .query(({ ctx, input }) => showBlocks(ctx.actor, input)),
  publish: publish
    .input(publishWeekSchema)
    .output(publishedSchema)
    .mutation(({ ctx, input }) => publishWeek(ctx.actor, input)),
  unpublish: publish
    .input(unpublishWeekSchema)
    .output(z.pick(publishedSchema, { removed: true, publicationId: true, holdUntil: true }))
    .mutation(({ ctx, input }) => unpublishWeek(ctx.actor, input)),
  undoPublish: publish
    .input(undoPublishSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => undoPublish(ctx.actor, input)),
  lockWeek: publish
    .input(lockWeekSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => lockWeek(ctx.actor, input)),
  unlockWeek: publish
    .input(unlockWeekSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => unlockWeek(ctx.actor, input)),
  answerMessage: may("schedules", "view")
    .input(answerMessageSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => answerMessage(ctx.actor, input)),
};
