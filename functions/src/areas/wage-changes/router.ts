import { wageChangeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { batchGroupSchema } from "@crewline/domain/rules/batches/batch-group";
import { batchAnswerSchema, undoBatchSchema } from "@crewline/domain/records/batches/batch";
import { addWageChangeSchema } from "@crewline/domain/records/pay/wage-change";
import {
  cancelWageChangesSchema,
  plannedRaiseSchema,
  previewRaiseSchema,
  previewRowSchema,
  previewWageChangeSchema,
  rowPreviewSchema,
  saveWageChangeRowsSchema,
  wageChangeNoticeSchema,
  wageChangePreviewSchema,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { z } from "zod/mini";
import { listBatches } from "../../operations/batches/list-batches.ts";
import { undoBatch } from "../../operations/batches/run-batch.ts";
import { unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addWageChange } from "./add-wage-change.ts";
import { cancelWageChanges } from "./cancel-wage-changes.ts";
import { listNotices } from "./list-notices.ts";
import { previewRaise } from "./preview-raise.ts";
import { previewRow } from "./preview-row.ts";
import { previewWageChange } from "./preview-wage-change.ts";
import { saveRows } from "./save-rows.ts";
import { undoWays } from "./undo-wage-rows.ts";

const edit = may("wageChanges", "edit");
const bulk = edit.use(limited("bulkAction"));

/** Only a row whose preview was shown, as its fingerprint proves, may change exported pay. */
const savingRows = bulk.input(saveWageChangeRowsSchema).output(batchAnswerSchema);

export const wageChangesRouter = router({
  notices: may("wageChanges", "view")
    .output(z.object({ notices: z.array(wageChangeNoticeSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listNotices(ctx.actor)),
  preview: edit
    .input(previewWageChangeSchema)
    .output(wageChangePreviewSchema)
    .query(({ ctx, input }) => previewWageChange(ctx.actor, input.change)),
  add: edit
    .use(limited("recompute"))
    .input(addWageChangeSchema)
    .output(z.object({ wageChangeId: wageChangeIdSchema }))
    .mutation(({ ctx, input }) => addWageChange(ctx.actor, input)),
  cancelMany: bulk
    .input(cancelWageChangesSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => cancelWageChanges(ctx.actor, input)),
  previewRaise: edit
    .input(previewRaiseSchema)
    .output(z.object({ people: z.array(plannedRaiseSchema) }))
    .query(({ ctx, input }) => previewRaise(ctx.actor, input)),
  previewRow: edit
    .input(previewRowSchema)
    .output(rowPreviewSchema)
    .query(({ ctx, input }) => previewRow(ctx.actor, input)),
  bulkRaise: savingRows.mutation(({ ctx, input }) => saveRows(ctx.actor, input)),
  import: savingRows.mutation(({ ctx, input }) => saveRows(ctx.actor, input)),
  recentBatches: edit
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, undoWays(ctx.actor))),
  undoBatch: bulk
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => undoBatch(ctx.actor, input.batchId, undoWays(ctx.actor))),
});
