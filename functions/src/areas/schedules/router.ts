import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  addShiftSchema,
  addShiftsSchema,
  cancelShiftSchema,
  claimShiftSchema,
  copyWeekSchema,
  publicationsSchema,
  publishWeekSchema,
  removeDraftsSchema,
  saveShiftSchema,
} from "@crewline/domain/records/schedules/schedule";
import { coverRankSchema, findCoverSchema } from "@crewline/domain/records/schedules/cover-rank";
import {
  answerCoverSchema,
  offerCoverSchema,
  withdrawCoverSchema,
} from "@crewline/domain/records/schedules/cover-offer";
import { saveHandOverSchema } from "@crewline/domain/records/schedules/hand-over-note";
import { dayCostSchema, showDayCostSchema } from "@crewline/domain/records/pay/day-cost";
import { shiftPlanSchema } from "@crewline/domain/records/schedules/shift";
import { historyPageSchema } from "@crewline/domain/records/history/history-event";
import { z } from "zod";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addShift } from "./add-shift.ts";
import { addShifts } from "./add-shifts.ts";
import { answerCover } from "./answer-cover.ts";
import { cancelShift } from "./cancel-shift.ts";
import { claimShift } from "./claim-shift.ts";
import { copyScheduleWeek } from "./copy-schedule-week.ts";
import { findCover } from "./find-cover.ts";
import { offerCover } from "./offer-cover.ts";
import { withdrawCover } from "./withdraw-cover.ts";
import { publishWeek } from "./publish-week.ts";
import { readPublications } from "./read-publications.ts";
import { removeDrafts } from "./remove-drafts.ts";
import { saveHandOver } from "./save-hand-over.ts";
import { showDayCost } from "./show-day-cost.ts";
import { saveShift } from "./save-shift.ts";

const edit = may("schedules", "edit");
const bulk = edit.use(limited("bulkAction"));
const countSchema = z.int().min(0);

const copiedSchema = z.object({
  copied: countSchema,
  shiftIds: z.array(shiftIdSchema),
  skipped: z.array(z.object({ who: z.string(), why: z.string() })),
});
const addedSchema = z.object({
  shiftIds: z.array(shiftIdSchema),
  skipped: copiedSchema.shape.skipped,
});
const publishedSchema = z.object({
  added: countSchema,
  changed: countSchema,
  removed: countSchema,
  publishedVersion: countSchema,
});

export const schedulesRouter = router({
  addShift: edit
    .input(addShiftSchema)
    .output(z.object({ shiftId: shiftIdSchema }))
    .mutation(({ ctx, input }) => addShift(ctx.actor, input)),
  addShifts: bulk
    .input(addShiftsSchema)
    .output(addedSchema)
    .mutation(({ ctx, input }) => addShifts(ctx.actor, input)),
  removeDrafts: bulk
    .input(removeDraftsSchema)
    .output(z.object({ removed: countSchema, kept: countSchema }))
    .mutation(({ ctx, input }) => removeDrafts(ctx.actor, input)),
  saveShift: edit
    .input(saveShiftSchema)
    .output(editedSchema.extend({ plan: shiftPlanSchema }))
    .mutation(({ ctx, input }) => saveShift(ctx.actor, input)),
  cancelShift: edit
    .input(cancelShiftSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => cancelShift(ctx.actor, input)),
  copyWeek: bulk
    .input(copyWeekSchema)
    .output(copiedSchema)
    .mutation(({ ctx, input }) => copyScheduleWeek(ctx.actor, input)),
  findCover: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(findCoverSchema)
    .output(z.object({ ranked: z.array(coverRankSchema) }))
    .query(({ ctx, input }) => findCover(ctx.actor, input)),
  dayCost: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(showDayCostSchema)
    .output(z.object({ cost: dayCostSchema.nullable() }))
    .query(({ ctx, input }) => showDayCost(ctx.actor, input)),
  offerCover: edit
    .use(limited("coverSearch"))
    .input(offerCoverSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => offerCover(ctx.actor, input)),
  withdrawCover: edit
    .input(withdrawCoverSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => withdrawCover(ctx.actor, input)),
  answerCover: may("schedules", "view")
    .input(answerCoverSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => answerCover(ctx.actor, input)),
  claimShift: may("schedules", "view")
    .input(claimShiftSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => claimShift(ctx.actor, input)),
  saveHandOver: edit
    .input(saveHandOverSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveHandOver(ctx.actor, input)),
  publications: may("schedules", "edit")
    .input(publicationsSchema)
    .output(historyPageSchema)
    .query(({ ctx, input }) => readPublications(ctx.actor, input)),
  publish: may("schedules", "publish")
    .use(limited("bulkAction"))
    .input(publishWeekSchema)
    .output(publishedSchema)
    .mutation(({ ctx, input }) => publishWeek(ctx.actor, input)),
});
