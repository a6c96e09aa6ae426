import { batchAnswerSchema, undoBatchSchema } from "@crewline/domain/records/batches/batch";
import { batchGroupSchema } from "@crewline/domain/rules/batches/batch-group";
import { saveEmployeeRowsSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { z } from "zod/mini";
import { listBatches } from "../../../operations/batches/list-batches.ts";
import { undoBatch } from "../../../operations/batches/run-batch.ts";
import { unreadableSchema } from "../../../rpc/answers.ts";
import { router } from "../../../rpc/trpc.ts";
import { endsToUndo } from "../employment/end-many.ts";
import { requireProofOfEnds } from "../employment/require-proof-of-ends.ts";
import { bulk, edit } from "../guard/employee-procedures.ts";
import { saveRows } from "./save-rows.ts";
import { undoWays } from "./undo-rows.ts";

/** Rows from a file or a selection, and how to undo them. */
export const batchesRouter = router({
  recentBatches: edit
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, undoWays(ctx.actor))),
  saveRows: bulk
    .input(saveEmployeeRowsSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => saveRows(ctx.actor, input)),
  undoBatch: bulk
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await requireProofOfEnds(ctx, await endsToUndo(ctx.actor, input.batchId));
      return undoBatch(ctx.actor, input.batchId, undoWays(ctx.actor));
    }),
});
