import {
  addChecklistTemplateSchema,
  assignChecklistsSchema,
  saveChecklistTemplateSchema,
  setChecklistStateSchema,
} from "@crewline/domain/records/checklists/checklist-template";
import {
  listedVersionsSchema,
  listVersionsSchema,
} from "@crewline/domain/records/checklists/checklist-version";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { z } from "zod/mini";
import { answerItemSchema, signOffSchema } from "@crewline/domain/rules/checklists/answer-input";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { answerItem } from "./answer-item.ts";
import { assignChecklists, setChecklistState } from "./bulk-templates.ts";
import { listVersions } from "./list-versions.ts";
import { signOffList } from "./sign-off-list.ts";
import { addChecklistTemplate, saveChecklistTemplate } from "./checklist-templates.ts";

const edit = may("templates", "edit").use(limited("bulkAction"));
const changedSchema = z.object({ changed: z.int().check(z.minimum(0)) });

export const templatesRouter = router({
  add: edit
    .input(addChecklistTemplateSchema)
    .output(z.object({ templateId: checklistTemplateIdSchema }))
    .mutation(({ ctx, input }) => addChecklistTemplate(ctx.actor, input)),
  save: edit
    .input(saveChecklistTemplateSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveChecklistTemplate(ctx.actor, input)),
  assign: edit
    .input(assignChecklistsSchema)
    .output(changedSchema)
    .mutation(({ ctx, input }) => assignChecklists(ctx.actor, input)),
  versions: may("templates", "edit")
    .input(listVersionsSchema)
    .output(listedVersionsSchema)
    .query(({ ctx, input }) => listVersions(ctx.actor, input)),
  answer: may("templates", "answer")
    .input(answerItemSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => answerItem(ctx.actor, input)),
  signOff: may("templates", "answer")
    .input(signOffSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => signOffList(ctx.actor, input)),
  setState: edit
    .input(setChecklistStateSchema)
    .output(changedSchema)
    .mutation(({ ctx, input }) => setChecklistState(ctx.actor, input)),
});
