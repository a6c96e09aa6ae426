import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  addShiftSchema,
  addShiftsSchema,
  cancelShiftSchema,
  claimShiftSchema,
  removeDraftsSchema,
  saveShiftSchema,
} from "@crewline/domain/records/schedules/schedule";
import {
  coverRankSchema,
  findCoverSchema,
  rankPeopleSchema,
} from "@crewline/domain/records/schedules/cover-rank";
import {
  scheduleLedgerSchema,
  showLedgerSchema,
} from "@crewline/domain/records/schedules/fairness";
import {
  answerCoverSchema,
  offerCoverSchema,
  withdrawCoverSchema,
} from "@crewline/domain/records/schedules/cover-offer";
import { reportPresenceSchema } from "@crewline/domain/records/schedules/week-presence";
import { claimRankSchema } from "@crewline/domain/records/schedules/claim-rank";
import { claimedSchema, rankClaimsSchema } from "@crewline/domain/records/schedules/shift-request";
import { saveHandOverSchema } from "@crewline/domain/records/schedules/hand-over-note";
import { planTermsSchema, showPlanTermsSchema } from "@crewline/domain/records/pay/plan-terms";
import { dayCostSchema, showDayCostSchema } from "@crewline/domain/records/pay/day-cost";
import { shiftPlanSchema } from "@crewline/domain/records/schedules/shift";
import { batchAnswerSchema, undoBatchSchema } from "@crewline/domain/records/batches/batch";
import { batchGroupSchema } from "@crewline/domain/rules/batches/batch-group";
import {
  copyRemarkSchema,
  copyWeeksSchema,
  previewCopySchema,
  weekPreviewSchema,
} from "@crewline/domain/records/schedules/week-copy";
import {
  checkedShiftsSchema,
  checkShiftImportSchema,
  importShiftsSchema,
} from "@crewline/domain/records/schedules/shift-import";
import { z } from "zod/mini";
import { listBatches } from "../../operations/batches/list-batches.ts";
import { undoBatch } from "../../operations/batches/run-batch.ts";
import { doneSchema, editedSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addShift } from "./add-shift.ts";
import { addShifts } from "./add-shifts.ts";
import { answerCover } from "./answer-cover.ts";
import { cancelShift } from "./cancel-shift.ts";
import { claimShift } from "./claim-shift.ts";
import { copyWeeks } from "./copy-weeks.ts";
import { previewCopy } from "./preview-copy.ts";
import { shiftUndoWays } from "./undo-shifts.ts";
import { findCover, rankPeople } from "./find-cover.ts";
import { checkShiftImport } from "./check-shift-import.ts";
import { importShifts } from "./import-shifts.ts";
import { offerCover } from "./offer-cover.ts";
import { withdrawCover } from "./withdraw-cover.ts";
import { publishingProcedures } from "./publishing/procedures.ts";
import { recurringProcedures } from "./recurring/procedures.ts";
import { rankClaims } from "./rank-claims.ts";
import { requestProcedures } from "./requests/router.ts";
import { removeDrafts } from "./remove-drafts.ts";
import { reportPresence } from "./report-presence.ts";
import { saveHandOver } from "./save-hand-over.ts";
import { showPlanTerms } from "./show-plan-terms.ts";
import { showLedger } from "./show-ledger.ts";
import { showDayCost } from "./show-day-cost.ts";
import { saveShift } from "./save-shift.ts";
import { templateProcedures } from "./templates/procedures.ts";

const edit = may("schedules", "edit");
const bulk = edit.use(limited("bulkAction"));
const countSchema = z.int().check(z.minimum(0));

const addedSchema = z.object({
  shiftIds: z.array(shiftIdSchema),
  skipped: z.array(copyRemarkSchema),
});

export const schedulesRouter = router({
  addShift: edit
    .input(addShiftSchema)
    .output(z.object({ shiftId: shiftIdSchema, otherIds: z.optional(z.array(shiftIdSchema)) }))
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
    .output(z.extend(editedSchema, { plan: shiftPlanSchema }))
    .mutation(({ ctx, input }) => saveShift(ctx.actor, input)),
  cancelShift: edit
    .input(cancelShiftSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => cancelShift(ctx.actor, input)),
  previewCopy: bulk
    .input(previewCopySchema)
    .output(z.object({ weeks: z.array(weekPreviewSchema) }))
    .query(({ ctx, input }) => previewCopy(ctx.actor, input)),
  copyWeeks: bulk
    .input(copyWeeksSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => copyWeeks(ctx.actor, input)),
  // A mutation, because its shifts are too long for an address.
  checkImport: edit
    .use(limited("checkImport"))
    .input(checkShiftImportSchema)
    .output(checkedShiftsSchema)
    .mutation(({ ctx, input }) => checkShiftImport(ctx.actor, input)),
  importShifts: bulk
    .input(importShiftsSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => importShifts(ctx.actor, input)),
  undoBatch: bulk
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => undoBatch(ctx.actor, input.batchId, shiftUndoWays(ctx.actor))),
  recentBatches: edit
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, shiftUndoWays(ctx.actor))),
  ...templateProcedures,
  findCover: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(findCoverSchema)
    .output(z.object({ ranked: z.array(coverRankSchema) }))
    .query(({ ctx, input }) => findCover(ctx.actor, input)),
  planTerms: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(showPlanTermsSchema)
    .output(planTermsSchema)
    .query(({ ctx, input }) => showPlanTerms(ctx.actor, input)),
  rankPeople: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(rankPeopleSchema)
    .output(z.object({ ranked: z.array(coverRankSchema) }))
    .query(({ ctx, input }) => rankPeople(ctx.actor, input)),
  ledger: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(showLedgerSchema)
    .output(scheduleLedgerSchema)
    .query(({ ctx, input }) => showLedger(ctx.actor, input)),
  dayCost: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(showDayCostSchema)
    .output(z.object({ cost: z.nullable(dayCostSchema) }))
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
    .output(claimedSchema)
    .mutation(({ ctx, input }) => claimShift(ctx.actor, input)),
  ...requestProcedures,
  rankClaims: may("schedules", "edit")
    .use(limited("coverSearch"))
    .input(rankClaimsSchema)
    .output(z.object({ ranked: z.array(claimRankSchema) }))
    .query(({ ctx, input }) => rankClaims(ctx.actor, input)),
  saveHandOver: edit
    .input(saveHandOverSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveHandOver(ctx.actor, input)),
  reportPresence: edit
    .use(limited("reportPresence"))
    .input(reportPresenceSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => reportPresence(ctx.actor, input)),
  ...publishingProcedures,
  ...recurringProcedures,
});
