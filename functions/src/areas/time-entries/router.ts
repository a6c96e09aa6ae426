import { employeeIdSchema, timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { explainedWeekSchema } from "@crewline/domain/records/pay/explained-week";
import { judgedPositionSchema } from "@crewline/domain/records/locations/judge-position";
import {
  batchAnswerSchema,
  readFileSchema,
  undoBatchSchema,
} from "@crewline/domain/records/batches/batch";
import { batchGroupSchema } from "@crewline/domain/rules/batches/batch-group";
import {
  checkedImportSchema,
  checkTimeImportSchema,
  importTimeSchema,
} from "@crewline/domain/rules/imported-time/imported-work";
import {
  acceptCorrectionSchema,
  acceptEndSchema,
  addTimeEntrySchema,
  approveManySchema,
  approveTimeEntriesSchema,
  changeBreaksSchema,
  clockInSchema,
  clockOutSchema,
  convertTimeEntrySchema,
  correctTimeEntrySchema,
  decideTimeEntrySchema,
  declineCorrectionSchema,
  mergeTimeEntriesSchema,
  punchSchema,
  reassignTimeEntrySchema,
  requestCorrectionSchema,
  requestEntrySchema,
  splitTimeEntrySchema,
  unapproveManySchema,
  withdrawCorrectionSchema,
} from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { settlePunchSchema } from "@crewline/domain/records/time-entries/unplaced-punch";
import { z } from "zod/mini";
import { editedSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { listBatches } from "../../operations/batches/list-batches.ts";
import { undoBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { acceptEnd } from "./accept-end.ts";
import { acceptCorrection, declineCorrection } from "./answer-correction.ts";
import { addEntry } from "./add-entry.ts";
import { approveEntries, approvedSchema } from "./approve-entries.ts";
import { approveMany, undoWays } from "./approve-many.ts";
import { changeBreaks } from "./change-breaks.ts";
import { clockIn } from "../../operations/punches/clock-in.ts";
import { convertEntry } from "./convert-entry.ts";
import { correctEntry } from "./correct-entry.ts";
import { decideEntry } from "./decide-entry.ts";
import { editedEntriesSchema } from "./edit-entries.ts";
import { checkImport } from "./imports/check-import.ts";
import { importRows, importUndoWays } from "./imports/import-rows.ts";
import { lastImport } from "./imports/last-import.ts";
import { mergeEntries } from "./merge-entries.ts";
import { explainWeekOf } from "./explain-week.ts";
import { punch } from "../../operations/punches/punch.ts";
import { reassignEntry } from "./reassign-entry.ts";
import { requestCorrection, withdrawCorrection } from "./request-correction.ts";
import { requestEntry } from "./request-entry.ts";
import { splitEntry } from "./split-entry.ts";
import { settlePunch } from "./settle-punch.ts";
import { unapproveEntry, unapproveMany } from "./unapprove-entries.ts";

const punching = may("timeEntries", "punch");
const ask = may("timeEntries", "ask").use(limited("enterTime"));
const edit = may("timeEntries", "edit").use(limited("enterTime"));
const approve = may("timeEntries", "approve").use(limited("enterTime"));
const bulk = may("timeEntries", "approve").use(limited("bulkAction"));
const importing = may("timeEntries", "edit");
const entryIdSchema = z.object({ entryId: timeEntryIdSchema });
/** The punched entry and where the employee was, so that the clock can tell an off-site punch. */
const punchedSchema = z.extend(entryIdSchema, { position: z.nullable(judgedPositionSchema) });

export const timeEntriesRouter = router({
  explain: may("timeEntries", "view")
    .input(z.object({ employeeId: employeeIdSchema, weekStart: localDateSchema }))
    .output(explainedWeekSchema)
    .query(({ ctx, input }) => explainWeekOf(ctx.actor, input)),
  clockIn: punching
    .input(clockInSchema)
    .output(punchedSchema)
    .mutation(({ ctx, input }) => clockIn(ctx.actor, input, browser(ctx))),
  startBreak: punching
    .input(punchSchema)
    .output(punchedSchema)
    .mutation(({ ctx, input }) => punch(ctx.actor, input, { kind: "startBreak", ...browser(ctx) })),
  endBreak: punching
    .input(punchSchema)
    .output(punchedSchema)
    .mutation(({ ctx, input }) => punch(ctx.actor, input, { kind: "endBreak", ...browser(ctx) })),
  clockOut: punching
    .input(clockOutSchema)
    .output(punchedSchema)
    .mutation(({ ctx, input }) => punch(ctx.actor, input, { kind: "clockOut", ...browser(ctx) })),
  settlePunch: edit
    .input(settlePunchSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => settlePunch(ctx.actor, input)),
  add: edit
    .input(addTimeEntrySchema)
    .output(entryIdSchema)
    .mutation(({ ctx, input }) => addEntry(ctx.actor, input)),
  correct: edit
    .input(correctTimeEntrySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => correctEntry(ctx.actor, input)),
  split: edit
    .input(splitTimeEntrySchema)
    .output(editedEntriesSchema)
    .mutation(({ ctx, input }) => splitEntry(ctx.actor, input)),
  merge: edit
    .input(mergeTimeEntriesSchema)
    .output(editedEntriesSchema)
    .mutation(({ ctx, input }) => mergeEntries(ctx.actor, input)),
  reassign: edit
    .input(reassignTimeEntrySchema)
    .output(editedEntriesSchema)
    .mutation(({ ctx, input }) => reassignEntry(ctx.actor, input)),
  changeBreaks: edit
    .input(changeBreaksSchema)
    .output(editedEntriesSchema)
    .mutation(({ ctx, input }) => changeBreaks(ctx.actor, input)),
  convert: edit
    .input(convertTimeEntrySchema)
    .output(editedEntriesSchema)
    .mutation(({ ctx, input }) => convertEntry(ctx.actor, input)),
  approve: approve
    .input(approveTimeEntriesSchema)
    .output(approvedSchema)
    .mutation(({ ctx, input }) => approveEntries(ctx.actor, input)),
  approveMany: bulk
    .input(approveManySchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => approveMany(ctx.actor, input)),
  unapproveMany: bulk
    .input(unapproveManySchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => unapproveMany(ctx.actor, input)),
  undoBatch: bulk
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => undoBatch(ctx.actor, input.batchId, waysOf(ctx.actor))),
  recentBatches: may("timeEntries", "approve")
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, waysOf(ctx.actor))),
  lastImport: importing
    .output(z.object({ file: z.nullable(readFileSchema) }))
    .query(({ ctx }) => lastImport(ctx.actor)),
  // A mutation, because its rows are too long for an address.
  checkImport: importing
    .use(limited("checkImport"))
    .input(checkTimeImportSchema)
    .output(checkedImportSchema)
    .mutation(({ ctx, input }) => checkImport(ctx.actor, input)),
  importRows: importing
    .use(limited("bulkAction"))
    .input(importTimeSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => importRows(ctx.actor, input)),
  acceptEnd: approve
    .input(acceptEndSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => acceptEnd(ctx.actor, input)),
  unapprove: approve
    .input(decideTimeEntrySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => unapproveEntry(ctx.actor, input)),
  reject: approve
    .input(decideTimeEntrySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => decideEntry(ctx.actor, input, "reject")),
  requestEntry: ask
    .input(requestEntrySchema)
    .output(entryIdSchema)
    .mutation(({ ctx, input }) => requestEntry(ctx.actor, input)),
  requestCorrection: ask
    .input(requestCorrectionSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => requestCorrection(ctx.actor, input)),
  withdrawCorrection: ask
    .input(withdrawCorrectionSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => withdrawCorrection(ctx.actor, input)),
  acceptCorrection: edit
    .input(acceptCorrectionSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => acceptCorrection(ctx.actor, input)),
  declineCorrection: edit
    .input(declineCorrectionSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => declineCorrection(ctx.actor, input)),
  void: edit
    .input(decideTimeEntrySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => decideEntry(ctx.actor, input, "void")),
});

/** The ways to undo the bulk actions on worked time. */
function waysOf(actor: Actor) {
  return { ...undoWays(actor), ...importUndoWays(actor) };
}

function browser({ device }: { device: string }) {
  return { source: "web", deviceName: device } as const;
}
