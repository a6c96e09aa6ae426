import { idSchema } from "@crewline/domain/rules/fields";
import {
  addWageChangeSchema,
  cancelWageChangeSchema,
} from "@crewline/domain/wage-changes/wage-change";
import { z } from "zod";
import { editedSchema } from "../../rpc/answers.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addWageChange } from "./add-wage-change.ts";
import { cancelWageChange } from "./cancel-wage-change.ts";

const edit = may("wageChanges", "edit");

export const wageChangesRouter = router({
  add: edit
    .input(addWageChangeSchema)
    .output(z.object({ wageChangeId: idSchema }))
    .mutation(({ ctx, input }) => addWageChange(ctx.actor, input)),
  cancel: edit
    .input(cancelWageChangeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => cancelWageChange(ctx.actor, input)),
});
